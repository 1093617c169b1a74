type Given = Record<string, unknown>
const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** A selection as the form sends it: `p2=yes`, `w2=words`, and words for all. */
export function selectionOf(fields: Given) {
  const numbers = new Set(
    Object.keys(fields).flatMap((name) => {
      const [, number] = /^[pw](\d{1,5})$/.exec(name) ?? []
      return number === undefined ? [] : Number(number)
    }),
  )
  const { name, words, key } = fields
  const picks = [...numbers].flatMap((number) => {
    const pick = textOf(fields[`p${number}`])
    const said = textOf(fields[`w${number}`])
    return pick || said
      ? [{ number, ...(pick && { pick: pick as 'yes' }), ...(said !== undefined && { words: said }) }]
      : []
  })
  return {
    picks,
    ...(textOf(name) !== undefined && { name: textOf(name) }),
    ...(textOf(words) !== undefined && { words: textOf(words) }),
    ...(textOf(key) !== undefined && { key: textOf(key) }),
  }
}
