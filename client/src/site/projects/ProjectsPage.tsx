import { chakra } from '@chakra-ui/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef } from 'react'
import { PAGE_SIZE } from '../../../../shared/limits'
import { messages } from '../../../../shared/messages'
import { paths } from '../../../../shared/paths'
import { AddressButton } from '../../design/actions/AddressButton'
import { EmptyState } from '../../design/feedback/EmptyState'
import { ErrorState } from '../../design/feedback/ErrorState'
import { Page } from '../../design/layout/Page'
import { Pager } from '../../design/lists/Pager'
import { trpc } from '../../lib/trpc'
import { useListQuery } from '../../lib/useListQuery'
import { Call } from '../layout/Call'
import { projects } from './copy'
import { ProjectCard } from './ProjectCard'
import { ProjectSkeleton } from './ProjectSkeleton'
import { projectRows } from './projectRows'

const NO_FILTERS = {}
const SKELETONS = [1, 2, 3, 4]

export default function ProjectsPage() {
  const { page, setPage, addressOf } = useListQuery(NO_FILTERS)
  const list = trpc.site.projects.list.useQuery(
    { page, limit: PAGE_SIZE },
    { placeholderData: keepPreviousData },
  )
  const top = useRef<HTMLUListElement>(null)
  const { items, total = 0, totalPages = 0 } = list.data ?? {}
  const shapes = projectRows(items ?? [])
  const turnTo = (next: number) => {
    setPage(next)
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView()
  }

  const hasBoards = !items || items.some(({ moodboard }) => moodboard)

  return (
    <Page title={projects.title} lead={hasBoards ? projects.lead : projects.leadWithoutBoards}>
      {list.isError ? (
        <ErrorState address={addressOf(page)} onRetry={() => list.refetch()}>
          {messages.projects.failed}
        </ErrorState>
      ) : null}
      {items?.length === 0 && total === 0 ? (
        <EmptyState more={projects.noneMore}>{projects.none}</EmptyState>
      ) : null}
      {items?.length === 0 && total > 0 ? (
        <EmptyState
          action={
            <AddressButton address={addressOf(1)} onPress={() => turnTo(1)}>
              {projects.firstPage}
            </AddressButton>
          }
        >
          {projects.beyond}
        </EmptyState>
      ) : null}
      {list.isError ? null : (
        <chakra.ul
          ref={top}
          tabIndex={-1}
          data-landing
          role="list"
          aria-busy={list.isPending || list.isPlaceholderData || undefined}
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          columnGap={{ base: 6, md: 8 }}
          rowGap={{ base: 12, md: 20 }}
          opacity={list.isPlaceholderData ? 0.6 : 1}
        >
          {items
            ? items.map((project, at) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  shape={shapes[at] ?? 'half'}
                  isTurned={shapes.slice(0, at).filter((shape) => shape === 'wide').length % 2 === 1}
                  eager={at === 0}
                />
              ))
            : SKELETONS.map((key) => <ProjectSkeleton key={key} />)}
        </chakra.ul>
      )}
      {items?.length ? (
        <Pager page={page} totalPages={totalPages} onPage={turnTo} addressOf={addressOf} />
      ) : null}
      <Call
        title={projects.call.title}
        text={projects.call.text}
        ways={[
          { words: projects.call.contact, to: paths.contact },
          { words: projects.call.models, to: paths.models },
        ]}
      />
    </Page>
  )
}
