import { agency, bookingsEmail } from '../../../../shared/agency'
import type { OwnSheet, SheetPart } from '../../../../shared/desk/callSheets/ownSheet'
import { plainDay } from '../../../../shared/desk/dayWords'
import { settable, settableLine } from '../../../core/text/settable'
import type { CallSheetPlan, PlanFace, PlanPart, PlanTalent } from '../../../workers/callSheet/plan'
import type { Changes } from './changes.service'

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

type Faces = ReadonlyMap<string, PlanFace>

/** The claims whose faces are on a sheet: those of all talents for the crew, none for a talent. */
export const claimsOnSheet = ({ parts }: OwnSheet): string[] =>
  parts.flatMap(({ rows }) => rows.flatMap(({ talent }) => talent?.claimId ?? []))

const castOf = ({ parts }: OwnSheet, faces: Faces): PlanTalent[] =>
  parts.flatMap(({ rows }) =>
    rows.flatMap(({ lead, talent }) =>
      talent
        ? {
            call: lead,
            name: settable(talent.name),
            onSet: talent.onSet,
            reportTo: settable(talent.reportTo),
            face: faces.get(talent.claimId) ?? null,
          }
        : [],
    ),
  )

/**
 * The PDF of a recipient's sheet: what the page says, and for the crew the faces of its talents by claim. `changed` is null
 * where there is no number to compare with.
 */
export function callSheetPlan(
  sheet: OwnSheet,
  changed: Changes | null,
  faces: Faces = new Map(),
): CallSheetPlan {
  const { number, day, callDay, production, brand, name, call, place, address, arrival } = sheet
  const night = callDay === day ? '' : `Night of ${plainDay(day)}`
  const parts = sheet.parts.map(planPart).filter(({ rows }) => rows.length > 0)
  return {
    documentTitle: `Call sheet ${number}, ${plainDay(day)}`,
    agency: {
      name: settable(agency.name),
      contact: settableLine([agency.contact.phone, bookingsEmail()]),
    },
    head: `Call sheet ${number}${changed ? `, replaces ${number - 1}` : ''}`,
    production: settable([production, brand].filter(Boolean).join(', ')),
    day: plainDay(callDay),
    name: settable(name),
    call,
    changes: changed?.words ? `Changed since sheet ${changed.since}: ${settable(changed.words)}` : '',
    place: [place, address, night, arrival].map(lines).filter((line) => line !== ''),
    reach: parts.find(({ title }) => title === 'Call') ?? null,
    talents: parts.find(({ title }) => TALENTS.includes(title)) ?? null,
    cast: castOf(sheet, faces),
    parts: parts.filter(({ title }) => title !== 'Call' && !TALENTS.includes(title)),
    foot: name
      ? `For ${settable(name) || 'you'} only. First names only.`
      : 'First names only. Not for passing on.',
  }
}
