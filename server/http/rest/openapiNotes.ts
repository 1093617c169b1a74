import { BAR_ANSWERS, BAR_KINDS, BOOKOUT_KINDS } from '../../../shared/desk/deskLists'
import type { Method } from './defineRoute'

const AGENCY = '/api/v1/agency'
const DESK = '/api/v1/desk'
const DATES = '`dates` are ids of job dates; without them all that fit.'
const DECISION =
  'Send the `version` that was read: another one is refused with 409 and `conflict`. The same `decisionKey`, or Idempotency-Key, answers for the same decision again.'
const ONCE = 'The same `decisionKey`, or Idempotency-Key, does it once.'
const DOCUMENT =
  '`kind` is passport, contract, pan, aadhaar, release or other. The file is a picture or a PDF, or is left out where there is a number. Of an Aadhaar only the last four digits are taken, and no file.'
const NUMBERS = '`height` and `weight` may be numbers as well as texts'
const COLOURS =
  '`eye_color` is Black, Brown, Blue, Green, Hazel, Grey or Other; `hair_color` Black, Brown, Blonde, Red, Grey, White or Other; `skin_tone` Fair, Light, Medium, Olive, Tan, Dark or Deep; each also as the agency has stored it.'
const SKILLS = '`special_skills` may be a list of texts, stored as one text with commas'

/** What a call accepts besides its schema, in one or two sentences. */
export const callNotes: Readonly<Partial<Record<`${Method} ${string}`, string>>> = {
  [`post ${AGENCY}/models/login`]:
    '`identification` is an email address or a phone number; if it is missing, `email` or `username` is used. A phone number works only if exactly one profile has it.',
  [`post ${AGENCY}/login`]:
    'An account with two-step sign-in is refused with 401 and `reason`: `second_factor_required` without `code`, `second_factor_wrong` with a code that is wrong or used. Send the call again with `code`: the six digits of the authenticator app, or a recovery code. Each works once. Passkeys are for browsers only: an account that has nothing else needs a recovery code.',
  [`post ${AGENCY}/models/onboarding-1`]: '`phone` may be a number as well as a text.',
  [`post ${AGENCY}/models/onboarding-2`]: `${NUMBERS}; ${SKILLS}. ${COLOURS}`,
  'get /api/v1/money/papers':
    '`standing` is `outstanding`, `overdue`, `paid`, `overpaid`, `unregistered` or `all`; `kind` is a kind of paper or `all`.',
  'get /api/v1/money/e-invoices':
    'With `id` the paper of that id, also when it is registered. Amounts are rupees, as the schema says.',
  'put /api/v1/money/papers/:id/irn':
    '`irn_qr` is the `SignedQRCode` of the portal. It has to be of this paper and this `irn`, and is kept once and for all.',
  'put /api/v1/money/papers/:id/buyer-answer':
    '`answer` is what the GST portal shows of a credit note: `unknown`, `pending`, `accepted` or `rejected`.',
  'post /api/v1/money/payments':
    '`amount` and `withheld` are rupees as text, as `57640.50`. `others` are up to 19 further papers of the same client that the same money paid, each with `paper_id`, `amount`, `withheld` and `withheld_code`: all are kept, or none. The same `decisionKey`, or Idempotency-Key, records once.',
  'get /api/v1/money/certificates':
    '`standing` is `missing`, `overdue`, `seen` or `all`. `quarter` is its first day: quarters are those of the Indian financial year.',
  'put /api/v1/money/certificates':
    '`payment_ids` are payments with tax withheld, as the list names them. With `is_seen` their certificate was seen today.',
  'get /api/v1/money/usages':
    'By `job_id` or `model_id`; without both those that end within 60 days on own jobs and those of nobody.',
  'post /api/v1/money/usages': `\`fee\` is rupees as text, as \`20000.00\`; it is a line of the job's value. ${ONCE}`,
  'put /api/v1/money/usages/:id':
    'Send the `version` that was read: another one is refused with 409. `fee` is rupees as text.',
  'post /api/v1/money/quotes': `\`total_paise\` is the total of the job as it was read: another one now is refused with 409. For a client abroad say in \`abroad\` whether it is \`taxed\`, and \`why\`. ${ONCE}`,
  'get /api/v1/money/statements': '`standing` is `draft`, `issued`, `paid` or `all`.',
  'post /api/v1/money/statements': `What is due to the talent by a day of the period is on it. ${ONCE}`,
  'post /api/v1/money/statements/:id/expenses': `\`amount\` is rupees as text, as \`1240.00\`; \`claim_id\` is of a work of the draft. ${ONCE}`,
  'post /api/v1/money/statements/:id/issue': `\`net_paise\` is the net that was read: another one now is refused with 409. While the draft has \`problems\` it is refused with 409. An issued statement is never changed. ${ONCE}`,
  'post /api/v1/money/statements/:id/payout': `A payout pays the whole statement. ${ONCE}`,
  'post /admin/models/:id/documents': DOCUMENT,
  'post /user/documents': DOCUMENT,
  'put /user/profile': '`contact` may be a number as well as a text.',
  'put /user/physical-details': `${NUMBERS}; ${SKILLS}. ${COLOURS}`,
  'put /admin/models/:id/physical':
    '`height` may be a number as well as a text. `hair_color`, `eye_color` and `skin_tone` are any text of up to 80 characters; `Gray` is stored as `Grey`.',
  [`get ${AGENCY}/models/list`]:
    '`status` is `active` or `assigned` for models on the roster, `inactive` or `available` for all others, `all` or nothing for both.',
  'put /admin/models/:id/status':
    '`status` is `active`, `inactive`, `assigned`, `available`, `true` or `false`.',
  [`post ${AGENCY}/external/model-signup-request`]: '`contact` and `height` may be numbers as well as texts.',
  'post /enquiries':
    '`subject` is one of the five of the form, or your own text of up to 200 characters, stored as sent.',
  [`get ${DESK}/inbox`]:
    '`view` is `new`, `mine` (taken by the caller), `team` (taken by others), `closed` or `spam`.',
  [`post ${DESK}/inbox/:id/job`]: `Date, work and model are those of the request. ${DECISION}`,
  [`put ${DESK}/inbox/:id/state`]: `\`new\` gives a request back. ${DECISION}`,
  [`post ${DESK}/jobs`]:
    'A client of this name is found or made. `day` is the first of `days` days in a row.',
  [`get ${DESK}/jobs/:id`]: '`id` is the id or the number of a job.',
  [`put ${DESK}/jobs/:id`]: `Send only what changes. ${DECISION}`,
  [`put ${DESK}/jobs/:id/stage`]: `With \`cancelled\`, \`cancelPercents\` says for each confirmed date ahead what the client still owes. With \`quoted\` and \`agreed\`, \`words\` say how the price was sent or who agreed. ${DECISION}`,
  [`post ${DESK}/jobs/:id/dates`]: `\`version\` is that of the job. ${DECISION}`,
  [`put ${DESK}/jobs/:id/dates/:dateId`]: `\`version\` is that of the job. Another \`day\` or \`part\` moves the date. ${DECISION}`,
  [`delete ${DESK}/jobs/:id/dates/:dateId`]: `\`version\` is that of the job. ${DECISION}`,
  [`post ${DESK}/jobs/:id/roles`]: `\`version\` is that of the job. ${DECISION}`,
  [`put ${DESK}/jobs/:id/roles/:roleId`]: `Send only what changes, and \`version\`, which is that of the job. ${DECISION}`,
  [`delete ${DESK}/jobs/:id/roles/:roleId`]: `\`version\` is that of the job. Talents who had the role stay on the job. ${DECISION}`,
  [`post ${DESK}/jobs/:id/claims`]:
    '`dates` are ids of job dates; without them the model is proposed for all.',
  [`put ${DESK}/claims/:id/state`]: `${DATES} \`releases\` are the claims before this one that are released with the confirmation; \`travelDateIds\` are travel dates of the job that are confirmed with it, with \`saidYesToTravel\` when the talent said yes to them; \`leaveOut\` names who gets no mail of it (\`talent\`, \`client\`); \`feePaise\` and \`feeUnit\` set the fee with it. ${DECISION}`,
  [`put ${DESK}/claims/:id/dates`]: `\`dates\` are the ids of all job dates that the talent is wanted on; others are let go. A confirmed date cannot be left out. ${DECISION}`,
  [`put ${DESK}/claims/:id/role`]: `\`roleId\` is null for none. ${DECISION}`,
  [`put ${DESK}/claims/:id/answer`]: `${DATES} ${DECISION}`,
  [`post ${DESK}/claims/:id/challenge`]: `The option before is confirmed or let go until the end of the challenge, or it is released. ${DATES} ${DECISION}`,
  [`put ${DESK}/claims/:id/challenge`]: `\`id\` is the claim that challenges. ${DATES} ${DECISION}`,
  [`delete ${DESK}/claims/:id/challenge`]: `\`id\` is the claim that challenges. ${DATES} ${DECISION}`,
  [`post ${DESK}/claims/:id/let-go-ahead`]: `The first option changes places with that of \`aheadId\` on the halves that both hold. ${DATES} ${DECISION}`,
  [`get ${DESK}/chart`]: `A bar is eight numbers: place of the model in \`models\`, first half counted from the first morning, number of halves, kind (${BAR_KINDS.join(', ')}, counted from 0), rank of an option, place of the job in \`jobs\` (-1 for a bookout), minutes until an option ends, and a word: of an option what the talent said (${BAR_ANSWERS.join(', ')}, counted from 0), of a bookout its reason (${BOOKOUT_KINDS.join(', ')}).`,
  [`get ${DESK}/chart/changes`]: `\`since\` is \`last\` of the chart, or of the answer before. \`reload\` is true, without lines, when there is too much to list.`,
  [`put ${DESK}/chart/days`]: `\`takes\` are halves that the talent is wanted for as well, \`frees\` those that it is not wanted for any more; dates that the job does not have are added. \`version\` is that of the claim, which the forecast brings. ${DECISION}`,
  [`post ${DESK}/chart/pass`]: `The other talent is proposed for the dates on \`halves\`, or goes on option with \`isOption\`; with \`isReleasing\` the options of the first are released. ${DECISION}`,
  [`post ${DESK}/chart/forecast`]:
    'The same fields as the move itself, without version: with `toModelId` it forecasts passing the dates on, else other days. Nothing is changed. What would be refused is refused in the same words.',
  [`get ${DESK}/bookouts`]: 'Only bookouts that are not over.',
  [`post ${DESK}/bookouts`]:
    'Refused with 409 and `conflict` over a confirmed half or another bookout. Options stay and are told.',
  [`put ${DESK}/bookouts/:id`]:
    '`was` are the days as the caller read them. Refused with 409 and `conflict` when they are others now, and as a new bookout. Days that have passed stay.',
  [`post ${DESK}/talents/:id/digitals`]:
    'The digital of the same side that was there before stays in the gallery, locked.',
  [`delete ${DESK}/bookouts/:id`]: 'The days ahead are free again; past ones stay.',
  [`put ${DESK}/clients/:id`]: `Send only what changes. ${DECISION}`,
  'put /api/v1/talent/claims/:id/answer': `${DATES} ${DECISION}`,
  'post /portfolio/upload':
    '`modelId` is the model of a talent, who may leave it out; an administrator names the model that gets the picture.',
  'post /bookings':
    '`phone` may be a number as well as a text. A date in the past is accepted. `workType` and `budgetRange` are stored as sent, up to 120 characters, or as the value of the form (`Social Media`, `$500-$1,000`) from which they differ only in case, dashes, commas, spaces or currency signs; `tbd` is `TBD (To Be Discussed)`.',
}
