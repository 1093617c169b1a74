/** Reads a file of briefs with what is expected of each, and says which are read otherwise. */
import { readFileSync } from 'node:fs'
import { type BriefReading, readBrief } from '../../shared/desk/reading/brief'
import { compareAll } from './readings'

type Brief = { text: string } & Record<string, unknown>
/** Names for files that bring none of their own. */
const TALENTS = [
  'Zoya',
  'Kiran',
  'Meher',
  'Naina',
  'Rudra',
  'Old Salim',
  'Gul',
  'Harpreet',
  'Larisa',
  'Feroz',
  'Leima',
  'Ruhi',
]
const [file = ''] = process.argv.slice(2)
const {
  note = '',
  briefs,
  clients,
  talents = TALENTS,
}: { note?: string; briefs: Brief[]; clients?: string[]; talents?: string[] } = JSON.parse(
  readFileSync(file, 'utf8'),
)
const today = /\d{4}-\d\d-\d\d/.exec(note)?.[0] ?? new Date().toISOString().slice(0, 10)

/** What is read, by the names of the file. */
const fieldsOf = (read: BriefReading): Record<string, unknown> => ({
  client: read.client?.value,
  contact: read.contact?.value,
  city: read.city?.value,
  dates: read.dates.map(({ day }) => day),
  datesDoubtful: read.dates.length === 0 && read.datesDoubtful.length > 0,
  roles: read.roles.map(({ words: _, ...role }) => role),
  feeRupees: read.fee?.rupees,
  usage: read.usage?.value,
  talents: read.talents.map(({ value }) => value),
  languages: read.languages.map(({ value }) => value),
  half: read.half !== undefined,
  night: read.night !== undefined,
})
/** One order of names, so that two roles compare as their figures do. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, one]) => one !== undefined)
            .sort(([a], [b]) => a.localeCompare(b)),
        )
      : value

compareAll(briefs, ({ text, ...expected }) => {
  const read = fieldsOf(readBrief(text, { today, ...(clients ? { clients } : {}), talents }))
  return Object.entries(expected).map(([name, wanted]) => ({
    name,
    expected: inOrder(wanted),
    read: inOrder(read[name]),
  }))
})
