import { NAME_MAX, PLACE_MAX, PROSE_MAX } from '../limits'

/** The closed lists of the desk; the database repeats each as a CHECK. Free of zod. */

export const CLIENT_KINDS = ['brand', 'production', 'casting', 'publication', 'agency', 'person'] as const
export type ClientKind = (typeof CLIENT_KINDS)[number]
export const CLIENT_STANDINGS = ['good', 'watch', 'blocked'] as const

/**
 * The facts of a client that are plain text, in the order of its form. Validation, form, file, import and the answers of
 * REST derive from these two lists, the clients' list from the first; `clients` in drizzle/schema.ts has a column for each
 * name. `heads` are what agencies call the column in their own sheets, folded.
 */
export const CLIENT_LINES = {
  city: { label: 'City', max: PLACE_MAX, heads: 'city location town' },
  country: { label: 'Country', max: PLACE_MAX, heads: 'country' },
} as const
export const CLIENT_PROSE = {
  notes: { label: 'Notes', max: PROSE_MAX, heads: 'notes note remarks remark comments' },
} as const
export const CLIENT_FACTS = { ...CLIENT_LINES, ...CLIENT_PROSE } as const
export type ClientFact = keyof typeof CLIENT_FACTS
/** The same of a contact, beside its name and its email; `contacts` has a column for each name. */
export const CONTACT_LINES = {
  phone: {
    label: 'Phone',
    max: 40,
    heads:
      'phone phoneno phonenumber mobile mobileno mobilenumber contactno contactnumber cell tel telno telephone telephoneno telephonenumber whatsapp',
  },
  function: { label: 'Function', max: PLACE_MAX, heads: 'function role designation position jobtitle title' },
} as const
export type ContactLine = keyof typeof CONTACT_LINES
/** The same of a job; `jobs` has a column for each name. `rows` is the height of the field. */
export const JOB_LINES = {
  brand: { label: 'Brand', max: NAME_MAX },
  workType: { label: 'Type of work', max: NAME_MAX },
  city: { label: 'City', max: PLACE_MAX },
} as const
export const JOB_PROSE = {
  brief: { label: 'Brief', max: PROSE_MAX, rows: 6 },
  usageWords: { label: 'Usage', max: PROSE_MAX, rows: 3 },
} as const
export const JOB_FACTS = { ...JOB_LINES, ...JOB_PROSE } as const
export type JobFact = keyof typeof JOB_FACTS
/** What `make` makes of each fact of a list, under the fact's name. */
export const ofEach = <Facts extends object, Made>(
  facts: Facts,
  make: (name: keyof Facts & string, fact: Facts[keyof Facts]) => Made,
) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, make(name as keyof Facts & string, fact)]),
  ) as Record<keyof Facts, Made>

export const DESK_ITEM_KINDS = ['booking', 'enquiry', 'vacancy'] as const
export type DeskItemKind = (typeof DESK_ITEM_KINDS)[number]
export const DESK_ITEM_STATES = ['new', 'taken', 'answered', 'job', 'closed'] as const
export type DeskItemState = (typeof DESK_ITEM_STATES)[number]
/** Why a booker closes a booking or an enquiry. */
const REQUEST_CLOSINGS = ['not for us', 'duplicate', 'no answer', 'spam'] as const
/** Why a booker closes a vacancy. */
const VACANCY_CLOSINGS = ['found', 'not replaced'] as const
export const CLOSING_CHOICES = [...REQUEST_CLOSINGS, ...VACANCY_CLOSINGS] as const
export type ClosingChoice = (typeof CLOSING_CHOICES)[number]
/** The reasons for which items of a kind are closed. */
export const closingsOf = (kind: DeskItemKind): readonly ClosingChoice[] =>
  kind === 'vacancy' ? VACANCY_CLOSINGS : REQUEST_CLOSINGS
/** Why an item was closed; the last is set by the migration only. */
export const CLOSING_REASONS = [...CLOSING_CHOICES, 'before the desk'] as const
export type ClosingReason = (typeof CLOSING_REASONS)[number]

export const JOB_STAGES = [
  'open',
  'quoted',
  'agreed',
  'done',
  'billed',
  'closed',
  'lost',
  'cancelled',
] as const
export type JobStage = (typeof JOB_STAGES)[number]
/** Stages in which a job is worked on: talents are placed, answer and are confirmed. */
export const STAGES_AT_WORK: readonly JobStage[] = ['open', 'quoted', 'agreed']
/** Stages of a job whose work was done. An invoice that stands moves it through them, and nobody does by hand. */
export const STAGES_AFTER_WORK: readonly JobStage[] = ['done', 'billed', 'closed']

export const DAY_PARTS = ['full', 'am', 'pm', 'night'] as const
export type DayPart = (typeof DAY_PARTS)[number]
export const HALVES = ['am', 'pm'] as const
export type Half = (typeof HALVES)[number]
export const JOB_DATE_KINDS = ['shoot', 'show', 'fitting', 'rehearsal', 'travel', 'weather'] as const
export type JobDateKind = (typeof JOB_DATE_KINDS)[number]
export const FEE_UNITS = ['day', 'half', 'show', 'flat'] as const
export type FeeUnit = (typeof FEE_UNITS)[number]

export const ANSWERS = ['none', 'asked', 'yes', 'conditional', 'no'] as const
export type Answer = (typeof ANSWERS)[number]
/** What the chart says of an option's answer; a yes that is too old, or for a lower fee, is none. */
export const BAR_ANSWERS = ['none', 'yes', 'conditional'] as const satisfies readonly Answer[]
export type BarAnswer = (typeof BAR_ANSWERS)[number]
export const ANSWER_WAYS = ['portal', 'link', 'phone', 'message'] as const
export type AnswerWay = (typeof ANSWER_WAYS)[number]

export const CLAIM_STATES = [
  'proposed',
  'option',
  'confirmed',
  'released',
  'expired',
  'declined',
  'cancelled',
  'withdrawn',
  'done',
] as const
export type ClaimState = (typeof CLAIM_STATES)[number]
/** States in which it is still to be decided whether a talent gets a date. */
export const UNDECIDED_STATES: readonly ClaimState[] = ['proposed', 'option']
/** States from which *Ask again* proposes a date again. */
export const ENDED_STATES: readonly ClaimState[] = [
  'released',
  'expired',
  'declined',
  'cancelled',
  'withdrawn',
]

export const BOOKOUT_KINDS = ['personal', 'travel', 'other work', 'illness', 'exams'] as const

/** Mails that wait until a decision can no longer be undone. */
export const DECISION_NOTICES = [
  'asked',
  'confirmed',
  'freed',
  'cancelled',
  'now first',
  'cannot',
  'challenged',
  'optioned',
] as const
export type DecisionNotice = (typeof DECISION_NOTICES)[number]
/** The same, and the reminder before an option ends. */
export const NOTICE_KINDS = [...DECISION_NOTICES, 'ends soon'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]
export const NOTICE_RECIPIENTS = ['talent', 'client', 'booker'] as const
export type NoticeRecipient = (typeof NOTICE_RECIPIENTS)[number]

/** Why a decision was refused. */
export const CONFLICT_KINDS = [
  'changed',
  'taken',
  'booked out',
  'not first',
  'lapsed',
  'full',
  'no yes',
  'no challenge',
] as const
export type ConflictKind = (typeof CONFLICT_KINDS)[number]

/** What is decided about several talents of a job at once. */
export const CLAIM_ACTS = ['ask', 'option', 'confirm', 'release'] as const

/** `cannot`: an option on a half that is booked out; `challenged`: an option that its second asks to decide. */
export const BAR_KINDS = ['confirmed', 'option', 'cannot', 'challenged', 'travel', 'bookout'] as const
export type BarKind = (typeof BAR_KINDS)[number]
