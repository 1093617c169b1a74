import { rankedOption } from '../../../../../shared/desk/deskWords'

const AND = new Intl.ListFormat('en-GB')

/** Copy of the palette. */
export const palette = {
  title: 'Find or do',
  label: 'A face, a job, a client, or what to do',
  placeholder: 'A face, a job, a client, or what to do',
  results: 'Results',
  keys: '↑ ↓ choose · Enter does it · Esc closes',
  loading: 'Searching...',
  nothing: 'Nothing found. Try a shorter word.',
  groups: {
    recent: 'Last used',
    do: 'Do',
    faces: 'Faces',
    jobs: 'Jobs',
    clients: 'Clients',
    pages: 'Pages',
  },
  newJob: 'New job',
  optionVerb: 'Option …',
  optionExample: 'option zoya 10 dec',
  noteVerb: 'Note …',
  noteExample: 'note call the studio after four',
  option: (talent: string, day: string, job: string) => `Option ${talent}, ${day}, for ${job}`,
  looking: 'Looking up its place...',
  place: (rank: number, behind: readonly string[]) =>
    behind.length === 0 ? rankedOption(rank) : `${rankedOption(rank)} behind ${AND.format(behind)}`,
  addsDay: (day: string) => `adds ${day} to the job`,
  notPossible: (why: string) => `Not possible. ${why}`,
  placed: (talent: string, job: string) => `Placed an option on ${talent} for ${job}`,
  noteOn: (job: string) => `Note on ${job}`,
  noted: (job: string) => `Note added to ${job}`,
  noJob: 'Open a job first: this is about the job you used last.',
  noTalent: 'Nobody is called so.',
  client: 'Client',
  report: 'Report',
  calendar: 'Calendar link',
}
