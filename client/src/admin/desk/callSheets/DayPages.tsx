import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { plainDay } from '../../../../../shared/desk/dayWords'
import { LinkButton } from '../../../design/actions/LinkButton'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { Page } from '../../../design/layout/Page'
import { sheet as copy } from './copy'

/** A page about a day of a job that has no date yet. */
export const NoDates = ({ title, job }: { title: string; job: string }) => (
  <Page title={title} variant="work">
    <EmptyState action={<LinkButton href={adminPaths.job(job)}>{copy.toJob}</LinkButton>}>
      {copy.noDates}
    </EmptyState>
  </Page>
)

type Date = { id: string; day: string }
type Props<Each extends Date> = {
  label: string
  dates: readonly Each[]
  /** the id of the one that is shown */
  shown: string
  pathOf: (id: string) => string
  /** What stands behind a day. */
  note?: (date: Each) => ReactNode
  children?: ReactNode
}

/** The days of a job, each a link to its page; nothing where there is one only. */
export function DayLinks<Each extends Date>({ label, dates, shown, pathOf, note, children }: Props<Each>) {
  if (dates.length < 2) return null
  return (
    <Flex as="nav" aria-label={label} gap={5} wrap="wrap" align="center" mb={4}>
      {dates.map((date) => (
        <chakra.span key={date.id} fontWeight={date.id === shown ? 'bold' : 'normal'}>
          {date.id === shown ? (
            <span aria-current="page">{plainDay(date.day)}</span>
          ) : (
            <TextLink {...thumb} href={pathOf(date.id)}>
              {plainDay(date.day)}
            </TextLink>
          )}{' '}
          {note?.(date)}
        </chakra.span>
      ))}
      {children}
    </Flex>
  )
}
