import { agency, bookingsEmail } from '../../../../shared/agency'
import type { OwnSheet, SheetPart } from '../../../../shared/desk/callSheets/ownSheet'
import { plainDay } from '../../../../shared/desk/dayWords'
import { settable, settableLine } from '../../../core/text/settable'
import type { CallSheetPlan, PlanPart } from '../../../workers/callSheet/plan'

/** Text that the font can show, with its lines. */
const lines = (text: string) =>
  text
    .split('\n')
    .map(settable)
    .filter((line) => line !== '')
    .join('\n')

const planPart = ({ title, rows }: SheetPart): PlanPart => ({
  title,
  rows: rows
    .map(({ lead, words, phone }) => ({
      lead: settable(lead),
      // A number stays on one line.
      words: phone ? lines(words).replaceAll(' ', '\u00a0') : lines(words),
    }))
    .filter(({ words }) => words !== ''),
})

const TALENTS = ['With you', 'Talents']

/** The PDF of a recipient's sheet: what the page says, no more. `changes` is what changed since the number before. */
export function callSheetPlan(sheet: OwnSheet, changes: string | null): CallSheetPlan {
  const { number, day, callDay, production, brand, name, call, place, address, arrival } = sheet
  const night = callDay === day ? '' : `Night of ${plainDay(day)}`
  const parts = sheet.parts.map(planPart).filter(({ rows }) => rows.length > 0)
  const before = number > 1 && changes !== null ? number - 1 : null
  return {
    documentTitle: `Call sheet ${number}, ${plainDay(day)}`,
    agency: {
      name: settable(agency.name),
      contact: settableLine([agency.contact.phone, bookingsEmail()]),
    },
    head: `Call sheet ${number}${before === null ? '' : `, replaces ${before}`}`,
    production: settable([production, brand].filter(Boolean).join(', ')),
    day: plainDay(callDay),
    name: settable(name),
    call,
    changes: before === null ? '' : `Changed since sheet ${before}: ${settable(changes)}`,
    place: [place, address, night, arrival].map(lines).filter((line) => line !== ''),
    reach: parts.find(({ title }) => title === 'Call') ?? null,
    talents: parts.find(({ title }) => TALENTS.includes(title)) ?? null,
    parts: parts.filter(({ title }) => title !== 'Call' && !TALENTS.includes(title)),
    foot: name
      ? `For ${settable(name) || 'you'} only. First names only.`
      : 'First names only. Not for passing on.',
  }
}
