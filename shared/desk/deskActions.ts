import { type ClaimState, ENDED_STATES, UNDECIDED_STATES } from './deskLists'

type DeskAction = {
  /** what happened, after the name of who did it: `Noor confirmed Zoya`; `{whom}` is the talent */
  sentence: string
  /** whether a decision that begins with this can be taken back while its mails wait */
  undoable?: true
  /** the states in which a talent's date may be when this is decided about it */
  states?: readonly ClaimState[]
  /** null where webhooks are not told, because nothing was decided */
  event?: null
}

/** Everything that can happen on the desk, by the kind of its activity. A kind that was stored once stays here. */
export const deskActions = {
  note: { sentence: 'wrote a note', event: null },
  'note blanked': { sentence: 'deleted the words of an entry', event: null },
  'job made': { sentence: 'created the job' },
  'job changed': { sentence: 'changed the job' },
  'stage agreed': { sentence: 'marked the job as agreed', undoable: true },
  'stage quoted': { sentence: 'sent the price', undoable: true },
  'stage done': { sentence: 'marked the work as done', undoable: true },
  'stage billed': { sentence: 'billed the job' },
  'stage closed': { sentence: 'closed the job', undoable: true },
  'stage lost': { sentence: 'marked the job as lost', undoable: true },
  'stage cancelled': { sentence: 'cancelled the job', undoable: true },
  'stage open': { sentence: 'opened the job again', undoable: true },
  'date added': { sentence: 'added a date' },
  'date changed': { sentence: 'changed a date' },
  moved: { sentence: 'moved a date of {whom}' },
  'dates set': { sentence: 'changed the dates of {whom}', undoable: true },
  'date moved': { sentence: 'moved a date', undoable: true },
  'date cancelled': { sentence: 'cancelled a date', undoable: true },
  'date removed': { sentence: 'removed a date' },
  'role added': { sentence: 'added a role' },
  'role changed': { sentence: 'changed a role' },
  'role removed': { sentence: 'removed a role' },
  'role given': { sentence: 'gave {whom} a role' },
  'role taken': { sentence: 'took the role from {whom}' },
  proposed: { sentence: 'proposed {whom}' },
  'proposed instead': { sentence: "proposed {whom} for another talent's dates", undoable: true },
  asked: { sentence: 'asked {whom}', states: [...UNDECIDED_STATES, ...ENDED_STATES] },
  'question taken back': { sentence: 'took the question to {whom} back', states: UNDECIDED_STATES },
  'text opened': { sentence: 'opened a text for {whom} in WhatsApp', event: null },
  'text taken back': { sentence: 'noted that a text to {whom} was not sent', event: null },
  'text copied': { sentence: 'copied a text for {whom}', event: null },
  'answered yes': { sentence: 'marked {whom} yes', states: UNDECIDED_STATES },
  'answered conditional': { sentence: 'marked {whom} yes, but …', states: UNDECIDED_STATES },
  'answered no': { sentence: 'marked {whom} no', states: UNDECIDED_STATES },
  'said yes': { sentence: 'said yes', states: UNDECIDED_STATES },
  'said conditional': { sentence: 'said yes, but …', states: UNDECIDED_STATES },
  'said no': { sentence: 'said no', states: UNDECIDED_STATES },
  'yes taken back': { sentence: 'took the yes back', states: UNDECIDED_STATES },
  option: { sentence: 'placed an option on {whom}', undoable: true, states: ['proposed'] },
  confirmed: { sentence: 'confirmed {whom}', undoable: true, states: UNDECIDED_STATES },
  released: { sentence: 'released {whom}', undoable: true, states: UNDECIDED_STATES },
  extended: { sentence: 'moved the end of the option on {whom}', states: ['option'] },
  expired: { sentence: 'The option on {whom} ended' },
  challenge: { sentence: 'challenged the first option on {whom}', undoable: true, states: ['option'] },
  challenged: { sentence: 'asked to confirm {whom} or let go' },
  'challenge moved': {
    sentence: 'moved the end of the challenge on {whom}',
    undoable: true,
    states: ['option'],
  },
  'challenge taken back': {
    sentence: 'took the challenge on {whom} back',
    undoable: true,
    states: ['option'],
  },
  'challenge ended': { sentence: 'ended the challenge on {whom}' },
  'challenge lost': { sentence: 'The option on {whom} was not confirmed in time' },
  'let ahead': { sentence: 'let another option on {whom} go ahead', undoable: true, states: ['option'] },
  lost: { sentence: 'took dates from the option on {whom}: they were confirmed for another job' },
  'moved up': { sentence: 'moved {whom} up' },
  cancelled: { sentence: 'cancelled {whom}', undoable: true, states: ['confirmed'] },
  done: { sentence: 'marked the days of {whom} as done' },
  withdrawn: { sentence: 'withdrew {whom}', undoable: true, states: ['confirmed'] },
  'booked out': { sentence: 'booked {whom} out', undoable: true },
  'bookout changed': { sentence: 'changed a bookout of {whom}', undoable: true },
  'bookout ended': { sentence: 'ended a bookout of {whom}', undoable: true },
  'fee changed': { sentence: 'changed the fee of {whom}', states: [...UNDECIDED_STATES, 'confirmed'] },
  'client informed': {
    sentence: 'turned on emails to the client about {whom}',
    states: [...UNDECIDED_STATES, 'confirmed'],
  },
  'client not informed': {
    sentence: 'turned off emails to the client about {whom}',
    states: [...UNDECIDED_STATES, 'confirmed'],
  },
  'sheet issued': { sentence: 'issued a call sheet', undoable: true },
  'hours confirmed': { sentence: 'confirmed hours', event: null },
  'quote accepted': { sentence: 'accepted the quote', event: null },
  'sheet sent': { sentence: 'opened a call sheet in WhatsApp', event: null },
  undone: { sentence: 'took a decision back', event: null },
  'item taken': { sentence: 'took the request' },
  'item handed over': { sentence: 'handed the request to a colleague' },
  'item given back': { sentence: 'gave the request back' },
  'item answered': { sentence: 'answered the request' },
  'item closed': { sentence: 'closed the request', undoable: true },
  'item reopened': { sentence: 'opened the request again' },
  'item job': { sentence: 'made a job of the request' },
  // An import from a spreadsheet tells nobody.
  imported: { sentence: 'imported days of {whom} from a spreadsheet', event: null },
  'job imported': { sentence: 'imported the job from a spreadsheet', event: null },
  'client imported': { sentence: 'imported the client from a spreadsheet', event: null },
  'import taken back': { sentence: 'took an import back', event: null },
  'client made': { sentence: 'added the client' },
  'client changed': { sentence: 'changed the client' },
  'client merged': { sentence: 'merged the client' },
  'client separated': { sentence: 'separated the client again' },
  'contact changed': { sentence: 'changed a contact' },
  'contact forgotten': { sentence: 'forgot a contact' },
} as const satisfies Record<string, DeskAction>

export type ActivityKind = keyof typeof deskActions
/** The kinds that are decided about dates of a talent, and only in some of their states. */
export type ClaimActionKind = {
  [Kind in ActivityKind]: (typeof deskActions)[Kind] extends { states: unknown } ? Kind : never
}[ActivityKind]

const actionOf = (kind: ActivityKind): DeskAction => deskActions[kind]

/** Whether a decision of this kind can be taken back while its mails wait. */
export const isUndoable = (kind: ActivityKind): boolean => actionOf(kind).undoable === true

/** Whether a talent's date may be in this state when this is decided about it. */
export const fits = (kind: ClaimActionKind, state: ClaimState): boolean =>
  actionOf(kind).states?.includes(state) === true

/** Whether webhooks are told of it, as part of a decision. */
export const isDecision = (kind: ActivityKind): boolean => actionOf(kind).event !== null

/** An activity as a sentence. `who` is null for the clock's activities. */
export function activityWords(kind: ActivityKind, who: string | null, whom: string | null): string {
  const words = actionOf(kind).sentence.replace('{whom}', () => whom ?? 'a model who left')
  return who === null ? words.charAt(0).toUpperCase() + words.slice(1) : `${who} ${words}`
}
