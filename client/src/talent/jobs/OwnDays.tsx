import { chakra, Flex, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import type { BookoutView } from '../../../../shared/desk/chart/bookouts'
import { deskDay } from '../../../../shared/desk/dayWords'
import { dotted, localDay } from '../../../../shared/format'
import { Button } from '../../design/actions/Button'
import { NotLoaded } from '../../design/feedback/NotLoaded'
import { Problem } from '../../design/feedback/Problem'
import { SelectField } from '../../design/form/SelectField'
import { SubmitButton } from '../../design/form/SubmitButton'
import { TextField } from '../../design/form/TextField'
import { Section } from '../../design/layout/Section'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { freshKey } from '../../lib/forms/idempotency'
import { notifyFailure, notifySuccess } from '../../lib/notify'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'
import { MonthPicker } from './MonthPicker'
import { ownDays as copy } from './ownDays.copy'

type Part = 'full' | 'am' | 'pm'
type Days = { from: string; to: string }
const PARTS = ['full', 'am', 'pm'] as const

/** The days on which a talent cannot work: pressed in a month, sent, and taken back. */
export function OwnDays() {
  const answer = trpc.talent.bookouts.list.useQuery(undefined, {
    ...refetchOnReturn,
    staleTime: 0,
  })
  return (
    <Section title={copy.title}>
      <chakra.p mb={4}>{copy.lead}</chakra.p>
      {answer.data ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: '26rem minmax(0, 1fr)' }}
          gap={{ base: 8, lg: 12 }}
          alignItems="start"
        >
          <BookoutForm bookouts={answer.data} />
          <BookoutList all={answer.data} />
        </Grid>
      ) : (
        <NotLoaded query={answer} copy={copy} />
      )}
    </Section>
  )
}

/** The first press chooses a day, the second the last day of a stretch; a third begins again. */
const pressed = (before: Days | null, day: string): Days =>
  before !== null && before.from === before.to && day > before.from
    ? { from: before.from, to: day }
    : { from: day, to: day }

const stretch = ({ from, to }: Days) => (from === to ? deskDay(from) : copy.to(deskDay(from), deskDay(to)))

function BookoutForm({ bookouts }: { bookouts: readonly BookoutView[] }) {
  const [days, setDays] = useState<Days | null>(null)
  const [part, setPart] = useState<Part>('full')
  const [note, setNote] = useState('')
  const [decisionKey, setKey] = useState(freshKey)
  const utils = trpc.useUtils()
  const clear = () => {
    setDays(null)
    setPart('full')
    setNote('')
    setKey(freshKey)
  }
  const add = trpc.talent.bookouts.add.useMutation({
    networkMode: 'always',
    onSuccess() {
      notifySuccess(copy.sent)
      clear()
      return utils.talent.bookouts.invalidate()
    },
  })
  const isOne = days !== null && days.from === days.to
  const send = ({ from, to }: Days) =>
    add.mutate({
      fromDay: from,
      fromHalf: isOne && part === 'pm' ? 'pm' : 'am',
      toDay: to,
      toHalf: isOne && part === 'am' ? 'am' : 'pm',
      note,
      decisionKey,
    })
  return (
    <div>
      <MonthPicker
        today={localDay(new Date())}
        chosen={days}
        isAway={(day) => bookouts.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay)}
        onPress={(day) => {
          add.reset()
          setDays((before) => pressed(before, day))
        }}
      />
      {days ? (
        <chakra.form
          noValidate
          display="grid"
          gap={4}
          mt={6}
          onSubmit={(event) => {
            event.preventDefault()
            send(days)
          }}
        >
          <chakra.p fontWeight="semibold" role="status">
            {stretch(days)}
          </chakra.p>
          {isOne ? (
            <SelectField
              label={copy.part}
              value={part}
              choices={PARTS.map((value) => ({ value, words: copy.parts[value] }))}
              onChange={({ currentTarget: { value } }) =>
                setPart(PARTS.find((each) => each === value) ?? 'full')
              }
            />
          ) : null}
          <TextField
            label={copy.note}
            help={copy.noteHelp}
            maxLength={120}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <Problem>{add.error ? reasonOf(parseApiError(add.error)) : null}</Problem>
          <Flex gap={3} wrap="wrap">
            <SubmitButton busy={add.isPending} busyWords={copy.busy}>
              {copy.send}
            </SubmitButton>
            <Button variant="outline" onClick={clear}>
              {copy.clear}
            </Button>
          </Flex>
        </chakra.form>
      ) : null}
    </div>
  )
}

function BookoutList({ all }: { all: readonly BookoutView[] }) {
  return (
    <section aria-label={copy.list}>
      <chakra.h3 textStyle="label" mb={3}>
        {copy.list}
      </chakra.h3>
      {all.length === 0 ? <chakra.p color="fgQuiet">{copy.none}</chakra.p> : null}
      <chakra.ul display="grid" gap={3}>
        {all.map((bookout) => (
          <ToldDays key={bookout.id} {...bookout} />
        ))}
      </chakra.ul>
    </section>
  )
}

function ToldDays({ id, fromDay, fromHalf, toDay, toHalf, note, madeBy }: BookoutView) {
  const utils = trpc.useUtils()
  const end = trpc.talent.bookouts.end.useMutation({
    networkMode: 'always',
    onSuccess() {
      notifySuccess(copy.takenBack)
      return utils.talent.bookouts.invalidate()
    },
    onError: (error) => notifyFailure(copy.takeBackFailed, reasonOf(parseApiError(error))),
  })
  const days = stretch({ from: fromDay, to: toDay })
  const half = fromDay === toDay && fromHalf === toHalf ? copy.halves[fromHalf] : null
  return (
    <chakra.li display="flex" flexWrap="wrap" gap={3} justifyContent="space-between" alignItems="center">
      <chakra.span minW={0} overflowWrap="anywhere">
        {dotted([days, half, note, madeBy === 'agency' ? copy.byAgency : null])}
      </chakra.span>
      <Button
        variant="outline"
        size="touch"
        aria-label={copy.takeBackFor(days)}
        disabled={end.isPending}
        onClick={() => end.mutate({ id })}
      >
        {copy.takeBack}
      </Button>
    </chakra.li>
  )
}
