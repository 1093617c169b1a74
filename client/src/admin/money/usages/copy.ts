import { deskDay, deskDayOnPaper } from '../../../../../shared/desk/dayWords'

/** Copy of usages: on a job, on a talent's card, and in *Mine*. */
export const usages = {
  title: 'Usage rights',
  loading: 'Loading usages...',
  failed: 'The usages did not load.',
  none: 'No usage yet.',
  add: 'Add a usage',
  edit: 'Edit',
  /** for screen readers, which of them */
  of: (act: string, whose: string, until: string) => `${act}: ${whose}, until ${deskDay(until)}`,
  renew: 'Renew',
  letEnd: 'Let it end',
  failedAction: 'Not done',
  renewed: 'Renewed',
  isLetEnd: 'Not renewed',
  over: 'Over',
  wholeJob: 'All of the job',
  span: (from: string, until: string) => `${deskDayOnPaper(from)} to ${deskDayOnPaper(until)}`,
  exclusive: (what: string) => `exclusive: ${what}`,
  /** in *Mine* of the desk */
  ending: 'Usages that end',
  ends: (day: string) => `ends ${day}`,
  ended: (day: string) => `ended ${day}`,
  whose: (talent: string | null, client: string) =>
    talent ? `${talent}’s usage for ${client}` : `Usage for ${client}`,
  fields: {
    claimId: 'Of',
    media: 'Where it is used',
    territory: 'Territory',
    fromDay: 'From',
    untilDay: 'Until',
    exclusivity: 'Exclusive for, if at all',
    fee: 'Fee, ₹',
  },
  save: 'Save',
  busy: 'Saving...',
  notSaved: 'The usage was not saved',
  remove: 'Remove',
  removing: 'Removing...',
  cancel: 'Cancel',
}
