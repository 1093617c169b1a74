import { Box, Grid } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type {
  DeskReport,
  ReportFigure,
  ReportGroup,
  ReportRows,
  Two,
} from '../../../../../shared/desk/deskReport'
import { money } from '../../../../../shared/format'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { PageSection } from '../../lists/records/PageSection'
import { deskReport as copy } from './copy'
import { type FigureRow, FigureTable } from './FigureTable'
import { reportAddress } from './reportAddress'

const plain = (figure: number) => figure.toLocaleString('en-US')
const amount = (paise: number) => money(paise / 100)
const hours = (figure: number | null) => (figure === null ? copy.none : copy.hours(figure))

/** The rows of a report, with the addresses of what they count. */
function rowsOf({ unit, period, before }: DeskReport) {
  const address = (day: string, figure: ReportFigure, more = {}) =>
    reportAddress({ unit, day, ...more }, figure)
  const row = <Figure extends number | null>(
    name: string,
    two: Two<Figure>,
    figure: ReportFigure,
    show: (figure: Figure) => string,
    more?: { by: ReportGroup; of: string },
  ): FigureRow => ({
    key: more?.of ?? name,
    name,
    now: { figure: show(two.now), href: two.now ? address(period.from, figure, more) : null },
    before: { figure: show(two.before), href: two.before ? address(before.from, figure, more) : null },
  })
  const group = (by: ReportGroup, { rows }: ReportRows, figure: ReportFigure, show = plain) =>
    rows.map(({ key, name, ...two }) => row(name ?? copy.nobody[by], two, figure, show, { by, of: key }))
  return { row, group }
}

/** How many are shown, where there are more. */
const some = ({ rows, total }: ReportRows) => (total > rows.length ? copy.some(rows.length, total) : null)

type SectionProps = ComponentProps<typeof FigureTable> & { children?: ReactNode }

/** Figures under their name, and what belongs to them. */
const Section = ({ children, ...table }: SectionProps) => (
  <PageSection title={table.title}>
    <FigureTable {...table} isNamedAbove />
    {children}
  </PageSection>
)

export function Figures({ report }: { report: DeskReport }) {
  const { sections, figures, groups, valueGroups } = copy
  const { row, group } = rowsOf(report)
  const { unit } = report
  const counted = [report.requests, report.won, report.lost, report.placed, report.released, report.expired]
  const isEmpty = [...counted, report.days].every(({ now, before }) => now === 0 && before === 0)
  const idle = (
    <Section
      title={sections.idle}
      unit={unit}
      rows={[row(figures.idle, report.idle, 'idle', plain)]}
      more={copy.idleHelp}
      isBelow={!isEmpty}
    />
  )
  if (isEmpty)
    return (
      <>
        <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
        <Box maxW="40rem" mt={8}>
          {idle}
        </Box>
      </>
    )
  const of = (
    by: 'talent' | 'client' | 'booker',
    titles: Record<typeof by, string>,
    rows: ReportRows,
    show = plain,
  ) =>
    rows.total > 0 ? (
      <FigureTable
        title={titles[by]}
        unit={unit}
        rows={group(by, rows, 'confirmed', show)}
        more={some(rows)}
        isBelow
      />
    ) : null
  return (
    <Grid
      // Paper has room for two columns as well.
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: 'repeat(2, minmax(0, 1fr))',
        _print: 'repeat(2, minmax(0, 1fr))',
      }}
      columnGap={{ base: 12, _print: 6 }}
      rowGap={4}
      alignItems="start"
      maxW="80rem"
    >
      <Box display="grid" gap={4}>
        <Section
          title={sections.requests}
          unit={unit}
          rows={[
            row(figures.requests, report.requests, 'requests', plain),
            row(figures.answered, report.answered, 'answered', plain),
            row(figures.answerHours, report.answerHours, 'answered', hours),
          ]}
        />
        <Section
          title={sections.jobs}
          unit={unit}
          rows={[row(figures.won, report.won, 'won', plain), row(figures.lost, report.lost, 'lost', plain)]}
          isBelow
        >
          {report.reasons.total > 0 ? (
            <FigureTable
              title={groups.reason}
              unit={unit}
              rows={group('reason', report.reasons, 'lost')}
              more={some(report.reasons)}
              isBelow
            />
          ) : null}
        </Section>
      </Box>
      <Box display="grid" gap={4}>
        <Section
          title={sections.options}
          unit={unit}
          rows={(['placed', 'confirmed', 'released', 'expired'] as const).map((figure) =>
            row(figures[figure], report[figure], figure, plain),
          )}
          more={copy.optionsHelp}
        />
        {idle}
      </Box>
      <Section
        title={sections.value}
        unit={unit}
        rows={[
          row(figures.value, report.value, 'confirmed', amount),
          row(figures.withoutFee, report.withoutFee, 'withoutFee', plain),
        ]}
        more={copy.valueHelp}
      >
        {of('client', valueGroups, report.value.clients, amount)}
        {of('booker', valueGroups, report.value.bookers, amount)}
        {of('talent', valueGroups, report.value.talents, amount)}
      </Section>
      <Section
        title={sections.days}
        unit={unit}
        rows={[row(figures.days, report.days, 'confirmed', plain)]}
        more={copy.daysHelp}
      >
        {of('talent', groups, report.talents)}
        {of('client', groups, report.clients)}
        {of('booker', groups, report.bookers)}
      </Section>
    </Grid>
  )
}
