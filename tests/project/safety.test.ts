import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const to = (series: string, from: number, last: number) =>
  Array.from({ length: last - from + 1 }, (_, at) => `${series}${from + at}`)
/** The pages, each with the ids of its rows, typed out. */
const PAGES = {
  'docs/safety.md': [
    ...[...to('S', 1, 12), ...to('S', 20, 27), ...to('S', 30, 38)],
    ...[...to('R', 1, 16), ...to('P', 1, 6)],
  ],
  'docs/rules.md': [...to('K', 1, 15), ...to('L', 1, 13), ...to('M', 1, 20)],
}

const rowsOf = (page: string) =>
  readFileSync(resolve(page), 'utf8')
    .split('\n')
    .map((line) => /^\| ([A-Z]\d+) \|(.+)\|$/.exec(line))
    .flatMap((row) => (row ? [{ id: row[1] ?? '', text: row[2] ?? '' }] : []))

/** Whether a test or a group of tests in the file has the id in its title. */
function isNamed(file: string, id: string): boolean {
  const text = readFileSync(resolve(file), 'utf8')
  const names = text.matchAll(/\b(?:it|test|describe)\b[^'"`\n]*\(\s*(['"`])(.*?)\1/g)
  const named = [...names].some(([, , name]) => new RegExp(`\\b${id}\\b`).test(name ?? ''))
  // A table of cases is between `it.each(` and the title.
  return named || new RegExp(`^\\s*\\]?\\)?\\(?\\s*['"\`][^'"\`\\n]*\\b${id}\\b`, 'm').test(text)
}

describe.each(Object.entries(PAGES))('%s', (page, ids) => {
  const rows = rowsOf(page)

  it('has one row for every id, in their order', () => {
    expect(rows.map(({ id }) => id)).toEqual(ids)
  })

  it.each(rows)('names tests for $id that exist and carry it in their names', ({ id, text }) => {
    const files = [...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, file]) => file ?? '')
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((file) => !existsSync(resolve(file)) || !isNamed(file, id))).toEqual([])
  })
})
