import { chakra, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { TEXT_MAX } from '../../../../../shared/agency/messageTexts'
import { TEXT_LANGUAGES } from '../../../../../shared/agency/textPurposes'
import type { MarkedWalk, WalkPerson } from '../../../../../shared/desk/walks'
import { localDay } from '../../../../../shared/format'
import { dayAfter } from '../../../../../shared/time/days'
import { Button } from '../../../design/actions/Button'
import { TextArea } from '../../../design/form/TextArea'
import { messages } from './copy'
import { isTyped, type MarkedProps } from './keptMarks'
import { marked as copy, RECENT_DAYS } from './marked.copy'
import { whenWritten } from './writtenWords'

const namesOf = (people: readonly WalkPerson[]) => people.map(({ name }) => name).join(', ')

/** `Asha 08:40 by Meera` */
const beforeOf = ({ name, written }: WalkPerson) =>
  written ? `${name} ${whenWritten(written)} by ${written.who}` : name

/** The text for everybody, typed once in one language or in both. */
export function MarkedTexts({ kept: { texts, steps }, change, walk }: MarkedProps & { walk: MarkedWalk }) {
  const { people, without } = walk
  const [isMissing, setMissing] = useState(false)
  const first = people.find(({ id }) => !steps[id]) ?? people[0]
  const hasNoNumber = people.filter(({ phone }) => phone === null)
  const recent = dayAfter(localDay(new Date()), -RECENT_DAYS)
  const before = people.filter(
    ({ id, written }) => written && localDay(new Date(written.at)) > recent && !steps[id],
  )
  const skip = () => {
    const at = new Date().toISOString()
    const skipped = before.map(({ id }) => [id, { step: 'skipped' as const, at }])
    change({ steps: { ...steps, ...Object.fromEntries(skipped) } })
  }
  const inHindi = people.filter(({ language }) => language === 'hi')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const isReady = TEXT_LANGUAGES.some((language) => isTyped(texts, language))
        setMissing(!isReady)
        if (isReady) change({ isReady })
      }}
    >
      <Grid gap={5} maxW="measure">
        <section aria-label={messages.headings.write(people.length)}>
          <chakra.h2 textStyle="subheading">{messages.headings.write(people.length)}</chakra.h2>
          <chakra.p overflowWrap="anywhere">{namesOf(people)}</chakra.p>
          {hasNoNumber.length > 0 ? <p>{copy.noNumber(namesOf(hasNoNumber))}</p> : null}
          {without.length > 0 ? <p>{copy.noContact(without.join(', '))}</p> : null}
          {before.length > 0 ? (
            <>
              <chakra.p mt={3} overflowWrap="anywhere">
                {copy.before(before.map(beforeOf).join(', '))}
              </chakra.p>
              <Button variant="outline" size="touch" mt={2} onClick={skip}>
                {copy.skipThem(before.length)}
              </Button>
            </>
          ) : null}
        </section>
        {TEXT_LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={copy.texts[language]}
            help={language === 'hi' ? copy.inHindi(namesOf(inHindi)) : copy.words}
            error={isMissing && language === 'en' ? copy.missing : undefined}
            lang={language}
            maxLength={TEXT_MAX}
            value={texts[language]}
            // Typing goes on behind the greeting.
            onFocus={({ target }) => {
              if (!isTyped(texts, language))
                target.setSelectionRange(target.value.length, target.value.length)
            }}
            onChange={({ target: { value } }) => {
              setMissing(false)
              change({ texts: { ...texts, [language]: value } })
            }}
          />
        ))}
        {first ? (
          <Button type="submit" variant="primary" size="large" justifySelf="start">
            {copy.begin(first.name)}
          </Button>
        ) : null}
      </Grid>
    </form>
  )
}
