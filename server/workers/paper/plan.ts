type Pairs = readonly (readonly [label: string, value: string])[]

/** The content of a paper, as text that the font can show. */
export type PaperPlan = {
  title: string
  /** below the title */
  note: string
  documentTitle: string
  agency: { name: string; contact: string }
  /** number, date, due day, job */
  facts: Pairs
  from: readonly string[]
  to: readonly string[]
  /** place of supply, reverse charge, a reason */
  says: Pairs
  /** what the e-invoice portal gave: its number, and the text of the QR code */
  registered: { irn: string; qr: string } | null
  hasTax: boolean
  lines: readonly {
    number: string
    words: string
    more: string
    sac: string
    rate: string
    quantity: string
    unit: string
    amount: string
  }[]
  words: string
  sums: Pairs
  total: string
  /** the tax of an invoice or a note once more: a line of heads, then one for each rate */
  byRate: readonly (readonly string[])[]
  afterTotal: Pairs
  pay: {
    head: string
    amount: string
    upi: { id: string; address: string } | null
    bank: Pairs
    reference: string
  } | null
  terms: string
  signatory: string
  foot: string
}
