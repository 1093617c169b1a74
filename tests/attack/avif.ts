import sharp from 'sharp'

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [value >> 8, value & 0xff]))
const u32 = (...values: number[]) => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)))
const u8 = (...values: number[]) => Buffer.from(values)
const box = (type: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content)
  return Buffer.concat([u32(body.length + 8), Buffer.from(type), body])
}

/** The content of the first box of `type` in `file`. */
function inside(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type)
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4))
}

const TILE = 1
const GRID = 2

/**
 * An AVIF of 16 megapixels and a few kilobytes that is put together from `side` by `side` tiles. Each is the same one,
 * as large as the whole, and a decoder decodes it again for each.
 */
export async function againAndAgain(side: number): Promise<Buffer> {
  const edge = 4_000
  const grey = sharp({ create: { width: edge, height: edge, channels: 3, background: '#888' } })
  const tile = await grey.avif({ effort: 0 }).toBuffer()
  const pixels = inside(tile, 'mdat')
  const plan = Buffer.concat([u8(0, 1, side - 1, side - 1), u32(edge, edge)])
  const tiles = Array<number>(side * side).fill(TILE)
  const item = (id: number, type: string) =>
    box('infe', u32(0x02000000), u16(id, 0), Buffer.from(`${type}\0`))
  // sharp gives a tile three properties, of which the second is its size: the grid's own.
  const properties = [u16(TILE), u8(3, 0x81, 2, 3), u16(GRID), u8(1, 2)]
  const head = (at: number) => {
    const places = [
      u16(TILE, 0, 1),
      u32(at, pixels.length),
      u16(GRID, 0, 1),
      u32(at + pixels.length, plan.length),
    ]
    return Buffer.concat([
      box('ftyp', inside(tile, 'ftyp')),
      box(
        'meta',
        u32(0),
        box('hdlr', inside(tile, 'hdlr')),
        box('pitm', u32(0), u16(GRID)),
        box('iloc', u32(0), u8(0x44, 0), u16(2), ...places),
        box('iinf', u32(0), u16(2), item(TILE, 'av01'), item(GRID, 'grid')),
        box('iref', u32(0), box('dimg', u16(GRID, tiles.length, ...tiles))),
        box('iprp', box('ipco', inside(tile, 'ipco')), box('ipma', u32(0, 2), ...properties)),
      ),
    ])
  }
  const start = head(0).length + 8
  // A decoder reads on behind the end, and takes a file that is shorter for one that broke off.
  return Buffer.concat([head(start), box('mdat', pixels, plan), box('free', Buffer.alloc(300_000))])
}
