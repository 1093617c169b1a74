import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { variants } from '../../../server/workers/pictures'
import { isPng, pictureOf } from '../../../server/workers/png/picture'

const colour = { width: 64, height: 48, channels: 3, background: '#a86' } as const
const picture = () => sharp({ create: colour }).png()

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)])
}
const packed = deflateSync(Buffer.alloc(7_900_000, 'a'), { level: 9 })
/** Eight kilobytes that inflate to eight million characters. */
const text = (n: number) => chunk('zTXt', Buffer.concat([Buffer.from(`k${n}\0\0`), packed]))
/** The signature and the header. */
const HEAD = 8 + 25
const carrying = (png: Buffer, ...more: Buffer[]) =>
  Buffer.concat([png.subarray(0, HEAD), ...more, png.subarray(HEAD)])

function names(png: Buffer): string[] {
  const found: string[] = []
  for (let at = 8; at + 8 <= png.length; at += 12 + png.readUInt32BE(at))
    found.push(png.toString('latin1', at + 4, at + 8))
  return found
}

describe('S22 the other chunks of a PNG', () => {
  it('S22 is left out, before the picture, behind it and after its end', async () => {
    const png = await picture().toBuffer()
    const end = png.length - 12
    const full = Buffer.concat([
      carrying(
        png.subarray(0, end),
        text(1),
        chunk('iTXt', Buffer.from('a\0\0\0\0\0a')),
        chunk('teSt', packed),
      ),
      text(2),
      png.subarray(end),
      text(3),
    ])
    expect(names(full)).toContain('zTXt')
    expect(pictureOf(full)).toEqual(pictureOf(png))
    expect(new Set(names(pictureOf(full)))).toEqual(new Set(['IHDR', 'IDAT', 'IEND']))
    expect(await sharp(pictureOf(full)).raw().toBuffer()).toEqual(await sharp(png).raw().toBuffer())
  })

  it('S22 but for its colours and which way is up', async () => {
    const png = await picture().withMetadata({ orientation: 6 }).withIccProfile('p3').toBuffer()
    const { orientation, icc } = await sharp(pictureOf(png)).metadata()
    expect(orientation).toBe(6)
    expect(icc?.length).toBeGreaterThan(100)
    const few = await picture().png({ palette: true }).toBuffer()
    expect(await sharp(pictureOf(few)).raw().toBuffer()).toEqual(await sharp(few).raw().toBuffer())
    const clear = await sharp({ create: { ...colour, channels: 4, background: '#aa886680' } })
      .png()
      .toBuffer()
    expect(await sharp(pictureOf(clear)).raw().toBuffer()).toEqual(await sharp(clear).raw().toBuffer())
  })

  it('S22 of a truncated file or one with false lengths is read without an error', async () => {
    const png = carrying(await picture().toBuffer(), text(1))
    for (let length = 0; length < png.length; length += 7) pictureOf(png.subarray(0, length))
    const lying = Buffer.from(png)
    lying.writeUInt32BE(0xffffffff, HEAD)
    expect(names(pictureOf(lying))).toEqual(['IHDR'])
    await expect(sharp(pictureOf(lying)).raw().toBuffer()).rejects.toThrow()
    expect([isPng(png), isPng(Buffer.alloc(0)), isPng(await picture().jpeg().toBuffer())]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('S22 R14 uses little memory: the decoder made gigabytes of nine megabytes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agency-texts-'))
    const source = join(folder, 'a.png')
    const texts = Array.from({ length: 60 }, (_, n) => text(n))
    writeFileSync(source, carrying(await picture().toBuffer(), ...texts))
    const before = process.resourceUsage().maxRSS
    const made = await variants({ source, target: join(folder, 'out') })
    expect([made.width, made.height]).toEqual([64, 48])
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(100)
    rmSync(folder, { recursive: true })
  })
})
