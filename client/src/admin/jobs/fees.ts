const PAISE = 100

/** An amount that was typed in rupees: null for none, NaN for what is no amount. */
export function paiseOf(typed: string): number | null {
  const digits = typed.replaceAll(',', '').trim()
  return digits === '' ? null : Math.round(Number(digits) * PAISE)
}

/** The same the other way round, for a field. */
export const rupeesOf = (paise: number | null): string => (paise === null ? '' : String(paise / PAISE))
