import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import usualBrowsers from '../../scripts/browsers.json' with { type: 'json' }
import { openDatabase } from '../../server/core/db/database'
import { projectRoot } from '../../server/core/projectRoot'
import { localDay } from '../../shared/format'
import { dayAfter } from '../../shared/time/days'
import { type ChartSize, fillChart, LARGEST, USUAL } from '../helpers/desk/fullChart'
import { ADMIN, startOurs } from './servers'

// node --import tsx tests/bench/chart.ts [-- --largest --runs=N]
// Scrolls the chart down and to the right in a browser and counts the tasks over 50 ms (D53): medians of the runs.

const PORT = Number(process.env.BENCH_PORT ?? 4130)
const options = process.argv.slice(2)
const runs = Number(options.find((each) => each.startsWith('--runs='))?.split('=')[1] ?? 5)
const size: ChartSize = options.includes('--largest') ? LARGEST : USUAL
/** Pixels a second: a quick flick of the wheel. */
const SPEED = 3_000
const GRID = '[role=grid]'
const OPTION_DAYS = 120
const LONG_US = 50_000

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function filled(folder: string): string {
  const path = join(folder, 'chart.sqlite')
  const db = openDatabase(path, join(projectRoot, 'drizzle', 'migrations'))
  const from = localDay(new Date())
  fillChart(db, size, { from, until: `${dayAfter(from, OPTION_DAYS)}T10:00:00.000Z` })
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
  return path
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}
/** How long a task lasted by the clock, and how long the processor worked on it, in milliseconds. */
type Task = { clock: number; worked: number }

/** The tasks over 50 ms of the page's main thread while something is done, from a trace. */
async function longTasks(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = trace.traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  )
  return trace.traceEvents.flatMap(({ name, ph, pid, tid, dur = 0, tdur = 0 }) => {
    const isMain = mains.some((main) => main.pid === pid && main.tid === tid)
    return isMain && ph === 'X' && name.endsWith('RunTask') && dur > LONG_US
      ? [{ clock: dur / 1000, worked: tdur / 1000 }]
      : []
  })
}

async function scroll(page: Page, [x, y]: [x: number, y: number]) {
  const client = await page.context().newCDPSession(page)
  const box = await page.locator(GRID).boundingBox()
  if (!box) throw new Error('the chart is not drawn')
  await client.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
    xDistance: -x,
    yDistance: -y,
    speed: SPEED,
    gestureSourceType: 'mouse',
  })
  await client.detach()
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${url}/admin/login`)
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  // Whoever signs in at an agency that is not set up yet is led to its setup.
  await page.waitForURL(/\/admin(\/setup\/\w+)?$/)
  return page
}

async function oneRun(browser: Browser, page: Page, url: string) {
  const started = performance.now()
  await page.goto(`${url}/admin/chart?days=${size.days}`)
  await page.locator(`${GRID} [role=rowheader]`).first().waitFor()
  const openedMs = performance.now() - started
  const bytes = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name }) =>
        name.includes('desk.chart.window'),
      )?.decodedBodySize ?? 0,
  )
  const drawn = () => page.locator(`${GRID} [data-row]`).count()
  const rows = [await drawn()]
  const height = await page.locator(GRID).evaluate((grid) => grid.scrollHeight)
  const down = Math.min(height, 12_000)
  const tasks = {
    down: await longTasks(browser, page, () => scroll(page, [0, down])),
    right: await longTasks(browser, page, () => scroll(page, [1_500, 0])),
    up: await longTasks(browser, page, () => scroll(page, [0, -down])),
  }
  rows.push(await drawn())
  return { bytes, openedMs, tasks, rows: Math.max(...rows) }
}

const folder = mkdtempSync(join(tmpdir(), 'agency-chart-'))
const server = await startOurs(filled(folder), PORT)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? usualBrowsers.find(existsSync),
})
try {
  const page = await signedIn(browser, server.url)
  await oneRun(browser, page, server.url)
  const results: Awaited<ReturnType<typeof oneRun>>[] = []
  for (let run = 0; run < runs; run++) results.push(await oneRun(browser, page, server.url))
  const figure = (read: (result: (typeof results)[number]) => number) => Math.round(median(results.map(read)))
  console.log(`${size.models} models x ${size.days} days, ${size.bars} bars; medians of ${runs}`)
  console.log(
    `answer ${figure(({ bytes }) => bytes / 1000)} kB, open after ${figure((each) => each.openedMs)} ms`,
  )
  console.log(`rows in the page: ${figure((each) => each.rows)}`)
  for (const way of ['down', 'right', 'up'] as const) {
    const count = figure(({ tasks }) => tasks[way].length)
    const longest = (kind: keyof Task) =>
      figure(({ tasks }) => Math.max(0, ...tasks[way].map((task) => task[kind])))
    const worked = figure(({ tasks }) => tasks[way].filter((task) => task.worked > LONG_US / 1000).length)
    console.log(
      `scrolling ${way}: ${count} tasks over 50 ms by the clock, the longest ${longest('clock')} ms; ` +
        `${worked} of processor time, the longest ${longest('worked')} ms`,
    )
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
