import { chakra, Flex } from '@chakra-ui/react'
import { ArrowLeft, ArrowRight, Printer } from 'lucide-react'
import { useLocation } from 'wouter'
import { deskDay, wholeDates } from '../../../../../shared/desk/dayWords'
import { type DeskReport, REPORT_UNITS, type ReportUnit } from '../../../../../shared/desk/deskReport'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { SelectField } from '../../../design/form/SelectField'
import { Page } from '../../../design/layout/Page'
import { trpc } from '../../../lib/trpc'
import { useKeys } from '../../../lib/useKeys'
import { ExportButton } from '../../lists/ExportButton'
import { listQueryOptions } from '../../lists/listQueryOptions'
import { useFailureNotice } from '../../lists/useFailureNotice'
import { deskReport as copy } from './copy'
import { Figures } from './Figures'
import { reportAddress } from './reportAddress'
import { usePeriod } from './usePeriod'

const between = ({ from, to }: DeskReport['period']) => wholeDates(copy.between(deskDay(from), deskDay(to)))

/** A week, month or quarter of the desk beside the one before. */
export default function ReportPage() {
  const wanted = usePeriod()
  const answer = trpc.desk.report.get.useQuery(wanted, listQueryOptions)
  useFailureNotice(answer, copy.failed)
  const { data } = answer
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={
        data
          ? `${copy.lead(between(data.period), between(data.before))}${data.isRunning ? `. ${copy.running[data.unit]}.` : ''}`
          : ' '
      }
      actions={
        <Flex gap={3} wrap="wrap" _print={{ display: 'none' }}>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            {copy.print}
          </Button>
          <ExportButton name="desk-report" filters={wanted} disabled={!data} />
        </Flex>
      }
    >
      {data ? (
        <>
          <Periods unit={wanted.unit} report={data} />
          <chakra.div
            aria-busy={answer.isPlaceholderData || undefined}
            opacity={answer.isPlaceholderData ? 0.55 : undefined}
          >
            <Figures report={data} />
          </chakra.div>
        </>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Page>
  )
}

/** Week, month or quarter, and the way to the previous and the next one; `[` and `]` are the same. */
function Periods({ unit, report }: { unit: ReportUnit; report: DeskReport }) {
  const [, navigate] = useLocation()
  const { period, before, nextDay } = report
  const previous = reportAddress({ unit, day: before.from })
  const next = nextDay && reportAddress({ unit, day: nextDay })
  useKeys({ '[': () => navigate(previous), ']': () => (next ? navigate(next) : undefined) })
  return (
    <Flex
      as="nav"
      aria-label={copy.otherPeriods}
      gap={3}
      wrap="wrap"
      align="end"
      mb={8}
      _print={{ display: 'none' }}
    >
      <chakra.div flex={{ base: '1 1 100%', md: '0 0 10rem' }}>
        <SelectField
          label={copy.period}
          value={unit}
          choices={REPORT_UNITS.map((value) => ({ value, words: copy.units[value] }))}
          onChange={(event) =>
            navigate(reportAddress({ unit: event.currentTarget.value, day: period.to }), {
              replace: true,
            })
          }
        />
      </chakra.div>
      <LinkButton variant="outline" href={previous}>
        <ArrowLeft aria-hidden />
        {copy.previous[unit]}
      </LinkButton>
      {next ? (
        <LinkButton variant="outline" href={next}>
          {copy.next[unit]}
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : null}
    </Flex>
  )
}
