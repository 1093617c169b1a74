import type {
  DeskImportCounts,
  DeskImportField,
  EntryFate,
} from '../../../../../shared/desk/imports/deskImportLists'
import { dotted } from '../../../../../shared/format'

const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`

const fields: Record<DeskImportField, string> = {
  talent: 'Talent',
  client: 'Client',
  job: 'Job',
  from: 'From',
  to: 'To',
  kind: 'Option, confirmed or bookout',
  rank: 'Rank',
  booker: 'Booker',
  fee: 'Fee a day',
  city: 'City',
  notes: 'Notes',
}

/** What an import makes: `20 options, 8 confirmed, 10 bookouts · 5 jobs, 4 clients`. */
function countWords({ options, confirmed, bookouts, jobs, clients }: DeskImportCounts): string {
  const days = [
    options > 0 ? counted(options, 'option') : '',
    confirmed > 0 ? `${counted(confirmed, 'confirmed entry', 'confirmed entries')}` : '',
    bookouts > 0 ? counted(bookouts, 'bookout') : '',
  ].filter((each) => each !== '')
  const made = [jobs > 0 ? counted(jobs, 'job') : '', clients > 0 ? counted(clients, 'new client') : '']
  return dotted([days.join(', '), made.filter((each) => each !== '').join(', ')])
}

/** Copy of the import of options and bookouts. */
export const deskImport = {
  title: 'Import options and bookouts',
  lead: 'Your old sheet: a row a talent and a column a day, or a list. Every line is shown before anything is added. Nobody is emailed or asked.',
  link: 'Import',
  back: 'All jobs',
  models: 'Import models instead',
  file: 'Sheet',
  fileHelp: 'CSV or Excel (.xlsx), up to 5MB, 2,000 rows and 60 columns. The day stands before the month.',
  reading: 'Reading the sheet...',
  failed: 'The sheet could not be read. Check your connection and try again.',
  form: 'Form',
  forms: { grid: 'A row a talent, a column a day', list: 'A list, with a row for each' },
  daysFound: (count: number, from: string, to: string) => `${counted(count, 'day')}: ${from} – ${to}`,
  columns: 'Columns',
  columnsMore: 'We guessed what each column is. Correct what is wrong.',
  leaveOut: 'Leave out',
  noHead: 'Column without a name',
  sample: (text: string) => `For example: ${text}`,
  fields,
  names: 'Names to choose',
  namesMore:
    'These names are nobody’s, or several talents have them. Without a choice their lines are left out.',
  inRows: (count: number) => `In ${counted(count, 'row')}`,
  questions: 'Questions',
  unmarked: 'A job without a mark is',
  unmarkedChoices: { '': 'left out', option: 'an option', confirmed: 'confirmed' },
  unnamed: 'Job of a mark without a name',
  unnamedHelp: 'Cells that have only 1, 2, 3 or C. Empty: they are left out.',
  endsOn: 'Options end on',
  endsOnHelp: 'At 18:00. Empty: as every new option does.',
  lines: 'Lines',
  show: 'Show',
  all: (count: number) => `All lines (${count})`,
  fates: {
    new: (count: number) => `To add (${count})`,
    same: (count: number) => `On the desk already (${count})`,
    left: (count: number) => `Left out (${count})`,
    noted: (count: number) => `To add, otherwise than written (${count})`,
  },
  fate: { new: 'Add', same: 'There already', left: 'Left out' } satisfies Record<EntryFate, string>,
  heads: {
    row: 'Row',
    talent: 'Talent',
    days: 'Days',
    text: 'In the sheet',
    read: 'Read as',
    fate: 'Result',
    why: 'Note',
  },
  noLines: 'No lines of this kind',
  more: (count: number) => `The first ${count} are shown.`,
  willLeave: (count: number) => `${counted(count, 'line')} will be left out. See them under Show.`,
  newClients: (names: string) => `New clients: ${names}`,
  countWords,
  add: (counts: DeskImportCounts) => `Import ${countWords({ ...counts, jobs: 0, clients: 0 })}`,
  adding: 'Importing...',
  nothing: 'Nothing in this sheet is new.',
  done: (counts: DeskImportCounts) => `Imported: ${countWords(counts)}.`,
  leftOut: (count: number) => (count === 0 ? '' : `${counted(count, 'line')} left out.`),
  meanwhile: (names: string) =>
    `Somebody decided about ${names} while the import ran, so nothing of theirs was imported. Import the sheet again to see what is left.`,
  another: 'Import another sheet',
  jobs: 'See the jobs',
  chart: 'See the chart',
  list: {
    title: 'Imports of the last 14 days',
    loading: 'Loading imports...',
    failed: 'Failed to load imports',
    empty: 'No imports yet',
    emptyMore: 'Choose a sheet above. Nothing is added until you have looked at it.',
    heads: { file: 'File', state: 'Status', what: 'What', by: 'By', at: 'Imported', actions: 'Actions' },
    states: { running: 'Not finished', done: 'Imported', 'taken-back': 'Taken back' },
    gone: 'A former colleague',
    takeBack: 'Take back',
    takeBackOf: (file: string) => `Take back ${file}`,
  },
  takingBack: {
    title: 'Take this import back',
    whole:
      'Its jobs, options, confirmed days, bookouts and new clients are deleted. Nothing was changed since.',
    partly: 'All that is unchanged is deleted. This was changed since and stays:',
    confirm: 'Take back',
    busy: 'Taking back...',
    done: 'Import taken back',
    doneBut: (count: number) => `Import taken back. ${counted(count, 'change')} stayed`,
    failed: 'The import was not taken back',
    loading: 'Looking at what was changed...',
    notLoaded: 'What was changed could not be read',
  },
} as const
