import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dotted, money } from '../../../../../../shared/format'
import { bothHeights } from '../../../../../../shared/roster/measures'
import { FaceImage } from '../../../../design/media/FaceImage'
import { trpc } from '../../../../lib/trpc'
import { adminQueryOptions } from '../../../lists/listQueryOptions'
import { chart as copy } from '../copy'
import { barClass, type ChartRow, halfAt, type RowBar, spanWords, stateWords } from './chartRows'

/** The cell under the keyboard is described by it. */
export const HOVER_ID = 'chart-hover'
/** How long a bar is pointed at before its card opens, and for how long the card's line-up is taken as it is. */
const PAUSE_MS = 250
const FRESH_MS = 15_000
const WIDTH_PX = 300
const FACE_PX = 112
const GAP_PX = 4

/** The bar whose card is shown, and the half of it that is asked about. */
export type Pointed = { at: number; row: ChartRow; bar: RowBar; half: number }

type Props = { pointed: Pointed; from: string; halfPx: number; onClose: () => void }

/** Face, days, answer, and who stands in line with which fee: what is behind a bar, before it is opened. */
export function HoverCard({ pointed, from, halfPx, onClose }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [onClose])
  return isOpen ? <Card pointed={pointed} from={from} halfPx={halfPx} /> : null
}

function Card({ pointed: { at, row, bar, half }, from, halfPx }: Omit<Props, 'onClose'>) {
  const { model } = row
  const box = useRef<HTMLDivElement>(null)
  const queue = trpc.desk.chart.queue.useQuery(
    { modelId: model.id, ...halfAt(from, half) },
    { ...adminQueryOptions, staleTime: FRESH_MS },
  )
  // Below the bar where there is room, else above it; never beyond the window.
  useLayoutEffect(() => {
    const track = document.querySelector(`[role=grid] [data-row="${at}"]`)?.getBoundingClientRect()
    const card = box.current
    if (!track || !card) return
    const { innerWidth, innerHeight } = window
    const left = Math.max(GAP_PX, Math.min(track.left + bar.start * halfPx, innerWidth - WIDTH_PX - GAP_PX))
    const { offsetHeight } = card
    const isBelow = track.bottom + GAP_PX + offsetHeight <= innerHeight
    card.style.left = `${left}px`
    card.style.top = `${isBelow ? track.bottom + GAP_PX : Math.max(GAP_PX, track.top - GAP_PX - offsetHeight)}px`
  })
  const holds = queue.data?.holds ?? []
  const own = holds.find(({ job, kind }) => (bar.job ? job?.number === bar.job.number : kind === 'bookout'))
  const quoted = own?.answerWords ?? own?.bookout?.note
  const facts = dotted([model.city, model.height && bothHeights(`${model.height} cm`)])
  const challenged = holds.find(({ challengeEndsAt }) => challengeEndsAt !== null)
  return (
    <Box
      ref={box}
      id={HOVER_ID}
      role="tooltip"
      position="fixed"
      zIndex="sheet"
      width={`${WIDTH_PX}px`}
      bg="surface"
      color="fg"
      border="1px solid"
      borderColor="fg"
      fontSize="0.8125rem"
      lineHeight="1.125rem"
      pointerEvents="none"
      _print={{ display: 'none' }}
    >
      <Flex>
        <FaceImage face={model.face} name={model.name} px={FACE_PX} inColour />
        <Box flex="1" minW={0} px={3} py={2}>
          <chakra.p fontSize="1rem" fontWeight="semibold">
            {model.name}
          </chakra.p>
          {facts ? <chakra.p color="fgQuiet">{facts}</chakra.p> : null}
          <chakra.p mt={1} fontWeight="semibold">
            {spanWords(from, bar.start, bar.length)}
          </chakra.p>
          <Flex gap={2} align="center">
            <span
              className={barClass(bar)}
              style={{ position: 'static', flex: 'none', width: 18, height: 14 }}
            />
            <chakra.span _firstLetter={{ textTransform: 'uppercase' }}>{stateWords(bar)}</chakra.span>
          </Flex>
          {quoted ? <chakra.p color="fgQuiet">{copy.hover.quoted(quoted)}</chakra.p> : null}
        </Box>
      </Flex>
      {bar.job ? (
        <Box borderTop="1px solid" borderColor="hairline" px={3} py={2}>
          {queue.data ? (
            <ol>
              {holds.flatMap(({ rank, job, feePaise, feeUnit }) =>
                job ? (
                  <Flex as="li" key={job.number} gap={2} py="1px">
                    {rank === 0 ? null : (
                      <chakra.span textStyle="data" flex="none" minW="0.75rem">
                        {rank}
                      </chakra.span>
                    )}
                    <chakra.span flex="1" minW={0} truncate>
                      {job.title}
                    </chakra.span>
                    <chakra.span textStyle="data" flex="none">
                      {feePaise === null
                        ? copy.hover.noFee
                        : copy.hover.fee(money(feePaise / 100), copy.hover.units[feeUnit ?? 'day'])}
                    </chakra.span>
                  </Flex>
                ) : (
                  []
                ),
              )}
            </ol>
          ) : (
            <p>{queue.isError ? copy.queue.failed : bar.job.title}</p>
          )}
          {challenged ? (
            <chakra.p fontWeight="semibold" color="danger">
              {copy.hover.challenged(bar.hoursLeft)}
            </chakra.p>
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
