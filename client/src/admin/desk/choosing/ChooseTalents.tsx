import { Box, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { TalentChoice, TalentChoices } from '../../../../../shared/desk/talentCards'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SearchBox } from '../../../design/form/SearchBox'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { useMarksOnPages } from '../../bulk/useMarks'
import { useFirstField } from '../../forms/useFirstField'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { openCardIn } from '../talents/TalentLink'
import { NO_FILTERS, type TalentFilterValues } from '../talents/talentFilters'
import { ChoiceFilters } from './ChoiceFilters'
import { chipsOf, without } from './chips'
import { choosing as copy } from './copy'
import { Groups } from './Groups'
import { Tray } from './Tray'
import { useTiles } from './useTiles'

type Asked = { search: string; filters: TalentFilterValues }
const NOTHING: Asked = { search: '', filters: NO_FILTERS }

type Row = TalentChoice & { title: string }
export type Chosen = { rows: Row[]; ids: string[]; clear: () => void }

type Props = {
  title: string
  /** on whose days the talents stand */
  jobId: string | null
  /** whether there are any such days */
  isDated: boolean
  /** what an address asks for */
  asked?: Asked
  /** what they are chosen for, above the faces */
  about?: ReactNode
  /** who is in it already, below the faces */
  already?: string
  isLeftOut?: (choice: TalentChoice) => boolean
  /** offers also who is on the job */
  isOnJobToo?: boolean
  /** whole rupees that a day may cost */
  feeMax?: number | null
  /** why some were not taken */
  refused?: ReactNode
  /** what can be done with the marked, the main thing first */
  actions: (chosen: Chosen) => ReactNode
  /** the main thing, for the key Enter */
  onEnter: (chosen: Chosen) => void
  onClose: () => void
}

/** All but the menu at the left and the head of the page; on a phone the whole screen. */
const OVER_THE_PAGE = {
  m: 0,
  mb: 0,
  ml: 'auto',
  mt: 'auto',
  width: { base: '100vw', lg: 'calc(100vw - 12.5rem)' },
  height: { base: '100dvh', lg: 'calc(100dvh - 4rem)' },
  maxH: '100dvh',
}

/** Chooses talents by their faces: who is free, who can stand behind another, and who is not free and why. */
export function ChooseTalents(props: Props) {
  const {
    title,
    jobId,
    isDated,
    asked = NOTHING,
    about,
    already,
    isLeftOut,
    isOnJobToo = false,
    feeMax = null,
    refused,
    actions,
  } = props
  const [search, setSearch] = useState(asked.search)
  const [filters, setFilters] = useState(asked.filters)
  const answer = trpc.desk.talents.search.useQuery(
    { jobId, isOnJobToo, search, ...filters },
    listQueryOptions,
  )
  const items = answer.data?.items.filter((each) => !isLeftOut?.(each)) ?? []
  const marks = useMarksOnPages<Row>(items.map((each) => ({ ...each, title: each.name })))
  const fields = useFirstField<HTMLDivElement>()
  const chosenOf = (rows: Row[]): Chosen => ({
    rows,
    ids: rows.map(({ id }) => id),
    clear: marks.clear,
  })
  const { panel, onKeyDown } = useTiles((choice) => {
    const here = items.filter(({ id }) => id === choice.dataset.choice)
    const rows = marks.marked.length > 0 ? marks.marked : here.map((each) => ({ ...each, title: each.name }))
    props.onEnter(chosenOf(rows))
  })
  useKeys(
    {
      '/': () => panel.current?.querySelector<HTMLElement>('[type=search]')?.focus(),
      v: () => openCardIn(document.activeElement?.closest('li')),
    },
    { inDialog: true },
  )
  const change = (changed: Partial<TalentFilterValues>) => setFilters({ ...filters, ...changed })
  const given = (choice: TalentChoice) => ({
    choice,
    isMarked: marks.isMarked(choice.id),
    onToggle: () => marks.toggle(choice.id),
  })
  return (
    <Dialog
      open
      title={title}
      panel={OVER_THE_PAGE}
      onClose={props.onClose}
      actions={
        <Tray
          rows={marks.marked}
          isEmpty={answer.data !== undefined && items.length === 0}
          onTakeOut={marks.toggle}
        >
          {actions(chosenOf(marks.marked))}
        </Tray>
      }
    >
      <Box ref={panel} onKeyDown={onKeyDown}>
        <Flex columnGap={6} rowGap={3} wrap="wrap" align="end">
          {about}
          <Box flex="1 1 16rem" ref={fields}>
            <SearchBox
              label={copy.search}
              placeholder={copy.searchShort}
              value={search}
              onSearch={setSearch}
            />
          </Box>
        </Flex>
        <ChoiceFilters filters={filters} onChange={change} />
        {refused}
        {answer.data ? (
          <>
            <Groups answer={answer.data} items={items} isDated={isDated} feeMax={feeMax} given={given} />
            {items.length === 0 ? (
              <p role="status">
                {copy.nobody} {copy.find(search !== '', chipsOf(filters, []).length > 0)}
              </p>
            ) : null}
            <LeftOut answer={answer.data} already={already} onDrop={change} />
          </>
        ) : (
          <NotLoaded query={answer} copy={copy} />
        )}
      </Box>
    </Dialog>
  )
}

type LeftOutProps = {
  answer: TalentChoices
  already: string | undefined
  onDrop: (changed: Partial<TalentFilterValues>) => void
}

/** Who is not among the faces, and by which filter: nobody is missing without a word. */
function LeftOut({ answer: { leftOut }, already, onDrop }: LeftOutProps) {
  if (leftOut.length === 0 && !already) return null
  return (
    <Flex
      columnGap={4}
      wrap="wrap"
      align="center"
      borderTop="1px solid"
      borderColor="hairline"
      pt={2}
      textStyle="small"
      color="fgQuiet"
    >
      {leftOut.length > 0 ? <span>{copy.leftOut}</span> : null}
      {leftOut.map(({ filter, count }) => (
        <Button key={filter} variant="quiet" size="touch" px={0} onClick={() => onDrop(without(filter))}>
          {copy.leftOutBy(count, copy.names[filter])}
        </Button>
      ))}
      {already ? <span>{already}</span> : null}
    </Flex>
  )
}
