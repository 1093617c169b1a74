import type { ConflictKind, DayPart } from './deskLists'

/** Texts about the desk that server and screens use. */

/** What happened, after the name of who did it: `Noor confirmed Zoya`. */
const ACTIVITIES: Record<string, (whom: string) => string> = {
  note: () => 'wrote a note',
  'note blanked': () => 'deleted the words of an entry',
  'job made': () => 'made the job',
  'job changed': () => 'changed the job',
  'stage agreed': () => 'marked the job as agreed',
  'stage quoted': () => 'sent the price',
  'stage done': () => 'marked the work as done',
  'stage closed': () => 'closed the job',
  'stage lost': () => 'marked the job as lost',
  'stage cancelled': () => 'cancelled the job',
  'stage open': () => 'opened the job again',
  'date added': () => 'added a date',
  'date changed': () => 'changed a date',
  moved: (whom) => `moved a date of ${whom}`,
  'dates set': (whom) => `changed the dates of ${whom}`,
  'date moved': () => 'moved a date',
  'date cancelled': () => 'cancelled a date',
  'date removed': () => 'removed a date',
  'role added': () => 'added a role',
  'role changed': () => 'changed a role',
  'role removed': () => 'removed a role',
  'role given': (whom) => `gave ${whom} a role`,
  'role taken': (whom) => `took the role from ${whom}`,
  proposed: (whom) => `put ${whom} on the shortlist`,
  'proposed instead': (whom) => `put ${whom} on the shortlist for another talent's dates`,
  asked: (whom) => `asked ${whom}`,
  'text opened': (whom) => `opened a text for ${whom} in WhatsApp`,
  'text copied': (whom) => `copied a text for ${whom}`,
  'answered yes': (whom) => `recorded a yes of ${whom}`,
  'answered conditional': (whom) => `recorded a yes, but … of ${whom}`,
  'answered no': (whom) => `recorded a no of ${whom}`,
  'said yes': () => 'said yes',
  'said conditional': () => 'said yes, but …',
  'said no': () => 'said no',
  'yes taken back': () => 'took the yes back',
  option: (whom) => `placed an option on ${whom}`,
  confirmed: (whom) => `confirmed ${whom}`,
  released: (whom) => `released ${whom}`,
  extended: (whom) => `moved the end of the option on ${whom}`,
  expired: (whom) => `The option on ${whom} ended`,
  challenge: (whom) => `challenged the first option on ${whom}`,
  challenged: (whom) => `asked to confirm ${whom} or let go`,
  'challenge moved': (whom) => `moved the end of the challenge on ${whom}`,
  'challenge taken back': (whom) => `took the challenge on ${whom} back`,
  'challenge ended': (whom) => `ended the challenge on ${whom}`,
  'challenge lost': (whom) => `The option on ${whom} was not confirmed in time`,
  'let ahead': (whom) => `let another option on ${whom} go ahead`,
  lost: (whom) => `took dates from the option on ${whom}: they were confirmed for another job`,
  'moved up': (whom) => `moved ${whom} up`,
  cancelled: (whom) => `cancelled ${whom}`,
  done: (whom) => `marked the days of ${whom} as done`,
  withdrawn: (whom) => `withdrew ${whom}`,
  'booked out': (whom) => `booked ${whom} out`,
  'bookout changed': (whom) => `changed a bookout of ${whom}`,
  'bookout ended': (whom) => `ended a bookout of ${whom}`,
  'fee changed': (whom) => `changed the fee of ${whom}`,
  'client informed': (whom) => `turned on emails to the client about ${whom}`,
  'client not informed': (whom) => `turned off emails to the client about ${whom}`,
  undone: () => 'took a decision back',
  'item taken': () => 'took the request',
  'item handed over': () => 'handed the request to a colleague',
  'item given back': () => 'gave the request back',
  'item answered': () => 'answered the request',
  'item closed': () => 'closed the request',
  'item reopened': () => 'opened the request again',
  'item job': () => 'made a job of the request',
  'client made': () => 'added the client',
  'client changed': () => 'changed the client',
  'client merged': () => 'merged the client',
  'client separated': () => 'separated the client again',
  'contact changed': () => 'changed a contact',
  'contact forgotten': () => 'forgot a contact',
}

/** An activity as a sentence. `who` is null for the clock's activities. */
export function activityWords(kind: string, who: string | null, whom: string | null): string {
  const words = (ACTIVITIES[kind] ?? (() => kind))(whom ?? 'a model who left')
  return who === null ? words.charAt(0).toUpperCase() + words.slice(1) : `${who} ${words}`
}

/** Says of a note whose words an admin deleted. `who` is null where it was not kept. */
export const deletedWords = (who: string | null) =>
  who === null ? 'The words were deleted.' : `The words were deleted by ${who}.`

/** Why a decision was refused, where nothing more is known. */
export const CONFLICT_WORDS: Record<ConflictKind, string> = {
  changed: 'This was changed by a colleague in the meantime.',
  taken: 'Somebody else was confirmed for this time.',
  'booked out': 'The talent is booked out on this day.',
  'not first': 'Another option stands before this one.',
  lapsed: 'The option has ended.',
  full: 'There are already as many options on this day as the agency allows.',
  'no yes': 'The talent has not said yes to this yet.',
  'no challenge': 'Only the second option can challenge the first.',
}

export const PART_WORDS: Record<DayPart, string> = {
  full: 'full day',
  am: 'morning',
  pm: 'afternoon',
  night: 'night',
}

const ENDINGS = ['th', 'st', 'nd', 'rd']
/** `1st`, `2nd`, `3rd`, `4th`. */
export const ordinal = (rank: number) => `${rank}${(rank < 4 ? ENDINGS[rank] : undefined) ?? 'th'}`
/** `2nd option`. */
export const rankedOption = (rank: number) => `${ordinal(rank)} option`
