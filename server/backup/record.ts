import { existsSync } from 'node:fs'
import type { BackupRecord } from '../../shared/system'
import { changeDatabase } from '../core/db/database'
import { backup, type Place } from './backup'
import { noteVerified, saveRecord } from './repository'
import { verify } from './verify'

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
const secondsSince = (began: number) => Math.round((performance.now() - began) / 100) / 10

/**
 * Makes a backup as `backup` does, and writes into the site's database when and how it ended, also when it failed. The
 * site may run meanwhile: it is one small row beside its writes. `unrecorded` says why that could not be written.
 */
export async function recordedBackup(from: Place, target: string, now: Date) {
  const began = performance.now()
  const at = now.toISOString()
  const attempt = { at, folder: target, files: 0, bytes: 0 }
  try {
    const made = await backup(from, target, now)
    const unrecorded = record(from, {
      ...attempt,
      files: Object.keys(made.files).length,
      bytes: made.bytes,
      seconds: secondsSince(began),
      result: 'ok',
      reason: null,
    })
    return { ...made, unrecorded }
  } catch (error) {
    const ended = { seconds: secondsSince(began), result: 'failed', reason: reasonOf(error) } as const
    record(from, { ...attempt, ...ended })
    throw error
  }
}

/** Verifies a backup as `verify` does, and writes the moment into the site's database, or what was wrong with it. */
export async function recordedVerification(from: Place, source: string, now: Date) {
  const note = (fault: string | null) =>
    change(from, (db) => noteVerified(db, { at: now.toISOString(), folder: source, fault }))
  try {
    const manifest = await verify(source)
    return { ...manifest, unrecorded: note(null) }
  } catch (error) {
    // A mistyped folder is no damaged backup.
    if (existsSync(source)) note(reasonOf(error))
    throw error
  }
}

const record = (from: Place, what: BackupRecord) => change(from, (db) => saveRecord(db, what))

/** Null when done. A backup that was made is good also where the site's database cannot be written. */
function change({ databasePath }: Place, write: (db: ReturnType<typeof changeDatabase>) => void) {
  if (!existsSync(databasePath)) return null
  let db: ReturnType<typeof changeDatabase> | undefined
  try {
    db = changeDatabase(databasePath)
    write(db)
    return null
  } catch (error) {
    return reasonOf(error)
  } finally {
    db?.$client.close()
  }
}
