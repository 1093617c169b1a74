import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay, deskMoment } from '../../../../../shared/desk/dayWords'
import type { ReportFigure, ReportLine } from '../../../../../shared/desk/deskReport'
import { PART_WORDS } from '../../../../../shared/desk/deskWords'
import { money } from '../../../../../shared/format'
import type { Column } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { TitleCell } from '../../lists/cells/TitleCell'
import { desk } from '../copy'
import { deskReport } from './copy'

const { none } = deskReport
const { columns: heads, never } = deskReport.list

const name = (head: string): Column<ReportLine> => ({
  head,
  cell: ({ name: said }) => <TextCell>{said ?? none}</TextCell>,
})
const note = (head: string): Column<ReportLine> => ({
  head,
  cell: ({ note: said }) => <TextCell>{said ?? none}</TextCell>,
})
const when = (head: string): Column<ReportLine> => ({
  head,
  kind: 'number',
  cell: ({ at }) => (at ? deskMoment(at) : none),
})
const job: Column<ReportLine> = {
  head: heads.job,
  cell: ({ job: of }) =>
    of ? <TitleCell href={adminPaths.job(of.number)} title={of.title} more={of.number} /> : none,
}

const requests: Column<ReportLine>[] = [
  {
    head: heads.who,
    cell: ({ itemId, name: who }) => (
      <TitleCell href={adminPaths.deskItem(itemId ?? '')} title={who ?? none} more="" />
    ),
  },
  note(heads.company),
  when(heads.arrived),
  {
    head: heads.answer,
    kind: 'number',
    cell: ({ answerHours }) => (answerHours === null ? none : deskReport.hours(answerHours)),
  },
]
const dates: Column<ReportLine>[] = [
  job,
  name(heads.talent),
  {
    head: heads.date,
    kind: 'number',
    cell: ({ day, part }) =>
      [day && deskDay(day), part && part !== 'full' && PART_WORDS[part]].filter(Boolean).join(', '),
  },
  when(heads.when),
]
const { none: noFee, shown, units } = desk.job.fee
const confirmed: Column<ReportLine>[] = [
  ...dates.slice(0, -1),
  {
    head: heads.fee,
    kind: 'number',
    cell: ({ fee }) => (fee ? shown(money(fee.paise / 100), units[fee.unit]) : noFee),
  },
  ...dates.slice(-1),
]

/** What the list behind each figure shows. */
export const figureColumns: Record<ReportFigure, Column<ReportLine>[]> = {
  requests,
  answered: requests,
  won: [job, name(heads.client), when(heads.when)],
  lost: [job, name(heads.client), note(heads.reason), when(heads.when)],
  placed: dates,
  confirmed,
  withoutFee: dates,
  released: dates,
  expired: dates,
  idle: [
    name(heads.talent),
    note(heads.city),
    { head: heads.lastDay, kind: 'number', cell: ({ at }) => (at ? deskDay(at) : never) },
  ],
}
