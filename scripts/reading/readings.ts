type Field = { name: string; expected: unknown; read: unknown }

/** Prints each text of which a field is read otherwise than expected, and at the end how many are not. */
export function compareAll<Text extends { text: string }>(texts: Text[], fields: (text: Text) => Field[]) {
  let fine = 0
  for (const text of texts) {
    const misses = fields(text).filter(
      ({ expected, read }) => JSON.stringify(expected) !== JSON.stringify(read),
    )
    if (misses.length === 0) fine++
    else console.log(text.text)
    for (const { name, expected, read } of misses)
      console.log(`  ${name}: expected ${JSON.stringify(expected)}, read ${JSON.stringify(read)}`)
  }
  console.log(`${fine} of ${texts.length} as expected`)
}
