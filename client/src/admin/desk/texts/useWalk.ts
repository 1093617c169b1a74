import { useEffect, useState } from 'react'
import type { TextLanguage, WalkPurpose } from '../../../../../shared/agency/textPurposes'
import type { Walk, WalkPerson, WalkStep, WrittenText } from '../../../../../shared/desk/walks'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'

type Texts = Record<string, WrittenText>

/** Where a walk is, the text of the person, and what can be done about them. */
export type WalkState = ReturnType<typeof usePlace> & {
  text: {
    written: Pick<WrittenText, 'text' | 'language'> | undefined
    error: unknown
    /** writes it, or writes it again in another language; absent where there is none */
    write?: (language?: TextLanguage) => void
    type: (text: string) => void
  }
  keep: (step: WalkStep['step'], onKept?: () => void) => void
}

/** Who is written to now, and who is next. It begins with the first who is still open. */
export function usePlace(people: readonly WalkPerson[]) {
  const [currentId, choose] = useState(() => people.find(({ step }) => step === null)?.id)
  const at = people.findIndex(({ id }) => id === currentId)
  const isNext = ({ step }: WalkPerson, index: number) => step === null && index !== at
  const next = people.find((each, index) => index > at && isNext(each, index)) ?? people.find(isNext)
  return {
    at,
    person: people[at],
    next,
    choose,
    /** to the next who is open; past the last the walk has ended */
    goOn: () => choose(next?.id),
    goBack: () => choose(people[Math.max(0, (at === -1 ? people.length : at) - 1)]?.id),
  }
}

/** A walk to the talents of a job, whose steps the desk keeps. */
export function useWalk({ number, purpose, people }: Walk): WalkState {
  const utils = trpc.useUtils()
  const place = usePlace(people)
  const person = people[place.at]
  const text = useTexts(purpose, person)
  const { mutate, isPending } = trpc.desk.texts.step.useMutation({
    onSuccess(next) {
      utils.desk.texts.read.setData({ number, purpose }, next)
      void utils.desk.jobs.invalidate()
    },
    onError(error) {
      tellReason(error)
      void utils.desk.texts.read.invalidate()
    },
  })
  return {
    ...place,
    text,
    keep(step, onKept) {
      if (!person || isPending) return
      const { id: claimId, version } = person
      mutate(
        { claimId, version, purpose, step, decisionKey: freshKey() },
        { ...(onKept && { onSuccess: onKept }) },
      )
    },
  }
}

/** The text of one person, written once: each question has a link of its own. What was typed stays. */
function useTexts(purpose: WalkPurpose, person: WalkPerson | undefined): WalkState['text'] {
  const [texts, setTexts] = useState<Texts>({})
  const { mutate, error, reset } = trpc.desk.texts.write.useMutation()
  const claimId = person?.id
  const written = claimId === undefined ? undefined : texts[claimId]
  const write = (language?: TextLanguage) => {
    if (claimId === undefined) return
    mutate(
      { claimId, purpose, ...(language && { language }) },
      { onSuccess: (given) => setTexts((all) => ({ ...all, [claimId]: given })) },
    )
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one text a person, whatever renders in between
  useEffect(() => {
    reset()
    if (!written) write()
  }, [claimId, purpose])
  return {
    written,
    error,
    write,
    type(text) {
      if (claimId !== undefined)
        setTexts((all) => ({ ...all, ...(all[claimId] && { [claimId]: { ...all[claimId], text } }) }))
    },
  }
}
