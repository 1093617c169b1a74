import { useEffect, useState } from 'react'
import type { TextLanguage, WalkPurpose } from '../../../../../shared/agency/textPurposes'
import type { Walk, WalkPerson, WalkStep, WrittenText } from '../../../../../shared/desk/walks'
import { freshKey } from '../../../lib/forms/idempotency'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'

type Texts = Record<string, WrittenText>

/** Where a walk is: who is written to now, their text, and the steps. It begins with the first who is still open. */
export function useWalk(walk: Walk) {
  const { number, purpose, people } = walk
  const utils = trpc.useUtils()
  const [currentId, setCurrent] = useState(() => people.find(({ step }) => step === null)?.claimId)
  const at = people.findIndex(({ claimId }) => claimId === currentId)
  const person = people[at]
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
  const isNext = ({ step }: WalkPerson, index: number) => step === null && index !== at
  const next = people.find((each, index) => index > at && isNext(each, index)) ?? people.find(isNext)
  const keep = (step: WalkStep['step'], onSuccess?: () => void) => {
    if (!person || isPending) return
    const { claimId, version } = person
    mutate({ claimId, version, purpose, step, decisionKey: freshKey() }, { ...(onSuccess && { onSuccess }) })
  }
  return {
    at,
    person,
    next,
    text,
    keep,
    isPending,
    choose: setCurrent,
    /** to the next who is open; past the last the walk has ended */
    goOn: () => setCurrent(next?.claimId),
    goBack: () => setCurrent(people[Math.max(0, (at === -1 ? people.length : at) - 1)]?.claimId),
  }
}

/** The text of one person, written once: each question has a link of its own. What was typed stays. */
function useTexts(purpose: WalkPurpose, person: WalkPerson | undefined) {
  const [texts, setTexts] = useState<Texts>({})
  const { mutate, error, reset } = trpc.desk.texts.write.useMutation()
  const claimId = person?.claimId
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
    type: (text: string) =>
      claimId !== undefined &&
      setTexts((all) => ({ ...all, ...(all[claimId] && { [claimId]: { ...all[claimId], text } }) })),
  }
}
