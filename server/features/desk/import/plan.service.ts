import type { DeskImportReading } from '../../../../shared/desk/imports/deskImport'
import type {
  DeskColumns,
  DeskForecast,
  DeskImportCounts,
  EntryLine,
  SheetForm,
  UnclearName,
} from '../../../../shared/desk/imports/deskImportLists'
import { localDay } from '../../../../shared/format'
import { fold } from '../../../../shared/text/fold'
import type { SignedInContext } from '../../../core/context'
import type { Db } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { turns } from '../../../core/processes/turns'
import { deskStaff } from '../../access/accounts/repository'
import { readDeskSettings } from '../../agency/settings/desk.repository'
import { gridOf, readGridRow } from './grid.rules'
import { initialsOf, talentIndex } from './names.rules'
import { places } from './places.rules'
import {
  bookoutsOf,
  countsOf,
  type Decided,
  inPlaceOrder,
  jobsOf,
  linesOf,
  type Matched,
  type PlannedBookout,
  type PlannedJob,
} from './plan.rules'
import * as repository from './repository'
import * as rules from './rules'

/** What is made for one talent. */
export type TalentPlan = {
  modelId: string
  modelName: string
  claims: PlannedJob[]
  bookouts: PlannedBookout[]
  /** what it holds now, for the run to see that nothing was decided meanwhile */
  held: string
}
export type Plan = {
  form: SheetForm
  columns: DeskColumns
  heads: string[]
  days: DeskForecast['days']
  lines: EntryLine[]
  counts: DeskImportCounts
  emptyRows: number
  names: UnclearName[]
  asks: DeskForecast['asks']
  talents: TalentPlan[]
  /** who may be chosen for a name */
  roster: repository.TalentToMatch[]
  newClients: string[]
  clients: Map<string, string>
}

/**
 * What an import makes of a sheet, entry by entry; nothing is written. Goes through the rows in slices, so that other
 * requests have their turn. Throws 400 for a sheet in which no days are found.
 */
export async function planOf(
  { db, clock }: SignedInContext,
  rows: rules.SheetRows,
  reading: DeskImportReading,
): Promise<Plan> {
  const now = clock()
  const today = localDay(now)
  const turn = turns()
  const staff = staffByInitials(deskStaff(db))
  const { sheet, ...read } = await readSheet(rows, reading, { today, staff, turn })
  const clients = new Map<string, repository.KnownClient>()
  for (const client of repository.clientsByName(db))
    if (!clients.has(client.nameKey)) clients.set(client.nameKey, client)
  const { matched, roster, names } = await matchTalents(db, sheet, { reading, clients, turn })

  const jobs = jobsOf(matched, read.form)
  const ids = [...new Set(matched.map(({ who }) => who.id))]
  const { highestRank } = readDeskSettings(db)
  const queues = places(repository.heldFrom(db, ids, today, now.toISOString()), { today, highestRank })
  const decided: Decided[] = []
  for (const entry of inPlaceOrder(matched)) {
    await turn()
    decided.push(queues.place(entry, jobs.get(entry)))
  }
  const lines = linesOf(decided, sheet.unread)
  const made = decided.filter(({ fate }) => fate === 'new')
  const heldOf = (modelId: string) => repository.holdsKey(db, modelId, today, now.toISOString())
  const talents = talentsOf(made, jobs, staff).map((plan) => ({ ...plan, held: heldOf(plan.modelId) }))
  const newJobs = new Set(made.flatMap(({ entry }) => jobs.get(entry) ?? []))
  const newClients = [...new Map([...newJobs].map(({ client }) => [fold(client), client])).entries()]
    .filter(([key]) => !clients.has(key))
    .map(([, name]) => name)
  return {
    ...read,
    ...{ lines, talents, roster, names, newClients, emptyRows: sheet.emptyRows, asks: sheet.asks },
    counts: { ...countsOf(lines), jobs: newJobs.size, clients: newClients.length },
    clients: new Map([...clients].map(([key, { id }]) => [key, id])),
  }
}

type Turn = ReturnType<typeof turns>
type Staff = ReturnType<typeof staffByInitials>

/** The entries of a sheet, by its form and columns. */
async function readSheet(
  rows: rules.SheetRows,
  { form: chosen, columns: given, unmarked, unnamed }: DeskImportReading,
  { today, staff, turn }: { today: string; staff: Staff; turn: Turn },
) {
  const form = chosen ?? rules.guessForm(rows)
  const heads = rules.listHeads(rows)
  const columns = given ?? rules.guessColumns(heads)
  const grid = form === 'grid' ? gridOf(rows, today) : null
  if (form === 'grid' && !grid) throw invalid('file', NO_DAYS)
  const answers = { unmarked, unnamed, isColleague: (initials: string) => staff.has(initials.toLowerCase()) }
  const sheet = rules.nothingRead()
  for (const row of grid ? grid.rows : rules.rowsOfList(rows)) {
    await turn()
    if (grid) readGridRow(sheet, grid, row, answers)
    else rules.readListRow(sheet, columns, row, today, unmarked)
    if (sheet.entries.length > ENTRIES_MAX) throw invalid('file', TOO_MANY)
  }
  const dates = grid?.days.filter((day) => day !== null) ?? []
  const days = grid ? { from: dates[0] ?? '', to: dates.at(-1) ?? '', count: dates.length } : null
  return { sheet, form, heads, columns, days }
}

/** The entries with the talents whom they name. Those that name nobody, or several, are left unread. */
async function matchTalents(
  db: Db,
  sheet: rules.ReadSheet,
  given: { reading: DeskImportReading; clients: ReadonlyMap<string, repository.KnownClient>; turn: Turn },
) {
  const roster = repository.talentsToMatch(db)
  const index = talentIndex(roster, given.reading.chosen)
  const matched: Matched[] = []
  for (const [order, entry] of sheet.entries.entries()) {
    await given.turn()
    const found = index.find(entry.talent, entry.row)
    const { row, talent, day: days, text } = entry
    if ('problem' in found) sheet.unread.push({ row, talent, days, text, words: found.problem })
    else {
      const client = given.clients.get(fold(entry.client))?.name ?? entry.client
      const remark = [entry.remark, found.words].filter((each) => each !== '').join(' ')
      matched.push({ ...entry, client, remark, who: found.talent, order })
    }
  }
  return { matched, roster, names: index.unclear() }
}

const ENTRIES_MAX = 10_000
const NO_DAYS =
  'We found no row of days. The days stand in one row above the talents, such as 1, 2, 3 below the name of the month.'
const TOO_MANY = 'A sheet can have up to 10,000 marks. Split it in two.'

/** Colleagues by initials and first name; initials of two people are nobody's. */
function staffByInitials(staff: readonly { id: string; name: string }[]): Map<string, string> {
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const { id, name } of staff)
    for (const key of new Set([...initialsOf(name), fold(name), fold(name).split(' ')[0] ?? ''])) {
      if (found.has(key) && found.get(key) !== id) shared.add(key)
      found.set(key, id)
    }
  for (const key of shared) found.delete(key)
  return found
}

/** What is made, talent by talent. */
function talentsOf(
  made: readonly Decided[],
  jobs: ReadonlyMap<Matched, PlannedJob>,
  staff: ReadonlyMap<string, string>,
): Omit<TalentPlan, 'held'>[] {
  const talents = new Map<string, Omit<TalentPlan, 'held'> & { out: Matched[] }>()
  for (const [order, { entry }] of made.entries()) {
    const { who, day, part, kind } = entry
    const modelName = who.stageName ?? who.name
    const plan = talents.get(who.id) ?? { modelId: who.id, modelName, claims: [], bookouts: [], out: [] }
    talents.set(who.id, plan)
    if (kind === 'bookout') plan.out.push(entry)
    const job = jobs.get(entry)
    if (kind === 'bookout' || !job) continue
    job.bookerId ??= staff.get(entry.initials.toLowerCase()) ?? null
    job.city ||= entry.city
    const claim = job.claims.get(who.id) ?? { dates: [], feePaise: entry.feePaise, notes: [] }
    job.claims.set(who.id, claim)
    if (!plan.claims.includes(job)) plan.claims.push(job)
    claim.dates.push({ day, part, kind, order })
    if (entry.note !== '' && !claim.notes.includes(entry.note)) claim.notes.push(entry.note)
  }
  return [...talents.values()].map(({ out, ...plan }) => ({ ...plan, bookouts: bookoutsOf(out) }))
}
