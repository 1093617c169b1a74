// @module-tag slow
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { backup } from '../../../server/backup/backup'
import { restore } from '../../../server/backup/restore'
import { media } from '../../../server/command/media'
import { aSiteBeforeTheMove } from '../../helpers/installed/siteBeforeTheMove'

const NOW = new Date('2026-03-02T10:00:00.000Z')
const FILES = 40

afterEach(() => vi.unstubAllEnvs())

async function aSite() {
  const site = await aSiteBeforeTheMove(FILES)
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) vi.stubEnv(name, value)
  }
  set(site.environment)
  const run = (...given: string[]) => media(given, () => {}, 'agency media …')
  const shelves = () => readdirSync(site.folder).filter((name) => name.length === 2)
  return { ...site, set, run, shelves }
}

describe('agency media', () => {
  it('push uploads everything once, and verify then finds no difference', async () => {
    const { run, objects } = await aSite()
    expect((await run('verify')).isWrong).toBe(true)
    expect(await run('push')).toEqual({
      said: 'Uploaded 40 files (0.0 MB), 0 were there already.',
      isWrong: false,
    })
    expect(await objects()).toHaveLength(FILES + 1)
    expect((await run('push')).said).toBe('Uploaded 0 files (0.0 MB), 40 were there already.')
    expect(await run('verify')).toEqual({
      said: '40 files are in the bucket and 40 in UPLOADS_DIR, of 40 that the database names.\nNo differences.',
      isWrong: false,
    })
  })

  it('push goes on where it was broken off, three times', async () => {
    const { server, run, objects } = await aSite()
    for (let turn = 0; turn < 3; turn++) {
      server.answersOnly(12)
      await expect(run('push')).rejects.toThrow(
        /files were copied\. Run it again: it goes on where it stopped\.$/,
      )
      server.answers('usual')
    }
    expect((await objects()).length).toBeGreaterThan(20)
    await run('push')
    expect((await run('verify')).isWrong).toBe(false)
  })

  it('push --remove-local deletes here only what is the same there', async () => {
    const { server, run, shelves, storage, ids, bucket } = await aSite()
    await run('push')
    await bucket.put(`39/${ids[39]}/320.webp`, 'x'.repeat(100))
    await expect(run('push', '--remove-local')).rejects.toThrow(
      /39m+\/320\.webp is not the same in the bucket/,
    )
    expect(readFileSync(storage.pathOf(ids[39] ?? '', '320.webp'), 'utf8')).toMatch(/^39m/)
    await bucket.put(`39/${ids[39]}/320.webp`, `${ids[39]}`.padEnd(100, '.'))
    await run('push', '--remove-local')
    expect((await run('verify')).said).toMatch(/^40 files are in the bucket and 0 in UPLOADS_DIR/)
    expect((await run('verify')).isWrong).toBe(false)
    expect(shelves()).toEqual([])
    server.requests()
    await expect(run('push', '--remove-local', 's3://other')).rejects.toThrow(/restart it first/)
    expect(server.requests()).toEqual([])
  })

  it('verify names what is missing, changed or of another size, and ends as wrong', async () => {
    const { run, ids, bucket, storage } = await aSite()
    await run('push')
    await bucket.remove(`00/${ids[0]}/320.webp`)
    await bucket.put(`01/${ids[1]}/320.webp`, 'x'.repeat(100))
    rmSync(dirname(storage.pathOf(ids[2] ?? '', 'x')), { recursive: true })
    await bucket.put(`02/${ids[2]}/320.webp`, 'short')
    rmSync(dirname(storage.pathOf(ids[3] ?? '', 'x')), { recursive: true })
    await bucket.remove(`03/${ids[3]}/320.webp`)
    const { said, isWrong } = await run('verify')
    expect(isWrong).toBe(true)
    expect(said.split('\n').slice(1)).toEqual([
      `00/${ids[0]}/320.webp is not in the bucket`,
      `01/${ids[1]}/320.webp is not the same in the bucket`,
      `${ids[2]} has 5 bytes in the bucket and 100 in the database`,
      `${ids[3]} is neither in the bucket nor in UPLOADS_DIR`,
      '4 differences.',
    ])
  })

  it('pull brings everything back, also after it was broken off', async () => {
    const { server, folder, run, set } = await aSite()
    await run('push')
    const elsewhere = join(folder, 'elsewhere')
    set({ UPLOADS_DIR: elsewhere })
    server.answersOnly(15)
    await expect(run('pull')).rejects.toThrow(/Run it again/)
    server.answers('usual')
    expect((await run('pull')).said).toMatch(/^Downloaded \d+ files/)
    expect((await run('verify')).said).toContain('No differences.')
    expect(readdirSync(join(elsewhere, 'incoming'))).toEqual([])
    expect(readFileSync(join(elsewhere, '.belongs-to'), 'utf8')).toBe('this database')
  })

  it('refuses a bucket with the files of another database, an unknown word and a wrong address', async () => {
    const { server, run, bucket } = await aSite()
    await bucket.put('.belongs-to', 'another database')
    await expect(run('push')).rejects.toThrow(/has files of another database/)
    await expect(run('pull')).rejects.toThrow(/has files of another database/)
    server.answers('none')
    await expect(run('verify')).rejects.toThrow(/^The media store cannot list: \w+\.$/)
    server.answers('usual')
    await expect(run('mirror')).rejects.toThrow(/^Usage: /)
    await expect(run('push', 'https://bucket.example')).rejects.toThrow(
      /^Wrong configuration\. MEDIA_URL: must/,
    )
  })

  it('leaves the backup with the database alone, which names what is in the bucket as there', async () => {
    const { run, folder, databasePath, settings, bucket } = await aSite()
    await run('push', '--remove-local')
    const target = join(folder, 'backup')
    const made = await backup({ ...settings, databasePath }, target, NOW)
    expect([made.missing, made.inBucket]).toEqual([0, FILES])
    expect(Object.keys(made.files).sort()).toEqual(['agency.sqlite', 'uploads/.belongs-to'])
    const to = { ...settings, databasePath: join(folder, 'new.sqlite'), uploadsDir: join(folder, 'new') }
    await restore(target, to, NOW)
    // So that the site deletes no picture that is newer than the backup.
    expect(await bucket.get('.belongs-to')).toBeNull()
  })
})
