import { z } from 'zod'
import { id, line } from '../../text/text'

/** Whether the e-invoice portal has to register a paper, and whether its number was pasted. */
export const E_INVOICE_STATES = ['none', 'waiting', 'registered'] as const
export type EInvoiceState = (typeof E_INVOICE_STATES)[number]

/** What a QR code takes at most. */
const QR_MAX = 2900

/** The PIN code of an address in India; null without one. */
export const pinOf = (address: string): number | null => {
  const found = [...address.matchAll(/\b[1-9]\d{2} ?\d{3}\b/g)].at(-1)?.[0]
  return found ? Number(found.replace(' ', '')) : null
}

/** What the portal signed, as far as it is looked at; null for a text that is no signed QR. */
function signedIn(qr: string): { Irn?: unknown; DocNo?: unknown } | null {
  try {
    const part = qr.split('.')[1] ?? ''
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (each) =>
      each.charCodeAt(0),
    )
    const { data } = JSON.parse(new TextDecoder().decode(bytes))
    return typeof data === 'string' ? JSON.parse(data) : data
  } catch {
    return null
  }
}

/** Whether a signed QR is the one of a paper. */
export const isQrOf = (qr: string, number: string): boolean => signedIn(qr)?.DocNo === number

/** What the e-invoice portal gave for a paper: its reference number and the signed text of its QR code. */
export const registering = z
  .object({
    id,
    irn: line(100)
      .transform((given) => given.toLowerCase())
      .refine((given) => /^[0-9a-f]{64}$/.test(given), 'An IRN has 64 digits and letters from a to f'),
    irnQr: line(QR_MAX).refine(
      (given) => /^[\w-]+\.[\w-]+\.[\w-]+$/.test(given) && signedIn(given),
      'Paste the whole signed QR text of the portal, its SignedQRCode',
    ),
  })
  .refine(({ irn, irnQr }) => String(signedIn(irnQr)?.Irn).toLowerCase() === irn, {
    path: ['irnQr'],
    message: 'This QR is of another IRN',
  })
export type Registering = z.output<typeof registering>

/** One paper, or all that wait. */
export const eInvoicesOf = z.object({ id: id.nullish().transform((given) => given ?? null) })
export type EInvoicesOf = z.output<typeof eInvoicesOf>
