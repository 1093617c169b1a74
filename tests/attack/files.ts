import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'

const SCRIPT = '<script>alert(1)</script>'
const text = (content: string) => Buffer.from(content)

/** A PNG of one grey colour, small as a file and huge as a picture. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([text(type), data])
    const out = Buffer.alloc(body.length + 8)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), body.length + 4)
    return out
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const empty = Buffer.alloc(0)
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', empty)])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const plain = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer()

/** A photo whose metadata contains its place, its author and a rotation by 90 degrees. */
export const withPosition = (format: 'jpeg' | 'png' | 'webp' = 'jpeg') =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#a86' } })
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '19/1 4/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '72/1 52/1 0/1',
      },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET-PLACE</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()

/** Files that must be refused, with the statuses allowed for each. */
export async function refusedFiles(): Promise<[name: string, bytes: Buffer, statuses: number[]][]> {
  const jpeg = await plain()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`
  return [
    ['an.svg', text(svg), [415]],
    ['svg-called.jpg', text(`<?xml version="1.0"?>${svg}`), [415]],
    ['an.svgz', gzipSync(svg), [415]],
    [
      'entity.svg',
      text(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg.replace(SCRIPT, '&a;')}`),
      [415],
    ],
    ['spaced.svg', text(`\ufeff\n   <!-- a -->${svg}`), [415]],
    ['a.tiff', await sharp(jpeg).tiff().toBuffer(), [415]],
    ['a.gif', await sharp(jpeg).gif().toBuffer(), [415]],
    ['a.html', text(`<!doctype html>${SCRIPT}`), [415]],
    ['html-called.png', text(`<html><body>${SCRIPT}</body></html>`), [415]],
    ['a.js', text('alert(1)'), [415]],
    ['a.gif', text('GIF89a/*\u0001\u0000\u0001\u0000*/=alert(1)//'), [415]],
    ['a.zip', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), [415]],
    ['a.exe', Buffer.concat([text('MZ'), Buffer.alloc(400)]), [415]],
    ['empty.jpg', Buffer.alloc(0), [400, 415]],
    ['only-magic.jpg', Buffer.from('ffd8ffe000104a46494600', 'hex'), [400, 415]],
    ['cut.jpg', jpeg.subarray(0, jpeg.length / 2), [400]],
    ['jpeg-header-then-html.jpg', Buffer.concat([jpeg.subarray(0, 60), text(`<html>${SCRIPT}`)]), [400]],
    ['bomb-256-megapixels.png', bomb(16_000, 16_000), [413]],
    ['bomb-wide.png', bomb(60_000, 1_000), [413]],
    ['the-same-again-and-again.jpg', manyScans(500), [400]],
    ['eleven-megabytes.jpg', Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), [413]],
  ]
}

/** Real pictures with metadata. They may be accepted; the metadata must not be stored. */
export async function polyglots(): Promise<[name: string, bytes: Buffer][]> {
  const jpeg = await plain()
  const png = await sharp(jpeg).png().toBuffer()
  const comment = text(`<html>${SCRIPT}SECRET-PAYLOAD`)
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    comment,
    jpeg.subarray(2),
  ])
  return [
    ['jpeg-with-html-after.jpg', Buffer.concat([jpeg, comment])],
    ['jpeg-with-html-in-comment.html', commented],
    ['png-with-zip-after.png', Buffer.concat([png, text('PK\u0003\u0004SECRET-PAYLOAD')])],
    ['png-called.svg', Buffer.concat([png, comment])],
  ]
}

/** A JPEG of 40 megapixels with `scans` empty scans of 64 bytes each. */
export function manyScans(scans: number): Buffer {
  const side = 6_320
  const blocks = (side / 8) ** 2
  const segment = (marker: number, ...content: number[]) => {
    const length = content.length + 2
    return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content])
  }
  const table = (kind: number, symbol: number) => segment(0xc4, kind, 1, ...Array(15).fill(0), symbol)
  const packed = (bits: string) => {
    const bytes = bits.match(/.{1,8}/g) ?? []
    return Buffer.from(bytes.flatMap((each) => [Number.parseInt(each.padEnd(8, '0'), 2)]))
  }
  // 'The next 16,384 blocks hold nothing', as often as there are blocks.
  const nothing = packed('0'.repeat(15 * Math.ceil(blocks / 16_384)))
  const scan = Buffer.concat([segment(0xda, 1, 1, 0, 1, 63, 0), nothing])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc2, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 1, 1, 0x11, 0),
    table(0x00, 0),
    table(0x10, 0xe0),
    segment(0xda, 1, 1, 0, 0, 0, 0),
    packed('0'.repeat(blocks)),
    ...Array(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ])
}
