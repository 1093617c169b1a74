import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

const folder = path.join(process.env.E2E_FOLDER ?? '', 'outbox')

/** Every mail to an address that the running server has written into its outbox folder. */
export async function mailsTo(address: string) {
  // The first mail makes the folder.
  const files = existsSync(folder) ? readdirSync(folder) : []
  const mails = await Promise.all(
    files.map((file) => PostalMime.parse(readFileSync(path.join(folder, file)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}

/** Waits for a mail with a matching subject and returns its text. The outbox worker runs every two seconds. */
export async function mailTo(address: string, subject: RegExp): Promise<string> {
  let text = ''
  await expect(async () => {
    const found = (await mailsTo(address)).find((mail) => subject.test(mail.subject ?? ''))
    expect(found, `a mail to ${address}`).toBeDefined()
    text = found?.text ?? ''
  }).toPass({ timeout: 60_000 })
  return text
}
