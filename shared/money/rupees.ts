/** What no sum of money is above: ₹10,000 crore. */
export const PAISE_MAX = 10_000_000_000_000
const ONES = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Digits in groups as India writes them: `1,27,440`. */
function grouped(rupees: string): string {
  if (rupees.length <= 3) return rupees
  return `${rupees.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${rupees.slice(-3)}`
}

/** `1,27,440.00`, with a true minus sign before a negative amount. */
export function amountWords(paise: number): string {
  const size = Math.abs(paise)
  const rupees = grouped(String(Math.floor(size / 100)))
  return `${paise < 0 ? '−' : ''}${rupees}.${String(size % 100).padStart(2, '0')}`
}

/** `₹1,27,440.00`. */
export const rupees = (paise: number): string => amountWords(paise).replace(/^(−?)/, '$1₹')

/** `127440.00`: for files, addresses and fields, without grouping. */
export function plainRupees(paise: number): string {
  const size = Math.abs(paise)
  return `${paise < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`
}

/** Paise from what somebody typed: `1,27,440`, `₹ 45000.5`; null where it is no amount. */
export function paiseOf(typed: string): number | null {
  const text = typed.replace(/[₹,\s]/g, '').replace('−', '-')
  const found = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text)
  if (!found) return null
  const [, sign, whole, part = ''] = found
  const size = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return sign && size > 0 ? -size : size
}

function belowHundred(value: number): string {
  if (value < 20) return ONES[value] ?? ''
  const [ten, one] = [TENS[Math.floor(value / 10)], ONES[value % 10]]
  return one ? `${ten}-${one}` : `${ten}`
}

function belowThousand(value: number): string {
  const hundreds = value >= 100 ? `${ONES[Math.floor(value / 100)]} hundred` : ''
  const rest = belowHundred(value % 100)
  return hundreds && rest ? `${hundreds} and ${rest}` : hundreds || rest
}

/** A whole number in English words with lakh and crore: `one lakh twenty-seven thousand four hundred and forty`. */
function numberInWords(value: number): string {
  if (value === 0) return 'zero'
  const parts = [
    value >= 10_000_000 ? `${numberInWords(Math.floor(value / 10_000_000))} crore` : '',
    inGroup(Math.floor(value / 100_000) % 100, 'lakh'),
    inGroup(Math.floor(value / 1000) % 100, 'thousand'),
  ].filter(Boolean)
  const rest = belowThousand(value % 1000)
  if (!rest) return parts.join(' ')
  return parts.length > 0 && value % 1000 < 100
    ? `${parts.join(' ')} and ${rest}`
    : [...parts, rest].join(' ')
}

const inGroup = (count: number, group: string) => (count > 0 ? `${belowHundred(count)} ${group}` : '')

/** `Rupees one lakh twenty-seven thousand four hundred and forty only`. */
export function rupeesInWords(paise: number): string {
  const whole = `Rupees ${numberInWords(Math.floor(paise / 100))}`
  return paise % 100 === 0 ? `${whole} only` : `${whole} and ${belowHundred(paise % 100)} paise only`
}
