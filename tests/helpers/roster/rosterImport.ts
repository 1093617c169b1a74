import { writeFileSync } from 'node:fs'
import type { Upload } from '../../../server/core/context'
import { workOnImports } from '../../../server/features/roster/import/runs.service'
import type { Account, TestApp } from '../testApp'

/** A CSV text of these rows. */
export const csvOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** A sheet as an agency has it: two people who can be added, and one with three faults. */
const HEADS = ['Full Name', 'Stage Name', 'DOB', 'M/F', 'Mobile', 'Email', 'City', 'Height', 'Rate', 'Ramp?']
const ASHA = [
  'Asha Rao',
  'Asha',
  '12/03/1999',
  'F',
  '98100 12345',
  'asha@sheet.example',
  'Pune',
  '5.7',
  '25k',
  '',
]
const KABIR = ['Kabir Das', '', '5 Mar 1998', 'M', '+91 98200 54321', '', 'Goa', '183', '₹1,20,000', '']
const ZOYA = ['Zoya Khan', 'Zoya', '2015-01-01', 'Femme', 'none', '', '', 'tall', '', '']
export const SHEET = csvOf(HEADS, ASHA, KABIR, ZOYA)

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
