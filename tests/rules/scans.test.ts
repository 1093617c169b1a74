import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { scansOf } from '../../server/workers/jpeg/scans'
import { variants } from '../../server/workers/pictures'
import { manyScans } from '../attack/files'

const photograph = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#a86',
      noise: { type: 'gaussian', sigma: 30 },
    },
  })

describe('S22 the scans of a JPEG', () => {
  it('S22 are counted, one in a plain one and some in a progressive one', async () => {
    expect(scansOf(await photograph().jpeg().toBuffer())).toBe(1)
    const progressive = scansOf(await photograph().jpeg({ progressive: true }).toBuffer())
    expect(progressive).toBeGreaterThan(5)
    expect(progressive).toBeLessThan(30)
    expect(scansOf(manyScans(500))).toBe(501)
  })

  it('S22 are not counted in its data, after its end, or in another file', async () => {
    const inside = Buffer.alloc(60_000, Buffer.from([0xff, 0xda, 0, 2]))
    const length = Buffer.from([0xff, 0xe2, (inside.length + 2) >> 8, (inside.length + 2) & 0xff])
    const jpeg = await photograph().jpeg().toBuffer()
    const film = Buffer.alloc(4_000, Buffer.from([0xff, 0xda]))
    const carrying = Buffer.concat([jpeg.subarray(0, 2), length, inside, jpeg.subarray(2), film])
    expect(scansOf(carrying)).toBe(1)
    expect((await sharp(carrying).metadata()).width).toBe(640)
    for (const other of [
      Buffer.alloc(0),
      await photograph().png().toBuffer(),
      Buffer.from([0xff, 0xd8, 0xff]),
    ])
      expect(scansOf(other)).toBe(0)
    expect(scansOf(jpeg.subarray(0, 700))).toBeLessThan(2)
  })

  it('S22 a picture of too many is refused before it is decoded: decoding ten megabytes of them needs an hour', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-scans-'))
    const source = join(folder, 'a.jpg')
    writeFileSync(source, manyScans(1_000))
    await expect(variants({ source, target: join(folder, 'out') })).rejects.toThrow('too many scans')
    rmSync(folder, { recursive: true })
  })
})
