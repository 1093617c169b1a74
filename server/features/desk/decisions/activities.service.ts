import { type ActivityKind, isDecision } from '../../../../shared/desk/deskActions'
import type { Half } from '../../../../shared/desk/deskLists'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { newId } from '../../../core/db/ids'
import { queueDecision } from '../../agency/webhooks/service'
import type { NewRow, Row, RowImage, RowOf, TableName } from './activities.repository'
import * as repository from './activities.repository'

/** Who decides; without an id it is a talent who follows an answer link. Null is the clock. */
export type Actor = { id: string | null; name: string } | null
type Subject = {
  jobId?: string | null
  clientId?: string | null
  claimId?: string | null
  modelId?: string | null
  contactId?: string | null
  deskItemId?: string | null
}

/** One activity that is being collected; `number` is taken when it begins. */
export type PendingActivity = Subject & {
  number: number
  kind: ActivityKind
  words: string | null
  before: RowImage[]
  after: RowImage[]
}

/** A decision while its transaction runs: who decides what, and every row that it writes. */
export type Decision = {
  id: string
  batchId: string | null
  db: Db
  now: Date
  at: string
  actor: Actor
  undoes: string | null
  activities: Map<string, PendingActivity>
  /** the halves whose queue changed, as `model day half` */
  queues: Map<string, { modelId: string; day: string; half: Half }>
}

/** The signed-in caller, who decides. */
export const actorOf = ({ session }: Pick<SignedInContext, 'session'>) => ({
  id: session.account.id,
  name: session.account.name,
})

/** Begins a decision in the caller's transaction. */
export const beginDecision = (db: Db, now: Date, actor: Actor, more: Partial<Decision> = {}): Decision => ({
  id: newId(),
  batchId: null,
  db,
  now,
  at: now.toISOString(),
  actor,
  undoes: null,
  activities: new Map(),
  queues: new Map(),
  ...more,
})

/** The activity of this decision about a claim, job, desk item, client or model; one for each (D28). */
export function activityAbout(
  decision: Decision,
  kind: ActivityKind,
  subject: Subject,
  words: string | null = null,
): PendingActivity {
  const key =
    subject.claimId ?? subject.deskItemId ?? subject.jobId ?? subject.clientId ?? subject.modelId ?? ''
  const before = decision.activities.get(key)
  if (before) return before
  const number = repository.nextNumber(decision.db) + decision.activities.size
  const line: PendingActivity = { ...subject, number, kind, words, before: [], after: [] }
  decision.activities.set(key, line)
  return line
}

/** The activity of this decision about a claim. */
export const activityAboutClaim = (
  decision: Decision,
  kind: ActivityKind,
  { id, jobId, modelId }: { id: string; jobId: string; modelId: string | null },
  words: string | null = null,
): PendingActivity => activityAbout(decision, kind, { claimId: id, jobId, modelId }, words)

const pick = (row: Row, names: readonly string[]): Row =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))

/** Stores the changed fields of a row before and after the decision. */
function keep(
  line: PendingActivity,
  of: { table: TableName; id: string },
  before: Row | null,
  after: Row | null,
) {
  const isHere = ({ table, id }: RowImage) => table === of.table && id === of.id
  const first = line.before.find(isHere)
  const last = line.after.find(isHere)
  if (!first || !last) {
    line.before.push({ ...of, row: before })
    line.after.push({ ...of, row: after })
    return
  }
  if (first.row && before) first.row = { ...before, ...first.row }
  last.row = after && { ...last.row, ...after }
}

/** Changes a row as part of a decision. */
export function changeRow<Name extends TableName>(
  decision: Decision,
  line: PendingActivity,
  table: Name,
  id: string,
  values: Partial<RowOf<Name>>,
) {
  change(decision, line, table, id, values)
}

function change({ db }: Decision, line: PendingActivity, table: TableName, id: string, values: Row) {
  const row = repository.rowOf(db, table, id) as Row
  // A client's name and notes stay out of the activities.
  const names = table === 'clients' ? ['version'] : Object.keys(values)
  repository.updateRow(db, table, id, values)
  keep(line, { table, id }, pick(row, names), pick(values, names))
}

/** Adds a row as part of a decision; returns its id. An undo is refused once one of the `kept` fields has changed. */
export function addRow<Name extends TableName>(
  { db }: Decision,
  line: PendingActivity,
  table: Name,
  row: NewRow<Name> & { id: string },
  kept: readonly (string & keyof NewRow<Name>)[] = [],
) {
  repository.insertRow(db, table, row)
  keep(line, { table, id: row.id }, null, pick(row, ['id', ...kept]))
  return row.id
}

/** Puts back what a decision changed or removed of a row, as part of its undo: `row` is before, `left` after it. */
export function restoreRow(
  decision: Decision,
  line: PendingActivity,
  { table, id }: { table: TableName; id: string },
  row: Row,
  left: Row | null,
) {
  if (left === null) {
    repository.insertRow(decision.db, table, { ...row, id })
    keep(line, { table, id }, null, { id })
  } else {
    // The version goes on, so that nobody takes the one state for the other.
    const next = 'version' in row ? { ...row, version: Number(left.version) + 1 } : row
    change(decision, line, table, id, next)
  }
}

/** Removes a row as part of a decision. */
export function removeRow({ db }: Decision, line: PendingActivity, table: TableName, id: string) {
  const row = repository.rowOf(db, table, id) as Row
  repository.deleteRow(db, table, id)
  keep(line, { table, id }, row, null)
}

const NO_SUBJECT = {
  ...{ jobId: null, clientId: null, claimId: null },
  ...{ modelId: null, contactId: null, deskItemId: null },
}

/** Writes the activities of a decision. `queues` are the changed queues after it, for an undo. */
export function writeActivities(decision: Decision, queues: RowImage[]) {
  const { db, id, batchId, at, actor, undoes } = decision
  const lines = [...decision.activities.values()]
  for (const [at0, line] of lines.entries()) {
    repository.insertActivity(db, {
      ...NO_SUBJECT,
      ...line,
      at,
      decisionId: id,
      batchId,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      packageId: null,
      undoes,
      after: at0 === 0 ? [...line.after, ...queues] : line.after,
    })
  }
  queueDecision(
    decision,
    lines.filter(({ kind }) => isDecision(kind)),
  )
}
