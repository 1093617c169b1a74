import type { ChoiceFilter, Standing } from '../../../../../shared/desk/talentCards'

/** `165–180 cm`, `from 165 cm`, `to 180 cm`. */
const bounds = (from: string, to: string, unit = '') =>
  `${from && to ? `${from}–${to}` : from ? `from ${from}` : `to ${to}`}${unit}`

/** Copy of choosing talents by their faces, for a job or a package. */
export const choosing = {
  search: 'Search by name or city',
  searchShort: 'Name or city',
  keys: 'arrows move · Space mark · v card · / name',
  filters: 'Filters',
  clear: 'Clear filters',
  drop: (words: string) => `Take the filter ${words} away`,
  /** a filter that is set, as its chip has it */
  chips: {
    hair: (color: string) => `${color} hair`,
    eyes: (color: string) => `${color} eyes`,
    height: (from: string, to: string) => `Height ${bounds(from, to, ' cm')}`,
    age: (from: string, to: string) => `Age ${bounds(from, to)}`,
    upper: (from: string, to: string) => `Bust/chest ${bounds(from, to, ' cm')}`,
    waist: (from: string, to: string) => `Waist ${bounds(from, to, ' cm')}`,
    shoe: (from: string, to: string) => `Shoe ${bounds(from, to)}, UK`,
    rate: (to: string) => `Rate to ${to}`,
    board: 'Board',
  },
  standings: {
    free: 'Free',
    behind: 'Can stand behind another',
    taken: 'Not free',
    unassigned: 'Not on the roster',
  } as Record<Standing, string>,
  everybody: 'Talents',
  behind: (who: string, days: string) => `behind ${who}, ${days}`,
  confirmed: (who: string, days: string) => `confirmed for ${who}, ${days}`,
  bookedOut: (days: string) => `booked out ${days}`,
  aboveFee: 'above the fee of the role',
  shownOf: (shown: number, total: number) => `${shown} of ${total}`,
  narrow: 'Filters show the others.',
  leftOut: 'Left out by one filter alone:',
  leftOutBy: (count: number, filter: string) => `${count} by ${filter}`,
  names: {
    gender: 'gender',
    workType: 'work',
    board: 'board',
    hair: 'hair',
    eyes: 'eyes',
    language: 'language',
    city: 'city',
    height: 'height',
    age: 'age',
    upper: 'bust or chest',
    waist: 'waist',
    shoe: 'shoe',
    rate: 'rate',
  } as Record<ChoiceFilter, string>,
  nobody: 'Nobody found.',
  /** what to try where nobody is found */
  find: (isSearched: boolean, isFiltered: boolean) =>
    isSearched && isFiltered
      ? 'Search for another name, or take a filter off.'
      : isSearched
        ? 'Search for another name.'
        : isFiltered
          ? 'Take a filter off.'
          : 'There is nobody else to choose.',
  loading: 'Loading talents...',
  failed: 'Error loading talents',
  unmark: (name: string) => `Take the mark off ${name}`,
  marked: (count: number) => `${count} marked`,
  takeOut: (name: string) => `Take ${name} out`,
  none: 'Press a face to mark it',
} as const
