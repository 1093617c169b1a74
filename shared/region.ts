/** Which of two units comes first. */
export const MEASURES = ['centimetres', 'inches'] as const

/** What days, times, amounts, phone numbers and measures follow. */
export type Region = {
  country: string
  timeZone: string
  currency: string
  measures: (typeof MEASURES)[number]
}

export const INDIA: Region = {
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  currency: 'INR',
  measures: 'centimetres',
}

/** The region of the agency of this process, which `setAgency` replaces. Here, because the texts that it forms are everywhere. */
export let region: Region = { ...INDIA }

/** Replaces the region for the whole process. */
export function setRegion(next: Region) {
  region = next
}
