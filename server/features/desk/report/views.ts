import type { DeskReport, ReportLine, ReportRows, Two } from '../../../../shared/desk/deskReport'
import { currencyWords } from '../../../../shared/format'
import type { CsvColumn } from '../../../core/files/csv'
import type { dateLines } from './repository'

type Row = ReturnType<typeof dateLines>['rows'][number]

/** One counted row for the desk. */
export const lineView = ({ number, title, part, feePaise, feeUnit, ...row }: Row): ReportLine => {
  const { id, at, itemId, name, day, note, answerHours } = row
  const job = number === null ? null : { number, title: title ?? number }
  const fee = feePaise === null || feeUnit === null ? null : { paise: feePaise, unit: feeUnit }
  return { id, at, itemId, job, name, day, part, note, answerHours, fee }
}

type Cells = { period: string; before: string; figure: string; of: string; two: Two<number | null> }
export const reportColumns: readonly CsvColumn<Cells>[] = [
  ['Figure', ({ figure }) => figure],
  ['Of', ({ of }) => of],
  ['Period', ({ period }) => period],
  ['In the period', ({ two }) => two.now],
  ['Period before', ({ before }) => before],
  ['In the period before', ({ two }) => two.before],
]

const inMainUnits = ({ now, before }: Two): Two => ({ now: now / 100, before: before / 100 })

/** The report as a table: one row a figure, then one for each reason, talent, client and booker. */
export function reportTable(report: DeskReport): Cells[] {
  const between = ({ from, to }: DeskReport['period']) => `${from} to ${to}`
  const row = (figure: string, two: Two<number | null>, of = ''): Cells => ({
    period: between(report.period),
    before: between(report.before),
    figure,
    of,
    two,
  })
  const rows = (figure: string, { rows: all }: ReportRows, as = (two: Two) => two) =>
    all.map(({ name, now, before }) => row(figure, as({ now, before }), name ?? 'None'))
  return [
    row('Requests', report.requests),
    row('Requests answered', report.answered),
    row('Hours to the first answer (median)', report.answerHours),
    row('Jobs won', report.won),
    row('Jobs lost', report.lost),
    ...rows('Jobs lost by reason', report.reasons),
    row('Options placed', report.placed),
    row('Options confirmed', report.confirmed),
    row('Options released', report.released),
    row('Options expired', report.expired),
    row('Confirmed days', report.days),
    ...rows('Confirmed days by talent', report.talents),
    ...rows('Confirmed days by client', report.clients),
    ...rows('Confirmed days by booker', report.bookers),
    row(`Value of confirmed dates in ${currencyWords()}`, inMainUnits(report.value)),
    ...rows('Value by client', report.value.clients, inMainUnits),
    ...rows('Value by booker', report.value.bookers, inMainUnits),
    ...rows('Value by talent', report.value.talents, inMainUnits),
    row('Dates confirmed without a fee', report.withoutFee),
    row('Talents without work for 60 days', report.idle),
  ]
}
