import { writeFileSync } from 'node:fs'
import type { Upload } from '../../server/core/context'
import { workOnImports } from '../../server/features/rosterImportRuns/service'
import type { Account, TestApp } from './testApp'

/** A CSV text of these rows. */
export const csvOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** A received file, as the upload route would hand it over. */
export async function uploadOf(t: TestApp, content: string | Buffer, name = 'roster.csv'): Promise<Upload> {
  await t.ready
  const path = t.storage.newIncoming()
  writeFileSync(path, content)
  return { path, size: Buffer.from(content).length, name }
}

/** Uploads a sheet as this account and returns its id. */
export async function aDraft(t: TestApp, account: Account, content: string | Buffer): Promise<string> {
  const upload = await uploadOf(t, content)
  return (await t.as(account, { upload }).admin.rosterImport.upload()).id
}

/** Does all that waits, as the server does by itself. */
export async function finishImports(t: TestApp) {
  while (await workOnImports(t)) {}
}
