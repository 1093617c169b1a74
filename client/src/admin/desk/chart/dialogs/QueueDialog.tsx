import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { adminPaths } from '../../../../../../shared/adminPaths'
import type { ChartQueue } from '../../../../../../shared/desk/chart/chart'
import { deskDay, deskMoment } from '../../../../../../shared/desk/dayWords'
import { dotted } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { TextLink } from '../../../../design/actions/TextLink'
import { Dialog } from '../../../../design/feedback/Dialog'
import { NotLoaded } from '../../../../design/feedback/NotLoaded'
import { parseApiError, reasonOf } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { notifyFailure } from '../../../../lib/notify'
import { trpc } from '../../../../lib/trpc'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { tellDecided } from '../../items/undoStore'
import { TalentLink } from '../../talents/TalentLink'
import { chart } from '../copy'
import { barsOn, barWords, type ChartRow, halfAt, type RowBar, spanWords } from '../grid/chartRows'
import { HoldActions } from './HoldActions'

const copy = chart.queue
type QueueHold = ChartQueue['holds'][number]

type Props = {
  row: ChartRow
  from: string
  half: number
  /** how many halves the title names: a free day is named whole on a phone */
  count: number
  onHold: () => void
  /** Other days for the talent, or (`isPassed`) another talent for the same days. */
  onMove: (bar: RowBar, isPassed: boolean) => void
  onClose: () => void
}

/** Who holds one half of a talent, and what the talent has in the days that are shown. */
export default function QueueDialog({ row, from, half, count, onHold, onMove, onClose }: Props) {
  const answer = trpc.desk.chart.queue.useQuery(
    { modelId: row.model.id, ...halfAt(from, half) },
    adminQueryOptions,
  )
  const barOf = ({ job }: QueueHold) =>
    barsOn(row, half, count).find((bar) => (bar.job?.number ?? null) === (job?.number ?? null))
  return (
    <Dialog
      open
      title={`${row.model.name}, ${spanWords(from, half, count)}`}
      of={{ face: row.model.face, name: row.model.name }}
      size="narrow"
      onClose={onClose}
    >
      {answer.isError || !answer.data ? (
        <NotLoaded query={answer} copy={copy} />
      ) : answer.data.holds.length === 0 ? (
        <p>{copy.free}</p>
      ) : (
        <chakra.ol display="grid" gap={4}>
          {answer.data.holds.map((hold) => (
            <Hold
              key={`${hold.kind} ${hold.job?.number ?? hold.bookout?.id}`}
              hold={hold}
              name={row.model.name}
              onClose={onClose}
            >
              <MoveButtons bar={barOf(hold)} onMove={onMove} />
            </Hold>
          ))}
        </chakra.ol>
      )}
      <chakra.p mt={4}>
        <TalentLink modelId={row.model.id} name={row.model.name}>
          {copy.card}
        </TalentLink>
      </chakra.p>
      <Button variant="outline" mt={6} onClick={onHold}>
        {copy.hold}
      </Button>
      {row.bars.length > 0 ? (
        <Box mt={6}>
          <chakra.h3 textStyle="label" mb={2}>
            {copy.days}
          </chakra.h3>
          <chakra.ul display="grid" gap={1}>
            {row.bars.map((bar) => (
              <li key={`${bar.start} ${bar.kind} ${bar.rank}`}>
                {spanWords(from, bar.start, bar.length)}: {barWords(bar)}
              </li>
            ))}
          </chakra.ul>
        </Box>
      ) : null}
    </Dialog>
  )
}

type MoveProps = { bar: RowBar | undefined } & Pick<Props, 'onMove'>

function MoveButtons({ bar, onMove }: MoveProps) {
  if (!bar) return null
  const what = bar.job?.number ?? chart.kinds.bookout
  const choices = bar.job ? [false, true] : [false]
  return (
    <Flex gap={2} wrap="wrap" mt={2}>
      {choices.map((isPassed) => {
        const label = isPassed ? chart.move.pass : chart.move.days
        return (
          <Button
            key={label}
            variant="outline"
            size="touch"
            aria-label={`${label}: ${what}`}
            onClick={() => onMove(bar, isPassed)}
          >
            {label}
          </Button>
        )
      })}
    </Flex>
  )
}

type HoldProps = { hold: QueueHold; name: string; onClose: () => void; children: ReactNode }

function Hold({ hold, name, onClose, children }: HoldProps) {
  const { job, client, bookout, challengeEndsAt } = hold
  return (
    <chakra.li borderLeft="4px solid" borderColor="fg" pl={4}>
      <chakra.p fontWeight="semibold" _firstLetter={{ textTransform: 'uppercase' }}>
        {barWords({ ...hold, ...(challengeEndsAt && { kind: 'option', until: null }), job: null })}
      </chakra.p>
      {job ? (
        <p>
          <TextLink to={adminPaths.job(job.number)}>{job.title}</TextLink>
          {` · ${dotted([client, job.number])}`}
        </p>
      ) : null}
      {challengeEndsAt ? (
        <chakra.p fontWeight="semibold">{copy.challenged(deskMoment(challengeEndsAt))}</chakra.p>
      ) : null}
      {children}
      <HoldActions hold={hold} name={name} />
      {bookout ? <Bookout {...bookout} name={name} onEnded={onClose} /> : null}
    </chakra.li>
  )
}

type BookoutProps = NonNullable<QueueHold['bookout']> & { name: string; onEnded: () => void }

function Bookout({ name, id, kind, note, fromDay, toDay, onEnded }: BookoutProps) {
  const [decisionKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const end = trpc.desk.bookouts.end.useMutation({
    onSuccess(decided) {
      tellDecided(decided, copy.ended(name))
      void utils.desk.chart.window.invalidate()
      onEnded()
    },
    onError: (error) => notifyFailure(copy.endFailed, reasonOf(parseApiError(error))),
  })
  const days = fromDay === toDay ? deskDay(fromDay) : chart.to(deskDay(fromDay), deskDay(toDay))
  return (
    <Flex direction="column" align="start" gap={2}>
      <p>
        {days} · {chart.hold.reasons[kind as keyof typeof chart.hold.reasons]}
        {note ? ` · ${note}` : ''}
      </p>
      <Button
        variant="outline"
        size="touch"
        disabled={end.isPending}
        onClick={() => end.mutate({ id, decisionKey })}
      >
        {copy.endBookout}
      </Button>
    </Flex>
  )
}
