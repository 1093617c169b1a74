import { plainRupees } from './rupees'

export const UPI_ID = /^[a-zA-Z0-9._-]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/

/** Most that a UPI code asks for, unless the agency sets another: ₹1,00,000. */
export const UPI_MAX_PAISE = 100_000_00

type Sides = { seller: { upiId: string | null; upiMaxPaise: number }; buyer: { isAbroad: boolean } }

/** The UPI account by which a sum can be paid: none above the limit, and none for a client abroad, whose bank has no UPI. */
export const upiIdFor = ({ seller, buyer }: Sides, paise: number): string | null =>
  buyer.isAbroad || paise <= 0 || paise > seller.upiMaxPaise ? null : seller.upiId

type Asked = { upiId: string; name: string; paise: number; note: string; reference: string }

/** The address behind a UPI code: any UPI app opens it with the sum filled in. */
export function upiAddress({ upiId, name, paise, note, reference }: Asked): string {
  // Not URLSearchParams, because UPI apps show its plus signs for spaces.
  const fields = { pa: upiId, pn: name, am: plainRupees(paise), cu: 'INR', tn: note, tr: reference }
  const query = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  // Some apps read the @ of the account only as it is.
  return `upi://pay?${query.join('&').replace('%40', '@')}`
}
