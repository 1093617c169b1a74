// @module-tag slow
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { workOnImports } from '../../../../server/features/roster/import/runs.service'
import { IMPORT_FIELDS } from '../../../../shared/roster/imports/rosterImportFields'
import { workbook } from '../../../helpers/files/workbook'
import { aDraft } from '../../../helpers/roster/rosterImport'
import { testApp } from '../../../helpers/testApp'
import { timeTurns } from '../../../helpers/turnTimes'

const ROWS = 2_000
const MEGABYTE = 1024 ** 2

/**
 * How long `work` held the loop at most, in milliseconds, and the memory that it added at most. The two longest times
 * are left out: in thousands of turns they are those of the garbage collector.
 */
async function costOf(work: () => Promise<unknown>) {
  const before = process.memoryUsage.rss()
  let memory = before
  const look = () => {
    memory = Math.max(memory, process.memoryUsage.rss())
  }
  const timer = setInterval(look, 1)
  const turns = timeTurns()
  await work()
  const held = turns()
  look()
  clearInterval(timer)
  const [longest = 0] = held.slice(held.length > 100 ? 2 : 0)
  return { held: Math.round(longest), memory: Math.round((memory - before) / MEGABYTE) }
}

/** Of three times, for what only reads: the first also compiles, and other work of the machine can only add time. */
async function leastCostOf(work: () => Promise<unknown>) {
  const costs = [await costOf(work), await costOf(work), await costOf(work)]
  return {
    held: Math.min(...costs.map(({ held }) => held)),
    memory: Math.max(...costs.map(({ memory }) => memory)),
  }
}

const padded = (text: string, pad: string, length: number) =>
  `${text}${pad.repeat(length)}`.slice(0, length - 1) + text
const PADS = [' ', '/', ',', '\n', '½', 'y ', '+ ', '1 ', 'or ', '\u00A0']

const SHEETS: [string, (row: number) => string[]][] = [
  [
    'cells of every field padded with all kinds of separators',
    (row) =>
      IMPORT_FIELDS.map((field, at) =>
        field === 'name' ? `Model ${row}` : padded('a', PADS[(row + at) % PADS.length] ?? '', 110),
      ),
  ],
  [
    'cells of thousands of spaces, file names and kinds of work',
    (row) =>
      IMPORT_FIELDS.map((field) => {
        if (field === 'name') return `Model ${row}`
        if (field === 'workTypes') return padded('a', ' ', 1_300)
        if (field === 'pictures') return padded('a', ',b', 1_300)
        return field === 'phone' ? padded('1', ' ', 1_300) : ''
      }),
  ],
  [
    'people who can all be added',
    (row) =>
      IMPORT_FIELDS.map((field) => {
        if (field === 'name') return `Model ${row}`
        return field === 'privateNote' || field === 'bio' ? padded('a', 'word ', 2_000) : ''
      }),
  ],
]

describe.each(SHEETS)('a sheet of 2,000 rows: %s', (_title, cells) => {
  it('holds the loop for 100 ms at most, and takes 150 MB at most', async () => {
    const t = testApp()
    const admin = t.admin()
    const caller = t.as(admin).admin.rosterImport
    const rows = Array.from({ length: ROWS }, (_, at) => cells(at))
    const sheet = await workbook([['Name', ...IMPORT_FIELDS.slice(1)], ...rows])
    // Starts the process that reads sheets, so that its own time is not measured.
    await aDraft(t, admin, 'Name,City\nAsha,Pune')
    let id = ''
    const costs = {
      upload: await costOf(async () => {
        id = await aDraft(t, admin, sheet)
      }),
      get: await leastCostOf(() => caller.get({ id })),
      check: await costOf(async () => {
        await caller.setReading({ id, columns: [...IMPORT_FIELDS], skipsUnread: true })
        await caller.check({ id })
      }),
      run: await costOf(async () => {
        await caller.start({ id, hasConsent: true })
        while (await workOnImports(t)) await setImmediate()
      }),
      result: await leastCostOf(() => caller.result({ id })),
    }
    for (const [part, { held, memory }] of Object.entries(costs)) {
      expect(held, `milliseconds of ${part}`).toBeLessThanOrEqual(100)
      expect(memory, `megabytes of ${part}`).toBeLessThanOrEqual(150)
    }
  })
})
