const PAISE = 100

/** An amount that was typed in rupees, as 45,000 or 45k: null for none, NaN for what is no amount. */
export function paiseOf(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim().replace(/k$/i, 'e3')
  return digits === '' ? null : Math.round(Number(digits) * PAISE)
}

/** The same the other way round, for a field. */
export const rupeesOf = (paise: number | null): string => (paise === null ? '' : String(paise / PAISE))
