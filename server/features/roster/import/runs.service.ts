import { localDay } from '../../../../shared/format'
import type { ImportPicture } from '../../../../shared/roster/imports/rosterImport'
import { meaningsAfter } from '../../../../shared/roster/imports/rosterImportColumns'
import { IMPORT_KEPT_DAYS, type RowFate } from '../../../../shared/roster/imports/rosterImportFields'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { conflict, isOutOfReach, notFound, toErrorResponse } from '../../../core/errors'
import { serverMessages } from '../../../core/messages'
import { forOneTurn } from '../../../core/processes/turns'
import { audit } from '../../../core/security/audit'
import { can } from '../../../core/security/permissions'
import { findAccount } from '../../access/accounts/repository'
import { removeMedia } from '../../media/store/repository'
import { removeFiles } from '../../media/store/service'
import { addToBoard, boardsByName } from '../boards/repository'
import { addUploadedImage } from '../images/service'
import { isMeasuredAfter } from '../measurements/repository'
import { createModel } from '../models/invitations.service'
import { findModel, removeModel } from '../models/repository'
import { saveInfo, savePhysical, savePrivate, saveSocial, saveStanding } from '../models/service'
import { itemsOf } from '../portfolio/repository'
import { hasOtherPictures, isInUse } from './modelUse.repository'
import * as repository from './repository'
import { type ImportedModel, readRow, type SheetReading } from './rules'
import { describedOf, fateOf, type PeopleIndex, peopleIndex } from './runs.rules'
import { findRun } from './service'

// A run works in the background in short transactions; its table is the queue, so that a restart goes on.

const BATCH = 10
const DAY_MS = 86_400_000
const words = serverMessages.sheets

/** Starts a draft. The caller has said that everybody in it agreed. Throws notFound, 409 when it cannot start. */
export function startRun(ctx: SignedInContext, id: string) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const run = findRun(ctx.db, id)
    const isNamed = run.columns.includes('name') || run.columns.includes('stageName')
    if (run.state === 'draft' && !isNamed) throw conflict(words.noName)
    const changes = {
      state: 'running',
      actorId: ctx.session.account.id,
      startedAt: now.toISOString(),
    } as const
    if (!repository.moveRun(ctx.db, id, ['draft'], changes)) throw conflict(words.started)
    repository.writeMeanings(ctx.db, meaningsAfter(repository.readMeanings(ctx.db), run))
    audit(ctx.db, now, 'roster import started', ctx.session.account, id, 'everybody in it has agreed')
  })
}

/** Stops a run; the models that it has made stay. Throws notFound, 409 when it is not running. */
export function cancelRun(ctx: SignedInContext, id: string) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    findRun(ctx.db, id)
    const changes = { state: 'cancelled', finishedAt: now.toISOString() } as const
    if (!repository.moveRun(ctx.db, id, ['running'], changes)) throw conflict(words.notRunning)
    audit(ctx.db, now, 'roster import cancelled', ctx.session.account, id)
  })
}

/** Begins to take a finished run back. Throws notFound, 409 when it cannot be. */
export function takeBackRun(ctx: SignedInContext, id: string) {
  const now = ctx.clock()
  transaction(ctx.db, () => {
    const { startedAt } = findRun(ctx.db, id)
    if (startedAt !== null && now.getTime() - Date.parse(startedAt) > IMPORT_KEPT_DAYS * DAY_MS)
      throw conflict(words.tooLate)
    const changes = { state: 'taking-back', actorId: ctx.session.account.id } as const
    if (!repository.moveRun(ctx.db, id, ['done', 'cancelled'], changes)) throw conflict(words.notDone)
    audit(ctx.db, now, 'roster import taken back', ctx.session.account, id)
  })
}

/** Removes the record of an import that is not at work; its models stay. Throws notFound, 409. */
export function removeRun({ db }: SignedInContext, id: string) {
  transaction(db, () => {
    const { state } = findRun(db, id)
    if (state === 'running' || state === 'taking-back') throw conflict(words.started)
    repository.removeRun(db, id)
  })
}

/** Works at the oldest run that has something to do; false when none has. */
export async function workOnImports(app: AppContext): Promise<boolean> {
  const run = repository.nextRun(app.db)
  if (!run) return false
  const ctx = actingFor(app, run)
  if (!ctx) {
    const finishedAt = app.clock().toISOString()
    repository.changeRun(app.db, run.id, { state: 'cancelled', finishedAt })
    app.log.warn({ run: run.id }, 'an import was cancelled: who started it may no longer import')
  } else if (run.state === 'running') makeBatch(ctx, run.id)
  else await takeBackBatch(ctx, run.id)
  return true
}

/** The context of who pressed the button, without their session; null when they may no longer import. */
function actingFor(app: AppContext, { id, actorId }: repository.RunRow): SignedInContext | null {
  const account = actorId === null ? undefined : findAccount(app.db, actorId)
  if (!account || account.deactivatedAt !== null) return null
  const { name, email, role } = account
  const session = { id: `import-${id}`, account: { id: account.id, name, email, role }, modelId: null }
  if (!can(session, 'models.import')) return null
  const request = { address: '', userAgent: 'import', requestId: id, idempotencyKey: null, upload: null }
  return { ...app, ...request, session }
}

// — Making ———————————————————————————————————————————————————————————————————————————————————————————

/** Makes the models of the next rows, as many as one turn is long: they and the rows' states are one transaction, so that none comes twice. */
function makeBatch(ctx: SignedInContext, id: string) {
  const { db } = ctx
  transaction(db, () => {
    const run = repository.findRun(db, id)
    if (run?.state !== 'running') return
    const rows = repository.rowsIn(db, id, 'waiting', BATCH)
    if (rows.length === 0) {
      repository.changeRun(db, id, { state: 'done', finishedAt: ctx.clock().toISOString() })
      return
    }
    const index = peopleIndex(repository.everybody(db, id))
    const emails = repository.accountEmails(db)
    const reading = { ...run, boards: boardsByName(db) }
    for (const row of forOneTurn(rows)) makeRow(ctx, reading, row, index, emails)
  })
}

function makeRow(
  ctx: SignedInContext,
  run: repository.RunRow & SheetReading,
  row: repository.ImportRow,
  index: PeopleIndex,
  emails: ReadonlySet<string>,
) {
  const read = readRow(row.cells, run, localDay(ctx.clock()))
  const fate = fateOf(row.row, read, index, (email) => emails.has(email))
  const leave = (fate: RowFate) =>
    repository.changeRow(ctx.db, row, { state: fate.fate === 'same' ? 'same' : 'refused', fate })
  if (fate.fate !== 'new' || read.model === null) return leave(fate)
  try {
    const { id: modelId, updatedAt } = makeModel(ctx, read.model, read.boardIds)
    index.add({ ...describedOf(read.model), modelId, row: row.row })
    const { pictures } = read
    repository.changeRow(ctx.db, row, {
      state: 'made',
      modelId,
      madeAt: updatedAt,
      cells: [],
      // The name is the model's own. What was read is in it too.
      fate: fate.notes.length > 0 ? { ...fate, label: '', read: undefined } : null,
      pictures,
    })
  } catch (error) {
    if (isOutOfReach(error)) throw error
    const { status, message } = toErrorResponse(error)
    if (status === 500) ctx.log.error({ err: error, run: run.id, row: row.row }, 'a row was not imported')
    leave({ ...fate, fate: 'refused', problems: [{ field: null, message }] })
  }
}

/** A model as the agency's forms would make and fill it, in one savepoint. */
function makeModel(ctx: SignedInContext, given: ImportedModel, boardIds: readonly string[]) {
  return transaction(ctx.db, () => {
    const { name, stageName, gender, dateOfBirth, city, email, phone, ...more } = given
    const core = { name, stageName, gender, dateOfBirth, city, email, phone }
    const { id } = createModel(ctx, { ...core, isOnboarded: true, invite: false })
    const { age, languages, dailyRate, bio, workTypes, availability, ...others } = more
    const { instagram, youtube, twitter, privateNote, secondPhone, whatsapp, ...physical } = others
    // An age in a sheet is as old as the sheet; a date of birth says more.
    saveInfo(ctx, { id, age: dateOfBirth ? undefined : age, city, languages, dailyRate, bio })
    savePhysical(ctx, { id, ...physical })
    saveSocial(ctx, { id, instagram, youtube, twitter })
    savePrivate(ctx, { id, privateNote, secondPhone, whatsapp })
    saveStanding(ctx, { id, workTypes, availability })
    for (const boardId of boardIds) addToBoard(ctx.db, id, boardId)
    const row = findModel(ctx.db, id)
    if (!row) throw notFound('Model')
    return row.model
  })
}

// — Taking back ——————————————————————————————————————————————————————————————————————————————————————

/** Deletes the next models of a run that nobody has changed since, and keeps the others. */
async function takeBackBatch(ctx: SignedInContext, id: string) {
  const { db } = ctx
  const files = transaction(db, () => {
    if (repository.findRun(db, id)?.state !== 'taking-back') return []
    const rows = repository.rowsIn(db, id, 'made', BATCH)
    if (rows.length === 0)
      repository.changeRun(db, id, { state: 'taken-back', finishedAt: ctx.clock().toISOString() })
    const removed: string[] = []
    for (const row of forOneTurn(rows)) removed.push(...takeBackRow(ctx, row))
    return removed
  })
  await removeFiles(ctx, files)
}

function takeBackRow(ctx: SignedInContext, row: repository.ImportRow): string[] {
  const { db } = ctx
  const found = row.modelId === null ? undefined : findModel(db, row.modelId)
  if (found && isChanged(db, row, found.model)) {
    repository.changeRow(db, row, { state: 'kept' })
    return []
  }
  repository.changeRow(db, row, { state: 'taken-back', modelId: null, fate: null })
  if (!found) return []
  const { id, stageName, name } = found.model
  const files = itemsOf(db, id).flatMap(({ media }) => (media ? [media.id] : []))
  audit(db, ctx.clock(), 'model deleted', ctx.session.account, id, stageName ?? name)
  removeModel(db, id)
  for (const file of files) removeMedia(db, file)
  return files
}

/** True when somebody has changed, used or published the model, or given it a picture of their own. */
const isChanged = (
  db: Db,
  { runId, madeAt }: repository.ImportRow,
  { id, updatedAt, accountId }: { id: string; updatedAt: string; accountId: string | null },
) =>
  updatedAt !== madeAt ||
  accountId !== null ||
  isInUse(db, id) ||
  isMeasuredAfter(db, id, madeAt ?? '') ||
  hasOtherPictures(db, id, runId)

// — Pictures —————————————————————————————————————————————————————————————————————————————————————————

/**
 * Stores an uploaded picture for the model of a row. Throws notFound, 409 for a row without a model or a file
 * name that came already, and as the model's own upload does.
 */
export async function addPicture(ctx: SignedInContext, { id, row, type, fileName }: ImportPicture) {
  findRun(ctx.db, id)
  const modelId = repository.findRow(ctx.db, id, row)?.modelId ?? null
  if (modelId === null) throw conflict(words.noRow)
  const refuseAgain = () => {
    if (repository.findPicture(ctx.db, id, fileName)) throw conflict(words.sameFile)
  }
  refuseAgain()
  await addUploadedImage(ctx, { id: modelId, type, isLocked: false }, (itemId) => {
    refuseAgain()
    repository.insertPicture(ctx.db, { itemId, runId: id, fileName })
  })
}
