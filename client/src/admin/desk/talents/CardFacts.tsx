import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { deskDay } from '../../../../../shared/desk/dayWords'
import type { CardDay, TalentCard } from '../../../../../shared/desk/talentCards'
import { dotted, money } from '../../../../../shared/format'
import { ON_FILE, SIZES, sizeWords } from '../../../../../shared/roster/measurements'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { thumb } from '../../../design/actions/thumb'
import { lateDialog } from '../../forms/lateDialog'
import { thumbInLine } from '../../lists/thumbInLine'
import { CardSection as Section } from './CardSection'
import { card as copy } from './copy'

type Props = { card: TalentCard }
const CardBookout = lateDialog(() => import('./CardBookout'))

/** The sizes with their day and hand; one that is of another day than the rest says its own. */
export function CardSizes({ card }: Props) {
  const { sizes, readings, gender, name, hairColor, eyeColor } = card
  const newest = readings.find(({ by }) => by !== ON_FILE)
  const known = SIZES.flatMap((size) => (sizes[size] ? [{ size, ...sizes[size] }] : []))
  const looks = hairColor ?? eyeColor
  const said = newest
    ? (newest.source === 'agency' ? copy.measuredBy : copy.toldBy)(deskDay(newest.day), newest.by)
    : copy.undated
  return (
    <Section
      title={copy.sizes}
      more={known.length > 0 ? said : ''}
      aside={
        <TextLink {...thumb} href={`${adminPaths.measuring}?search=${encodeURIComponent(name)}`}>
          {copy.measure}
        </TextLink>
      }
    >
      {known.length === 0 && !looks ? <p>{copy.noSizes}</p> : null}
      <Flex as="dl" wrap="wrap" columnGap={{ base: 5, md: 6 }} rowGap={2}>
        {known.map(({ size, mm, day }) => {
          const [main, other] = sizeWords(size, mm, gender)
          return (
            <Fact key={size} label={copy.size[size]} main={main} other={other}>
              {newest && day !== newest.day ? (day ? deskDay(day) : copy.undated) : null}
            </Fact>
          )
        })}
        {looks ? <Fact label={copy.hairEyes} main={hairColor ?? '?'} other={eyeColor ?? '?'} /> : null}
      </Flex>
      {readings.length > 0 ? (
        <chakra.details mt={2}>
          <chakra.summary minH="touch" alignContent="center" cursor="pointer">
            {copy.history(readings.length)}
          </chakra.summary>
          <ul>
            {readings.map((reading) => (
              <chakra.li
                key={JSON.stringify(reading)}
                textStyle="small"
                py={1}
                borderBottom="1px solid"
                borderColor="hairline"
              >
                {dotted([
                  ...(reading.by === ON_FILE
                    ? [copy.onFile(deskDay(reading.day))]
                    : [deskDay(reading.day), `${reading.by} (${copy[reading.source]})`]),
                  ...SIZES.flatMap((size) =>
                    reading[size] === null
                      ? []
                      : [`${copy.size[size]} ${sizeWords(size, reading[size], gender)[0]}`],
                  ),
                ])}
              </chakra.li>
            ))}
          </ul>
        </chakra.details>
      ) : null}
    </Section>
  )
}

type FactProps = { label: string; main: string; other: string; children?: ReactNode }
const Fact = ({ label, main, other, children }: FactProps) => (
  <div>
    <chakra.dt textStyle="small" color="fgQuiet">
      {label}
    </chakra.dt>
    <dd>
      <chakra.span display="block" fontWeight="bold" fontSize="1.5rem" lineHeight={1.1} fontStretch="76%">
        {main}
      </chakra.span>
      <chakra.span display="block" textStyle="edge" color="fgQuiet">
        {other}
      </chakra.span>
      {children ? (
        <chakra.span display="block" textStyle="edge" color="fgQuiet">
          {children}
        </chakra.span>
      ) : null}
    </dd>
  </div>
)

const WEEK = ['S', 'M', 'T', 'W', 'T', 'F', 'S']
const HATCH = 'repeating-linear-gradient(135deg, transparent 0 4px, currentColor 4px 5px)'
const MARKS = {
  confirmed: { bg: 'fg', color: 'bg' },
  travel: { border: '2px dotted' },
  bookout: { bg: 'fieldEdge', color: 'bg', backgroundImage: HATCH },
  option: { border: '1px solid' },
} as const

const dayWords = ({ day, hold, count }: CardDay) =>
  `${deskDay(day)}: ${hold ? `${copy.holds[hold]}${hold === 'option' && count > 1 ? ` ${count}` : ''}` : copy.free}`

/** Sixteen days in marks, and what they are for. */
export function CardDays({ card }: Props) {
  const { days, ahead } = card
  const [isBooking, setBooking] = useState(false)
  const taken = days.filter(({ hold }) => hold !== null).length
  return (
    <Section
      title={copy.days}
      more={copy.taken(taken, days.length)}
      aside={
        <TextLink {...thumb} href={adminPaths.chart}>
          {copy.onChart}
        </TextLink>
      }
    >
      <Grid as="ol" gridTemplateColumns={{ base: 'repeat(8, 1fr)', sm: 'repeat(16, 1fr)' }} mb={2}>
        {days.map((each, at) => {
          const { day, hold, count } = each
          const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
          return (
            <chakra.li
              key={day}
              title={dayWords(each)}
              textAlign="center"
              py={1}
              bg={weekday % 6 === 0 ? 'hairline' : undefined}
              boxShadow={at === 0 ? 'inset 0 3px 0 var(--agency-colors-accent)' : undefined}
            >
              <chakra.span srOnly>{dayWords(each)}</chakra.span>
              <Box aria-hidden>
                <chakra.small display="block" textStyle="edge" color="fgQuiet">
                  {WEEK[weekday]}
                </chakra.small>
                <chakra.b display="block" textStyle="edge" fontWeight="normal">
                  {Number(day.slice(8))}
                </chakra.b>
                <Box h="24px" mx="2px" mt={1} textStyle="edge" lineHeight="22px" {...(hold && MARKS[hold])}>
                  {hold === 'option' ? count : ''}
                </Box>
              </Box>
            </chakra.li>
          )
        })}
      </Grid>
      <Button variant="outline" size="touch" mb={2} onClick={() => setBooking(true)}>
        {copy.bookout.start}
      </Button>
      {isBooking ? <CardBookout card={card} onClose={() => setBooking(false)} /> : null}
      {ahead.length === 0 ? <p>{copy.nothingAhead}</p> : null}
      <ul>
        {ahead.map(({ jobNumber, jobTitle, state, days: on, ranks }) => (
          <Line key={`${jobNumber} ${state}`} days={on}>
            <Box flex="1 1 8rem" minW={0} overflowWrap="anywhere">
              <TextLink {...thumbInLine} href={adminPaths.job(jobNumber)}>
                {jobTitle}
              </TextLink>
            </Box>
            <span>{ranks.length > 0 ? copy.ranked(ranks) : copy.states[state]}</span>
          </Line>
        ))}
      </ul>
    </Section>
  )
}

const spanWords = (days: readonly string[]) => {
  const [first = '', last = first] = [days[0], days.at(-1)]
  return first === last ? deskDay(first) : `${deskDay(first)} – ${deskDay(last)}`
}

const Line = ({ days, children }: { days: readonly string[]; children: ReactNode }) => (
  <Flex as="li" gap={3} wrap="wrap" align="baseline" py={2} borderBottom="1px solid" borderColor="hairline">
    <chakra.span textStyle="edge" color="fgQuiet" flex={{ base: '1 0 100%', sm: '0 0 8rem' }}>
      {spanWords(days)}
    </chakra.span>
    {children}
  </Flex>
)

/** What a talent usually costs, and what it earned with whom. */
export function CardPast({ card: { past, dailyRate } }: Props) {
  return (
    <Section title={copy.past} more={dailyRate === null ? '' : copy.usually(money(dailyRate))}>
      {past.length === 0 ? <p>{copy.noPast}</p> : null}
      <ul>
        {past.map(({ jobNumber, jobTitle, client, days, feePaise }) => (
          <Line key={jobNumber} days={days}>
            <Box flex="1 1 8rem" minW={0} overflowWrap="anywhere">
              <TextLink {...thumbInLine} href={adminPaths.job(jobNumber)}>
                {jobTitle}
              </TextLink>{' '}
              <chakra.span color="fgQuiet">{client}</chakra.span>
            </Box>
            <chakra.span textStyle="data">
              {feePaise === null ? copy.noFee : money(feePaise / 100)}
            </chakra.span>
          </Line>
        ))}
      </ul>
    </Section>
  )
}
