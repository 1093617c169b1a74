import { agency } from '../../../../../shared/agency'
import { fillText, TEXT_LANGUAGES, type TextLanguage } from '../../../../../shared/agency/textPurposes'
import type { MarkedWalk, WalkPerson } from '../../../../../shared/desk/walks'
import { parseApiError, reasonOf } from '../../../lib/apiError'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { isTyped, type KeptMarks, type MarkedProps } from './keptMarks'
import { marked as copy } from './marked.copy'
import { usePlace, type WalkState } from './useWalk'

/** The person's own language if there is a text in it, else the other one. */
function writtenIn({ language }: WalkPerson, texts: KeptMarks['texts']): TextLanguage {
  if (isTyped(texts, language)) return language
  return language === 'en' ? 'hi' : 'en'
}

/** A contact is called by the first name. */
const calledBy = ({ name, clientId }: WalkPerson) => (clientId ? (name.split(' ')[0] ?? name) : name)

/** A walk to marked people, whose steps and texts this tab keeps. */
export function useMarkedWalk(
  { of, kept, change }: MarkedProps,
  walk: MarkedWalk,
): WalkState & { people: WalkPerson[] } {
  const { ids, texts, own, steps } = kept
  const people = walk.people.map((each) => ({ ...each, ...steps[each.id] }))
  const place = usePlace(people)
  const { person } = place
  const utils = trpc.useUtils()
  const setLanguage = trpc.desk.texts.setLanguage.useMutation({ onError: tellReason })
  const without = <Value>(all: Readonly<Record<string, Value>>, wanted: string) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id !== wanted))
  const language = person && writtenIn(person, texts)
  const written = language && {
    language,
    text: own[person.id] ?? fillText(texts[language], { name: calledBy(person), agency: agency.name }),
  }
  const { mutate: note } = trpc.desk.texts.markedStep.useMutation({
    onSuccess(written, { id }) {
      const people = walk.people.map((each) => (each.id === id ? { ...each, written } : each))
      utils.desk.texts.marked.setData({ of, ids: [...ids] }, { ...walk, people })
      void utils.desk[of].invalidate()
    },
    onError: (error) => notifyFailure(copy.noteFailed, reasonOf(parseApiError(error))),
  })
  const writeIn = (wanted?: TextLanguage) => {
    if (!person || !wanted) return
    const onSuccess = () => {
      change({ own: without(own, person.id) })
      const all = walk.people.map((each) => (each.id === person.id ? { ...each, language: wanted } : each))
      utils.desk.texts.marked.setData({ of, ids: [...ids] }, { ...walk, people: all })
    }
    setLanguage.mutate({ of, id: person.id, language: wanted }, { onSuccess })
  }
  return {
    ...place,
    people,
    text: {
      written,
      error: null,
      // With one text only there is nothing to choose.
      ...(TEXT_LANGUAGES.every((each) => isTyped(texts, each)) && { write: writeIn }),
      type(text) {
        if (person) change({ own: { ...own, [person.id]: text } })
      },
    },
    keep(step, onKept) {
      if (!person) return
      const left = without(steps, person.id)
      // Colleagues need not know who is skipped in this tab.
      if (step === 'sent' || steps[person.id]?.step === 'sent')
        note({ of, id: person.id, step: step === 'sent' ? step : 'back' })
      change({
        steps: step === 'back' ? left : { ...left, [person.id]: { step, at: new Date().toISOString() } },
      })
      onKept?.()
    },
  }
}
