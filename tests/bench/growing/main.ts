import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../server/command/site/freePort'
import { type Answered, ask, wanted } from './ask'
import { type Agency, makeAgency } from './fill'
import { countFiles, diskMb, siteIn } from './site'

// npm run growing [-- --tenth --no-files]: an agency of the size in docs/operations/growing.md, or a tenth of it with ten
// photos a model, and what it takes. --no-files: what is asked of it only, in minutes instead of a quarter of an hour.

const FULL: Agency = { models: 2_000, photos: 30, bookings: 5_000, claims: 20_000 }
const TENTH: Agency = { models: 200, photos: 10, bookings: 500, claims: 2_000 }
const isTenth = process.argv.includes('--tenth')
const agency = isTenth ? TENTH : FULL
const hasFiles = !process.argv.includes('--no-files')
const SECONDS = isTenth ? 1 : 5
/** So many photos are asked for. */
const ASKED = 5_000
/** Files in the store that are no photos', which a backup leaves out. */
const IN_USE = 400
const MB = 1_000_000

const words = (number: number) => Math.round(number).toLocaleString('en-US')
const seconds = (number: number) => `${number < 10 ? number.toFixed(1) : words(number)} s`
const table = (heads: string[], rows: string[][]) =>
  console.log(
    `\n${[heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')}`,
  )

const folder = mkdtempSync(join(tmpdir(), 'agency-growing-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const place = { databasePath: join(folder, 'data/agency.sqlite'), uploadsDir: join(folder, 'uploads') }
const restored = { databasePath: join(folder, 'again/agency.sqlite'), uploadsDir: join(folder, 'again-up') }
const [first, second] = [join(folder, 'backups/one'), join(folder, 'backups/two')]

console.log(
  `${words(agency.models)} models of ${agency.photos} photos, ${words(agency.bookings)} bookings, ${words(agency.claims)} claims. ${cpus().length} cores, ${words(totalmem() / 1e9)} GB, load ${loadavg()[0]?.toFixed(1)}.`,
)
await makeAgency(place, agency, hasFiles ? undefined : ASKED)
const site = siteIn(place, await freePort())
// The first start makes the administrator; the second is a start as it always is.
await site.start()
await site.stop()
const start = await site.start()
const atStart = site.memory()

const { visitors, colleague } = await wanted(site.url, place.databasePath)
const row = ({ name, rate, p50, p99 }: Answered) => [
  name,
  words(rate),
  `${words(p50)} ms`,
  `${words(p99)} ms`,
]
const rows: string[][] = []
for (const each of visitors) rows.push(row(await ask(site.url, each, { duration: SECONDS })))
for (const each of colleague) rows.push(row(await ask(site.url, each, { duration: SECONDS, connections: 1 })))
table(['what is asked', 'a second', 'half within', '99 of 100 within'], rows)

const afterwards = site.memory()
const ofSite = [
  ['start, until it is ready', seconds(start)],
  ['memory after the start, and after all of the above', `${words(atStart)} and ${words(afterwards)} MB`],
  ['database', `${words(statSync(place.databasePath).size / MB)} MB`],
]
table(['what it takes', ''], hasFiles ? [...ofSite, ...ofFiles()] : ofSite)
await site.stop()

/** Counts the files, makes two backups while the site runs, checks one, and restores the other. */
function ofFiles(): string[][] {
  const files = countFiles(place.uploadsDir)
  const took = {
    backup: site.command(['backup', first]),
    second: site.command(['backup', second]),
    verify: site.command(['backup', '--verify', second]),
    restore: site.command(['restore', first], restored),
  }
  if (countFiles(restored.uploadsDir) < files - IN_USE) throw new Error('The restore lacks files.')
  return [
    ['files of photos', `${words(files)}, 7 a photo`],
    ['names in fourteen backups', words(files * 14)],
    ['first backup', seconds(took.backup)],
    ['the next one, where no photo changed', seconds(took.second)],
    ['on the disk for both', `${words(diskMb(first, second))} MB`],
    ['check of a backup', seconds(took.verify)],
    ['restore', seconds(took.restore)],
  ]
}
