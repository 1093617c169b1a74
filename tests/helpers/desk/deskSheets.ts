import { csvOf } from '../roster/rosterImport'

// Sheets of open work as agencies keep them, for tests whose clock shows 2 March 2026: 60 marks each, in both forms.

export const TALENTS = ['Ana', 'Bela', 'Chitra', 'Dia', 'Esha', 'Fatima', 'Gul', 'Hina', 'Ira', 'Juhi']

/** Days 9 to 14 March of a talent, one mark a day. */
const MARKS = [
  ['1 Ambar lookbook NO', '1 Ambar lookbook NO', '2/Myntra', '', 'out', 'C Neel show'],
  ['1 Myntra', '1 Myntra', '1 Myntra', 'travel Goa', 'travel Goa', '2 Neel show'],
  ['C Neel show', 'C Neel show', 'out', 'out', '1st opt Kori', '1 Kori / 2 Ambar lookbook'],
  ['bookout', 'bookout', 'X Kori', '1 Neel show KA', '1 Neel show KA', ''],
  ['1 Ambar lookbook\n2 Myntra', '1 Ambar lookbook', 'sick', '', '3 Kori', 'conf Neel show'],
]
const cellsOf = (at: number) =>
  (MARKS[at % MARKS.length] ?? []).map((cell) => (at < 5 ? cell : cell.replace('NO', 'KA')))

/** Rows talents, columns days, the name of the month above its first day. */
export const gridRows = [
  ['Options March', '', '', '', '', '', ''],
  ['', 'March 2026', '', '', '', '', ''],
  ['Talent', 'Mon 9', 'Tue 10', 'Wed 11', 'Thu 12', 'Fri 13', 'Sat 14'],
  ...TALENTS.map((name, at) => [name, ...cellsOf(at)]),
]
export const gridSheet = csvOf(...gridRows)

const KINDS = ['option', '1st option', 'Confirmed', 'bookout', '2nd']
/** A row an option, a confirmed job or a bookout. */
const listRows = [
  ['Model', 'Client', 'Job', 'From', 'To', 'Status', 'Booker', 'Fee', 'Remarks'],
  ...TALENTS.flatMap((name, at) =>
    [0, 1, 2, 3, 4, 5].map((turn) => {
      const kind = KINDS[(at + turn) % KINDS.length] ?? ''
      const isOut = kind === 'bookout'
      const day = `${9 + turn * 3}/3/26`
      const to = turn % 2 === 0 ? '' : `${10 + turn * 3} Mar 2026`
      return [
        name,
        isOut ? '' : `Client ${turn}`,
        isOut ? '' : `Show ${turn}`,
        day,
        to,
        kind,
        'Noor',
        '45k',
        '',
      ]
    }),
  ),
]
export const listSheet = csvOf(...listRows)
