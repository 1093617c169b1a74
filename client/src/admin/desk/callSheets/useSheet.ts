import { useState } from 'react'
import { changesSentence } from '../../../../../shared/desk/callSheets/sheetChanges'
import type { SheetContent, SheetWay } from '../../../../../shared/desk/callSheets/sheetContent'
import type { CallSheetRecord, SheetRecipient } from '../../../../../shared/desk/callSheets/sheetViews'
import { type ApiError, parseApiError } from '../../../lib/apiError'
import { freshKey } from '../../../lib/forms/idempotency'
import { showAnswer } from '../../../lib/loading/showAnswer'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellDecided } from '../items/undoStore'
import { sheet as copy } from './copy'

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the page asked for: its answer is where a changed sheet is put. */
export type SheetQuery = { job: string; dateId: string | undefined }
export type SheetEditing = ReturnType<typeof useSheet>

/** One sheet while it is written. What was typed stays when a save is refused, and when a colleague changes the sheet. */
export function useSheet(record: CallSheetRecord, query: SheetQuery) {
  const utils = trpc.useUtils()
  const [base, setBase] = useState(record)
  const [typed, type] = useState(record.content)
  const [sentence, setSentence] = useState<string | null>(null)
  const [ways, setWays] = useState<Record<string, SheetWay>>({})
  const [refusal, refuse] = useState<ApiError | null>(null)
  const [decisionKey, setKey] = useState(freshKey)
  const isDirty = !isSame(typed, base.content)
  if (base !== record && !isDirty) {
    setBase(record)
    type(record.content)
  }
  const of = { job: record.job.number, dateId: record.date.id }
  const show = async (next: CallSheetRecord) => {
    refuse(null)
    await showAnswer(utils.desk.callSheets.get, query, next)
    setBase(next)
    type(next.content)
  }
  const onError = (error: unknown) => refuse(parseApiError(error))
  const save = trpc.desk.callSheets.save.useMutation({ onSuccess: show, onError })
  const issue = trpc.desk.callSheets.issue.useMutation({
    async onSuccess({ sheet, ...decided }) {
      await show(sheet)
      setSentence(null)
      setKey(freshKey())
      tellDecided(decided, copy.issued(sheet.issued?.number ?? 1))
      void utils.desk.jobs.get.invalidate()
      void utils.desk.today.invalidate()
    },
    onError,
  })
  const { issued, draft } = base
  const keep = () => save.mutateAsync({ ...of, ...typed, ...(draft && { version: draft.version }) })
  const changes = issued ? changesSentence(issued.content, typed) : ''
  return {
    typed,
    set: (values: Partial<SheetContent>) => type({ ...typed, ...values }),
    isDirty,
    /** There is something to issue: a change that was made here, or somebody who joined or left since the last number. */
    isNew: draft !== null || isDirty || issued === null || changes !== '',
    number: draft?.number ?? (issued ? issued.number + 1 : 1),
    changes,
    sentence,
    setSentence,
    /** by what a recipient gets it: as chosen here, else their own way */
    wayOf: ({ key, way }: Pick<SheetRecipient, 'key' | 'way'>): SheetWay => ways[key] ?? way,
    setWay: (key: string, way: SheetWay) => setWays({ ...ways, [key]: way }),
    refusal,
    forget: () => refuse(null),
    isBusy: save.isPending || issue.isPending,
    save: () =>
      keep().then(
        () => notifySuccess(copy.saved),
        () => undefined,
      ),
    async issue() {
      try {
        const kept = isDirty || draft === null ? await keep() : base
        if (!kept.draft) return
        const { id, version } = kept.draft
        const chosen = Object.entries(ways).map(([key, way]) => ({ key, way }))
        await issue.mutateAsync({ id, version, changes: sentence, ways: chosen, decisionKey })
      } catch {
        // `onError` shows why; what was typed stays.
      }
    },
  }
}

/** The changes that answer with the whole sheet. */
export function useSheetPeople(query: SheetQuery) {
  const utils = trpc.useUtils()
  const [refusal, refuse] = useState<ApiError | null>(null)
  const options = {
    async onSuccess(next: CallSheetRecord) {
      refuse(null)
      await showAnswer(utils.desk.callSheets.get, query, next)
      void utils.desk.today.invalidate()
    },
    onError: (error: unknown) => refuse(parseApiError(error)),
  }
  return {
    refusal,
    forget: () => refuse(null),
    add: trpc.desk.callSheets.addPerson.useMutation(options),
    remove: trpc.desk.callSheets.removePerson.useMutation(options),
    noteSent: trpc.desk.callSheets.noteSent.useMutation(options),
    reached: trpc.desk.callSheets.reached.useMutation(options),
    answer: trpc.desk.callSheets.answer.useMutation(options),
  }
}
export type SheetPeople = ReturnType<typeof useSheetPeople>
