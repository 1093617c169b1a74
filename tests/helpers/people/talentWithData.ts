import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { accounts } from '../../../drizzle/schema'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { NOW, type TestApp } from '../testApp'

export const PASSWORD = 'a long enough password'

/** A talent with a password and a proven address; `upload` sends a picture of that type as its owner does. */
export async function aTalent(t: TestApp, given: Partial<typeof accounts.$inferInsert> = {}) {
  await t.ready
  const passwordHash = await t.passwords.hash(PASSWORD)
  const email = 'asha@example.in'
  const base = { role: 'model' as const, name: 'Asha Rao', email, emailVerifiedAt: NOW, passwordHash }
  const account = anAccount(t, { ...base, ...given })
  const model = aModel(t, { accountId: account.id, stageName: 'Asha', waist: 25, email })
  const token = t.tokenFor(account)
  const upload = async (type: string) => {
    const file = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#884422' } })
      .jpeg()
      .toBuffer()
    await t
      .http()
      .post('/api/v1/agency/models/portfolio-upload')
      .auth(token, { type: 'bearer' })
      .field({ type })
      .attach('file', file, 'IMG_0042.jpg')
  }
  return { account, model, token, upload, own: () => t.as(account).talent.account }
}

/** Folders of stored files; with a bucket, of their copies, which are made with them. */
export function stored({ config }: TestApp) {
  const folder = config.MEDIA_URL ? join(config.uploadsDir, 'cache') : config.uploadsDir
  if (!existsSync(folder)) return []
  const shelves = readdirSync(folder).filter((shelf) => shelf.length === 2)
  return shelves.flatMap((shelf) => readdirSync(join(folder, shelf)))
}
