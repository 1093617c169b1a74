import { chakra } from '@chakra-ui/react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay, wholeDates } from '../../../../../shared/desk/dayWords'
import type { JobLine } from '../../../../../shared/desk/jobs/jobs'
import { StatusBadge } from '../../../design/feedback/StatusBadge'
import type { Column } from '../../../design/lists/DataTable'
import { MarkBox } from '../../bulk/MarkBox'
import type { Marks } from '../../bulk/useMarks'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { JobFaces } from './faces/JobFaces'
import { jobs } from './lists.copy'

const { columns: heads, none } = jobs

/** Two lines at most, whole when pointed at; on a phone the table cuts it. */
const Short = chakra('span', { base: { md: { lineClamp: 2, '&[data-next]': { minW: '8rem' } } } })

const short = (text: string | null, isNext = false) => (
  <Short title={text ?? undefined} data-next={isNext || undefined}>
    <TextCell none={none}>{text}</TextCell>
  </Short>
)

/** The columns of the list; the first has the tick that marks a job. */
export const columnsOf = (marks: Pick<Marks, 'isMarked' | 'toggle'>): Column<JobLine>[] => [
  {
    head: heads.job,
    phone: 'cut',
    cell: ({ id, number, title }) => (
      <>
        <MarkBox row={{ id, title }} marks={marks} />
        <TitleCell href={adminPaths.job(number)} title={title} more={number} isShort />
      </>
    ),
  },
  { head: heads.client, phone: 'first cut', cell: ({ client }) => short(client) },
  {
    head: heads.first,
    kind: 'number',
    phone: 'bare',
    cell: ({ firstDay }) => (firstDay ? deskDay(firstDay) : <TextCell none={none}>{null}</TextCell>),
  },
  { head: heads.talents, phone: 'last', cell: ({ talents }) => <JobFaces talents={talents} /> },
  { head: heads.stage, kind: 'status', cell: ({ stage }) => <StatusBadge of="jobStage" status={stage} /> },
  { head: heads.booker, phone: 'left out', cell: ({ booker }) => short(booker) },
  {
    head: heads.next,
    phone: 'last cut',
    cell: ({ nextStep, nextStepOn }) =>
      short(
        nextStep && wholeDates([nextStep, nextStepOn && deskDay(nextStepOn)].filter(Boolean).join(', ')),
        true,
      ),
  },
]
