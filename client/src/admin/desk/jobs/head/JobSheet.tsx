import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useEffect } from 'react'
import { agency } from '../../../../../../shared/agency'
import { deskDayOnPaper } from '../../../../../../shared/desk/dayWords'
import { PART_WORDS } from '../../../../../../shared/desk/deskWords'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { localDay } from '../../../../../../shared/format'
import { mediaPath } from '../../../../../../shared/paths'
import { bothHeights } from '../../../../../../shared/roster/measures'
import { FaceImage } from '../../../../design/media/FaceImage'
import { usePrinting } from '../../../../lib/media/usePrinting'
import { desk } from '../../copy'
import { head, sheet } from './copy'

const SIDES = [
  { upTo: 2, px: 320 },
  { upTo: 4, px: 240 },
  { upTo: 12, px: 150 },
]
const SMALLEST_PX = 70
/** After the page itself has its pictures. */
const FETCH_AFTER_MS = 2_000
const SHOWN = ['option', 'confirmed', 'done']

/** The job on one A4 page as a client may read it: no fees, no notes, nobody who is only proposed or said no. */
export function JobSheet({ job }: { job: JobRecord }) {
  const isPrinting = usePrinting()
  const shown = job.claims.filter(({ dates }) => dates.some(({ state }) => SHOWN.includes(state)))
  const pictures = shown
    .flatMap(({ face }) => (face ? [mediaPath(face[0], `${face[1]}.avif`)] : []))
    .join(' ')
  // Printing does not wait for pictures, so those that were not scrolled to are fetched beforehand.
  useEffect(() => {
    const fetching = setTimeout(() => {
      for (const src of pictures.split(' ')) if (src) new Image().src = src
    }, FETCH_AFTER_MS)
    return () => clearTimeout(fetching)
  }, [pictures])
  if (!isPrinting) return null
  const { number, title, client, contact, booker, brief, usageWords } = job
  const held = job.dates.filter(({ cancelledAt }) => cancelledAt === null)
  const px = SIDES.find(({ upTo }) => shown.length <= upTo)?.px ?? SMALLEST_PX
  const facts: [string, string | undefined | null][] = [
    [head.client, [...new Set([client?.name, contact?.name])].filter(Boolean).join(', ')],
    [
      sheet.times,
      held
        .map(({ day, part, callTime, place }) =>
          [deskDayOnPaper(day), PART_WORDS[part], callTime && desk.job.call(callTime), place]
            .filter(Boolean)
            .join(', '),
        )
        .join('\n'),
    ],
    [desk.job.fields.brief, brief],
    [desk.job.fields.usageWords, usageWords],
    [desk.job.fields.bookerId, booker?.name],
  ]
  return (
    <Box display="none" _print={{ display: 'block' }} color="black">
      <Flex justify="space-between" align="baseline" gap={4} borderBottom="2px solid" pb={1} mb={4}>
        <chakra.strong minW={0} overflowWrap="anywhere">
          {agency.name}
        </chakra.strong>
        <chakra.span textStyle="data" flex="none">
          {number} · {deskDayOnPaper(localDay(new Date()))}
        </chakra.span>
      </Flex>
      <chakra.h1 textStyle="title" fontSize="2.75rem" borderBottom="1px solid" pb={3} mb={5}>
        {title}
      </chakra.h1>
      <Flex wrap="wrap" gap={4} mb={5}>
        {shown.map(({ id, face, modelName, height, dates }) => (
          <chakra.figure key={id} style={{ width: px }} breakInside="avoid">
            <FaceImage face={face} name={modelName} px={px} inColour isPrinted />
            <chakra.figcaption textStyle="small" overflowWrap="anywhere">
              <strong>{modelName}</strong>{' '}
              {dates.some(({ state }) => state === 'confirmed' || state === 'done')
                ? sheet.confirmed
                : sheet.option}
              {height && px > SMALLEST_PX ? (
                <chakra.span display="block">{bothHeights(height)}</chakra.span>
              ) : null}
            </chakra.figcaption>
          </chakra.figure>
        ))}
      </Flex>
      <Grid as="dl" gridTemplateColumns="7rem 1fr" textStyle="small">
        {facts.map(([name, value]) =>
          value ? (
            <Grid
              key={name}
              gridColumn="1 / -1"
              gridTemplateColumns="subgrid"
              borderTop="1px solid"
              borderColor="hairline"
              py={2}
            >
              <chakra.dt textStyle="label">{name}</chakra.dt>
              <chakra.dd whiteSpace="pre-wrap" lineClamp={14}>
                {value}
              </chakra.dd>
            </Grid>
          ) : null,
        )}
      </Grid>
    </Box>
  )
}
