type Row = {
  title: string
  more: string
  fee: string
  commission: string
  percent: string
  share: string
  tax: string
  expenses: string
  net: string
}

/** The content of a statement to a talent, as text that the font can show. */
export type StatementPlan = {
  documentTitle: string
  agency: { name: string; contact: string }
  /** number, period, PAN */
  facts: readonly (readonly [label: string, value: string])[]
  name: string
  says: readonly string[]
  net: string
  lines: readonly Row[]
  together: Row
  made: readonly {
    title: string
    parts: readonly (readonly [words: string, amount: string])[]
    sum: string
  }[]
  /** null: no tax is withheld, and there is no word of it */
  tax: string | null
  expenses: readonly string[]
  foot: string
}
