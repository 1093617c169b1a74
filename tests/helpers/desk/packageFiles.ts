import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { media } from '../../../drizzle/schema'
import { withPackage } from './packages'

/** A package whose pictures are in the media store. */
export async function withFiles() {
  const here = await withPackage()
  const { t, pack, again, desk } = here
  await t.ready
  const webp = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#804020' } })
    .webp()
    .toBuffer()
  for (const { id } of t.db.select().from(media).all()) {
    const work = t.storage.newIncoming()
    mkdirSync(work)
    writeFileSync(join(work, '2000.webp'), webp)
    await t.storage.keep(work, id)
  }
  const allow = async (given: { allowsPdf?: boolean; allowsDownload?: boolean; passcode?: string }) =>
    desk.packages.change({ id: pack.id, version: (await again()).version, ...given })
  const get = (path: string) => t.http().get(path).buffer()
  return { ...here, allow, get }
}
