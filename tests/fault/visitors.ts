import sharp from 'sharp'
import { type Answer, send } from '../attack/calls'

const DETAILS = 'Eight pages in daylight, one day and a fitting.'

/** A client's input; `n` makes it unique. */
const aBookingRequest = (modelId: string, n: number, details = DETAILS) => ({
  clientName: `Client ${n}`,
  email: `client${n}@kori.example`,
  phone: '+91 98200 12345',
  modelId,
  workType: 'Editorial',
  dateRequired: '2027-03-01',
  budgetRange: '$1,000-$2,500',
  details,
})

/** Sends JSON, with an Idempotency-Key where one is given. */
export function post(
  url: string,
  body: unknown,
  more: { key?: string; token?: string } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (more.key) headers['idempotency-key'] = more.key
  return send(url, { method: 'POST', body: JSON.stringify(body), headers, token: more.token })
}

export const book = (
  url: string,
  modelId: string,
  n: number,
  more: { key?: string; details?: string } = {},
) => post(`${url}/bookings`, aBookingRequest(modelId, n, more.details), more)

export const enquire = (url: string, n: number) =>
  post(`${url}/enquiries`, {
    name: `Client ${n}`,
    email: `client${n}@kori.example`,
    subject: 'brand',
    message: `We are casting, and this is letter ${n}.`,
  })

/** A picture of noise, which no format compresses: about `megapixels` * 3 MB as PNG. */
export function aPictureOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Uploads a file as an applicant does. */
export function upload(url: string, bytes: Buffer, name = 'polaroid.jpg'): Promise<Answer> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  return send(`${url}/media/upload`, { method: 'POST', body: form })
}
