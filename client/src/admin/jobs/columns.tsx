import { chakra, Flex } from '@chakra-ui/react'
import { shortDay } from '../../../../shared/format'
import type { JobLine } from '../../../../shared/jobs'
import { paths } from '../../../../shared/paths'
import { desk } from '../../copy/desk'
import { StatusBadge } from '../../design/feedback/StatusBadge'
import type { Column } from '../../design/lists/DataTable'
import { MarkBox } from '../bulk/MarkBox'
import type { Marks } from '../bulk/useMarks'
import { TextCell } from '../lists/TextCell'
import { TitleCell } from '../lists/TitleCell'

const { columns: heads, none, marks } = desk.jobs
const STATES = ['confirmed', 'option', 'proposed'] as const

/** The columns of the list; the first has the tick that marks a job. */
export const columnsOf = (marks: Pick<Marks, 'isMarked' | 'toggle'>): Column<JobLine>[] => [
  {
    head: heads.job,
    cell: ({ id, number, title }) => (
      <Flex align="start">
        <MarkBox row={{ id, title }} marks={marks} />
        <TitleCell href={paths.adminJob(number)} title={title} more={number} />
      </Flex>
    ),
  },
  ...facts,
]

const facts: Column<JobLine>[] = [
  { head: heads.client, cell: ({ client }) => <TextCell none={none}>{client}</TextCell> },
  { head: heads.first, kind: 'number', cell: ({ firstDay }) => (firstDay ? shortDay(firstDay) : none) },
  {
    head: heads.talents,
    cell: ({ talents }) =>
      talents.length === 0 ? (
        <TextCell none={none}>{null}</TextCell>
      ) : (
        STATES.map((state) => {
          const names = talents.filter((talent) => talent.state === state).map(({ name }) => name)
          if (names.length === 0) return null
          return (
            <chakra.span
              key={state}
              display="block"
              fontWeight={state === 'confirmed' ? 'semibold' : undefined}
            >
              <TextCell>{names.join(', ')}</TextCell>
              <chakra.span textStyle="small" color="fgQuiet">
                {` ${marks[state]}`}
              </chakra.span>
            </chakra.span>
          )
        })
      ),
  },
  { head: heads.stage, kind: 'status', cell: ({ stage }) => <StatusBadge of="jobStage" status={stage} /> },
  { head: heads.booker, cell: ({ booker }) => <TextCell none={none}>{booker}</TextCell> },
  {
    head: heads.next,
    cell: ({ nextStep, nextStepOn }) => (
      <TextCell none={none}>
        {nextStep && [nextStep, nextStepOn && shortDay(nextStepOn)].filter(Boolean).join(', ')}
      </TextCell>
    ),
  },
]
