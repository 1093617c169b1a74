import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DeskToday } from '../../../../../shared/desk/desk'
import type { DeskItemLine } from '../../../../../shared/desk/deskItems'
import { nearDay, nearMoment } from '../../../../../shared/desk/nearDays'
import { localDay } from '../../../../../shared/format'
import { paths } from '../../../../../shared/paths'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Marks } from '../../bulk/useMarks'
import { desk } from '../copy'
import { ItemRow } from './ItemRow'
import { LostRow } from './LostRow'
import { ItemLine } from './NewColumn'
import { Nothing } from './Nothing'

const words = desk.page

type Props = {
  items: DeskItemLine[]
  today: DeskToday
  onOpen: (id: string) => void
  marks: Pick<Marks, 'isMarked' | 'toggle'>
}

type Lost = DeskToday['lost'][number]
type Trouble = { day: string } & ({ item: DeskItemLine; line?: never } | { item?: never; line: Lost })

/** Talents who are missing, the next day first: vacancies that the caller took, and what their jobs lost to another. */
const troubleOf = (items: readonly DeskItemLine[], lost: readonly Lost[]): Trouble[] =>
  [
    ...items.flatMap((item) => (item.kind === 'vacancy' ? { day: item.missingOn ?? '', item } : [])),
    ...lost.map((line) => ({ day: line.dates[0]?.day ?? '', line })),
  ].toSorted((one, other) => one.day.localeCompare(other.day))

/** What the caller took, next steps, options that end soon, answers that came, and the open jobs. */
export function MineColumn({ items, today, onOpen, marks }: Props) {
  const { steps, jobs, undecided, ending, answers, lost } = today
  const isEmpty = [items, steps, jobs, undecided, ending, answers, lost].every(({ length }) => length === 0)
  if (isEmpty) return <Nothing more={words.emptyMine}>{words.empty}</Nothing>
  return (
    <>
      <Part title={words.parts.trouble} rows={troubleOf(items, lost)}>
        {({ item, line }) =>
          item ? (
            <ItemLine key={item.id} item={item} onOpen={onOpen} marks={marks} />
          ) : (
            <LostRow key={line.claimId} line={line} />
          )
        }
      </Part>
      <Part title={words.parts.answers} rows={answers}>
        {({ claimId, talent, answer, words: said, jobNumber, jobTitle }) => (
          <ItemRow
            key={claimId}
            title={`${talent} · ${jobTitle}`}
            more={[jobNumber, said].filter(Boolean).join(' · ')}
            aside={<StatusBadge of="answer" status={answer} />}
            href={paths.adminJob(jobNumber)}
          />
        )}
      </Part>
      <Part title={words.parts.ending} rows={ending}>
        {({ claimId, talent, jobNumber, jobTitle, until }) => (
          <ItemRow
            key={claimId}
            title={`${talent} · ${jobTitle}`}
            more={jobNumber}
            aside={words.ends(nearMoment(until, new Date()))}
            href={paths.adminJob(jobNumber)}
          />
        )}
      </Part>
      <Part title={words.parts.undecided} rows={undecided}>
        {({ number, title, stage }) => (
          <ItemRow
            key={number}
            title={title}
            more={number}
            aside={<StatusBadge of="jobStage" status={stage} />}
            href={paths.adminJob(number)}
          />
        )}
      </Part>
      <Part title={words.parts.steps} rows={steps}>
        {({ number, title, nextStep, nextStepOn }) => (
          <ItemRow
            key={number}
            title={nextStep ?? title}
            more={`${number} ${title}`}
            aside={nearDay(nextStepOn, localDay(new Date()))}
            href={paths.adminJob(number)}
          />
        )}
      </Part>
      <Part title={words.parts.jobs} rows={jobs}>
        {({ number, title, stage, nextDay }) => (
          <ItemRow
            key={number}
            title={title}
            more={[number, nextDay && nearDay(nextDay, localDay(new Date()))].filter(Boolean).join(' · ')}
            aside={<StatusBadge of="jobStage" status={stage} />}
            href={paths.adminJob(number)}
          />
        )}
      </Part>
      <Part title={words.parts.requests} rows={items.filter(({ kind }) => kind !== 'vacancy')}>
        {(item) => <ItemLine key={item.id} item={item} onOpen={onOpen} marks={marks} />}
      </Part>
    </>
  )
}

type PartProps<Row> = { title: string; rows: readonly Row[]; children: (row: Row) => ReactNode }

const Part = <Row,>({ title, rows, children }: PartProps<Row>) =>
  rows.length === 0 ? null : (
    <Box as="section" aria-label={title} mb={5}>
      <chakra.h3 textStyle="label" color="fgQuiet">
        {title}
      </chakra.h3>
      {rows.map(children)}
    </Box>
  )
