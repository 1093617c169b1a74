import { useState } from 'react'
import type { NewBookout } from '../../../../../../shared/desk/chart/bookouts'
import { BULK_MAX } from '../../../../../../shared/limits'
import { parseApiError, reasonOf } from '../../../../lib/apiError'
import { freshKey } from '../../../../lib/forms/idempotency'
import { trpc } from '../../../../lib/trpc'
import { tellDecided } from '../../items/undoStore'
import { chart } from '../copy'
import { type ChartRow, halfAt } from '../grid/chartRows'

const copy = chart.hold

export type HoldDraft = {
  what: 'option' | 'job' | 'bookout'
  /** number of the job */
  job: string
  title: string
  client: string
  reason: NewBookout['kind']
  note: string
}

let last = ''
/** The number of the job that was used last on this page. */
export const lastJob = () => last
export const forgetLastJob = () => {
  last = ''
}

type Given = {
  rows: readonly ChartRow[]
  from: string
  halves: [first: number, last: number]
  onDone: () => void
}

type Held = { decisionId: string; undoMs: number; name: string; job: string | null }

/** Says who is held, with one way back for all of them. */
function tellHeld(held: readonly Held[]) {
  const [first] = held
  if (!first) return
  const { name, job } = first
  const count = held.length
  const one = job === null ? copy.bookedOut(name) : copy.placed(name, job)
  const many = job === null ? copy.bookedOutMany(count) : copy.placedMany(count, job)
  const undoMs = count > BULK_MAX ? 0 : Math.min(...held.map((each) => each.undoMs))
  tellDecided({ decisionIds: held.map(({ decisionId }) => decisionId), undoMs }, count === 1 ? one : many)
}

/** Saves a hold for each chosen talent, one after the other: who is refused is named, with the reason. */
export function useHold({ rows, from, halves: [first, end], onDone }: Given) {
  // A repeated press answers for the same decision again, for each talent.
  const [key] = useState(freshKey)
  const [isSaving, setSaving] = useState(false)
  const [errors, setErrors] = useState<{ [Field in 'job' | 'title' | 'client' | 'note']?: string }>({})
  const [results, setResults] = useState<string[]>([])
  const utils = trpc.useUtils()
  const hold = trpc.desk.chart.hold.useMutation()
  const bookOut = trpc.desk.bookouts.add.useMutation()
  const create = trpc.desk.jobs.create.useMutation()

  const halves = Array.from({ length: end - first + 1 }, (_, at) => halfAt(from, first + at))
  const [start, stop] = [halfAt(from, first), halfAt(from, end)]

  async function saveFor({ model }: ChartRow, draft: HoldDraft, jobNumber: string): Promise<Held> {
    const decisionKey = `${key} ${model.id}`.slice(0, 64)
    if (draft.what === 'bookout') {
      const span = { fromDay: start.day, fromHalf: start.half, toDay: stop.day, toHalf: stop.half }
      const { reason: kind, note } = draft
      const decided = await bookOut.mutateAsync({ modelId: model.id, ...span, kind, note, decisionKey })
      return { ...decided, name: model.name, job: null }
    }
    const { decisionId, undoMs, job } = await hold.mutateAsync({
      modelId: model.id,
      jobNumber,
      halves,
      decisionKey,
    })
    return { decisionId, undoMs, name: model.name, job: job.title }
  }

  /** The job to hold for: the chosen one, or a new one. */
  async function jobFor({ what, job, title, client }: HoldDraft): Promise<string> {
    if (what !== 'job') return job
    const made = await create.mutateAsync({ title, client, decisionKey: `${key} job` })
    return made.job.number
  }

  async function save(draft: HoldDraft) {
    const missing = {
      ...(draft.what === 'option' && draft.job === '' && { job: copy.noJob }),
      ...(draft.what === 'job' && draft.title.trim() === '' && { title: copy.noTitle }),
    }
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setSaving(true)
    const lines: string[] = []
    const held: Held[] = []
    try {
      const jobNumber = await jobFor(draft)
      last = jobNumber || last
      for (const row of rows) {
        try {
          held.push(await saveFor(row, draft, jobNumber))
        } catch (error) {
          lines.push(copy.refused(row.model.name, reasonOf(parseApiError(error))))
        }
      }
    } catch (error) {
      lines.push(reasonOf(parseApiError(error)))
    }
    setSaving(false)
    tellHeld(held)
    void utils.desk.chart.window.invalidate()
    setResults(lines)
    if (lines.length === 0) onDone()
  }
  return { save, isSaving, errors, results }
}
