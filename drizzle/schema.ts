import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  blob,
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { FEED_SCOPES } from '../shared/access/accounts'
import { PASSKEY_PURPOSES } from '../shared/access/passkeys'
import type { PushKind } from '../shared/access/push'
import { TEXT_LANGUAGES, TEXT_STEPS, WALK_PURPOSES } from '../shared/agency/textPurposes'
import { WEBHOOK_EVENTS, type WebhookData, type WebhookEvent } from '../shared/agency/webhookEvents'
import { HOURS_VIA } from '../shared/desk/callSheets/hoursLists'
import { SHEET_STATES, SHEET_WAYS, type SheetContent } from '../shared/desk/callSheets/sheetContent'
import type { ActivityKind } from '../shared/desk/deskActions'
import {
  ANSWER_WAYS,
  ANSWERS,
  BOOKOUT_KINDS,
  CLAIM_STATES,
  CLIENT_KINDS,
  CLIENT_STANDINGS,
  CLOSING_REASONS,
  DAY_PARTS,
  DESK_ITEM_KINDS,
  DESK_ITEM_STATES,
  FEE_UNITS,
  HALVES,
  JOB_DATE_KINDS,
  JOB_STAGES,
  NOTICE_KINDS,
  NOTICE_RECIPIENTS,
} from '../shared/desk/deskLists'
import { DESK_IMPORT_STATES, type DeskImportCounts } from '../shared/desk/imports/deskImportLists'
import {
  PACKAGE_ANSWER_WAYS,
  PACKAGE_LINK_KINDS,
  PACKAGE_STATES,
  PICKS,
  type SentPick,
} from '../shared/desk/packages/packageLists'
import {
  AVAILABILITIES,
  BOOKING_STATUSES,
  DOCUMENT_KINDS,
  DOCUMENT_WAYS,
  DOWNLOAD_FAILURES,
  DOWNLOAD_STATUSES,
  ENQUIRY_STATUSES,
  EXPERIENCE_LEVELS,
  GENDERS,
  MEDIA_KINDS,
  MESSAGE_SENDERS,
  OPPORTUNITY_APPLICATION_STATUSES,
  PICTURE_TYPES,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  READING_SOURCES,
  ROLES,
  SHOOT_NATURES,
  SIGNUP_REQUEST_STATUSES,
} from '../shared/lists'
import {
  BUYER_ANSWERS,
  type CancellationStep,
  type FeePart,
  HANDED_AS,
  INVOICE_NAMES,
  LINE_KINDS,
  PAPER_KINDS,
  PAYMENT_WAYS,
  type PaperLine,
  type PaperParty,
  type PaperSeller,
  REGISTRATIONS,
  STATEMENT_STATES,
  type StatementExpense,
  TALENT_DUE,
} from '../shared/money/moneyLists'
import { type RateSum, SUPPLIES } from '../shared/money/reckoning'
import type { Medium } from '../shared/money/usages'
import type { FaceCrop } from '../shared/roster/faces'
import {
  IMPORT_ROW_STATES,
  IMPORT_STATES,
  type ImportField,
  type ImportWords,
  type RowFate,
} from '../shared/roster/imports/rosterImportFields'

// Columns are snake_case in the file (drizzle `casing`). Times are ISO 8601 text in UTC, days YYYY-MM-DD
// text, so both sort as text. Enums and unique rules are repeated as CHECK and UNIQUE, so that no code path
// can break them (R5).

const oneOf = (column: string, list: readonly string[]) =>
  sql.raw(`"${column}" in (${list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
const id = () => text().primaryKey()
const moment = () => text()
const flag = () => integer({ mode: 'boolean' })

// — Accounts ————————————————————————————————————————————————————————————————————————————————————————

export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    role: text({ enum: ROLES }).notNull(),
    name: text().notNull(),
    /** lower case */
    email: text().unique(),
    /** E.164 where it can be parsed, else as typed; several accounts may share one */
    phone: text(),
    /** since when the account has this number; null since it was made */
    phoneSince: moment(),
    passwordHash: text(),
    emailVerifiedAt: moment(),
    deactivatedAt: moment(),
    noticeVersion: text(),
    /** for colleagues only, because their sessions are deleted a month after their end */
    lastSeenAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('accounts_by_phone').on(t.phone),
    check('accounts_role', oneOf('role', ROLES)),
    check('accounts_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    index('accounts_by_role').on(t.role, t.createdAt),
  ],
)

/** A social identity by the issuer's subject, never by e-mail (S9). */
export const identities = sqliteTable(
  'identities',
  {
    provider: text({ enum: ['google', 'facebook'] }).notNull(),
    subject: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('identities_by_account').on(t.accountId)],
)

export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** when the password or a passkey was last asked for again, for dangerous actions */
    provedAt: moment(),
  },
  (t) => [
    index('sessions_by_account').on(t.accountId, t.endedAt),
    index('sessions_by_expiry').on(t.expiresAt),
  ],
)

/** A device of an account that is told by push. Its id is the SHA-256 of its endpoint. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** in which it was asked for: it ends with it, not when it only runs out */
    sessionId: text().notNull(),
    userAgent: text().notNull(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** the kinds of lines that it does not get */
    off: text({ mode: 'json' }).$type<PushKind[]>().notNull().default([]),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('push_subscriptions_by_account').on(t.accountId),
    index('push_subscriptions_by_session').on(t.sessionId),
  ],
)

/** One line for one device, until it was given up, or a day after it was taken. */
export const pushMessages = sqliteTable(
  'push_messages',
  {
    id: id(),
    subscriptionId: text()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** the mail beside which it is sent: one that is taken back takes it along */
    mailId: text().references(() => outbox.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** of the site, opened by a press on it */
    path: text().notNull(),
    createdAt: moment().notNull(),
    nextTryAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** taken by its push service; kept while its mail may wait for what she does */
    deliveredAt: moment(),
  },
  (t) => [
    index('push_messages_by_due').on(t.nextTryAt).where(sql`"delivered_at" is null`),
    index('push_messages_by_subscription').on(t.subscriptionId),
    index('push_messages_by_mail').on(t.mailId),
  ],
)

/** A colleague's second factor: the codes of an authenticator app. It counts once it is confirmed. */
export const secondFactors = sqliteTable('second_factors', {
  accountId: text()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** encrypted with a key that is in no backup */
  secret: text().notNull(),
  /** the 30 seconds of the last code that was accepted: it and those before are refused */
  lastStep: integer(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
})

/** Each signs in once in place of a code. Only the SHA-256 is stored. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    codeHash: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    usedAt: moment(),
  },
  (t) => [index('recovery_codes_by_account').on(t.accountId)],
)

/** A colleague's passkeys, which are a second step and, with user verification, both steps in one. */
export const passkeys = sqliteTable(
  'passkeys',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** the authenticator's name of it, base64url */
    credentialId: text().notNull(),
    /** COSE, base64url */
    publicKey: text().notNull(),
    /** of signatures, as the authenticator counts; always 0 where it does not */
    counter: integer().notNull(),
    /** how the browser reaches it */
    transports: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [
    uniqueIndex('passkeys_by_credential').on(t.credentialId),
    index('passkeys_by_account').on(t.accountId),
  ],
)

/** What a passkey has to sign, once and within minutes. */
export const passkeyChallenges = sqliteTable(
  'passkey_challenges',
  {
    /** a secret name that only the browser which asked knows */
    id: id(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    challenge: text().notNull(),
    /** null for signing in with a passkey alone, where nobody is known yet */
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    /** the session that adds a passkey */
    sessionId: text().references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (t) => [
    check('passkey_challenges_purpose', oneOf('purpose', PASSKEY_PURPOSES)),
    index('passkey_challenges_by_account').on(t.accountId),
    index('passkey_challenges_by_session').on(t.sessionId),
    index('passkey_challenges_by_expiry').on(t.expiresAt),
  ],
)

/** Keys of programs that use the API as the account that made them. Only the SHA-256 of the key is stored. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    keyHash: text().notNull(),
    /** the only actions that it may do */
    actions: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
    /** null for a key that does not expire */
    expiresAt: moment(),
  },
  (t) => [uniqueIndex('api_keys_by_hash').on(t.keyHash), index('api_keys_by_account').on(t.accountId)],
)

/** Addresses of other programs that are told what happens. */
export const webhooks = sqliteTable('webhooks', {
  id: id(),
  url: text().notNull(),
  /** that its deliveries are signed with; encrypted with a key that is in no backup */
  secret: text().notNull(),
  events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
  isPaused: flag().notNull().default(false),
  createdAt: moment().notNull(),
})

/** One event for one webhook, until retention removes it. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: text()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    event: text({ enum: WEBHOOK_EVENTS }).notNull(),
    /** of a decision of the desk: it is not sent when that is undone */
    decisionId: text(),
    data: text({ mode: 'json' }).$type<WebhookData>().notNull(),
    createdAt: moment().notNull(),
    tries: integer().notNull().default(0),
    /** null once it was delivered or given up */
    nextTryAt: moment(),
    deliveredAt: moment(),
    /** HTTP status, or why there was none, of the last try */
    lastAnswer: text(),
  },
  (t) => [
    index('webhook_deliveries_by_due').on(t.nextTryAt),
    index('webhook_deliveries_by_webhook').on(t.webhookId, t.id),
    index('webhook_deliveries_by_decision').on(t.decisionId),
    check('webhook_deliveries_event', oneOf('event', WEBHOOK_EVENTS)),
  ],
)

/** Tokens that work once: password resets and invitations. Only the SHA-256 is stored (S7). */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['reset', 'invite-talent', 'invite-agency', 'answer', 'document'] }).notNull(),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    modelId: text().references(() => models.id, { onDelete: 'cascade' }),
    applicationId: text(),
    claimId: text().references(() => claims.id, { onDelete: 'cascade' }),
    email: text(),
    role: text({ enum: ROLES }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('one_time_tokens_by_account').on(t.accountId, t.purpose),
    index('one_time_tokens_by_model').on(t.modelId),
    index('one_time_tokens_by_claim').on(t.claimId),
    index('one_time_tokens_by_expiry').on(t.expiresAt),
  ],
)

// — Models ——————————————————————————————————————————————————————————————————————————————————————————

export const models = sqliteTable(
  'models',
  {
    /** the order of the roster and the key of the search index; never shown */
    number: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text(),
    phone: text(),
    /** null until onboarding step 1 */
    stageName: text(),
    slug: text().unique(),
    gender: text({ enum: GENDERS }),
    dateOfBirth: text(),
    /** as the agency gave it, or an applicant */
    statedAge: integer(),
    /** the day on which the agency gave it; null for an applicant's, which a date of birth replaces */
    statedAgeOn: text(),
    city: text(),
    state: text(),
    country: text().notNull().default('India'),
    languages: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    workTypes: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    experienceLevel: text({ enum: EXPERIENCE_LEVELS }),
    specialSkills: text(),
    bio: text(),
    aboutYou: text(),
    whyHire: text(),
    /** whole rupees */
    dailyRate: integer(),
    /** as typed, e.g. `5ft 11in`, `70 kg`; the numbers beside them are parsed from these */
    height: text(),
    heightCm: integer(),
    weight: text(),
    weightKg: integer(),
    /** inches */
    bust: real(),
    chest: real(),
    waist: real(),
    hips: real(),
    shoeSize: real(),
    hairColor: text(),
    eyeColor: text(),
    skinTone: text(),
    instagram: text(),
    facebook: text(),
    twitter: text(),
    youtube: text(),
    availability: text({ enum: AVAILABILITIES }).notNull().default('available'),
    /** assigned to the public roster */
    isActive: flag().notNull().default(false),
    isFeatured: flag().notNull().default(false),
    step1At: moment(),
    step2At: moment(),
    step3At: moment(),
    step4At: moment(),
    step5At: moment(),
    /** when all five steps were complete, or the agency created the profile */
    onboardedAt: moment(),
    viewCount: integer().notNull().default(0),
    /** folded stage name, name, e-mail and city */
    searchText: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    /** for the agency only, as are both numbers (E.164) */
    privateNote: text(),
    secondPhone: text(),
    whatsapp: text(),
    /** in which the agency writes messages; null for English */
    textLanguage: text({ enum: TEXT_LANGUAGES }),
  },
  (t) => [
    uniqueIndex('models_by_account').on(t.accountId),
    index('models_by_status').on(t.isActive, t.number),
    index('models_by_gender').on(t.gender, t.number),
    index('models_by_city').on(t.city, t.number),
    check('models_gender', oneOf('gender', GENDERS)),
    check('models_availability', oneOf('availability', AVAILABILITIES)),
    check('models_experience', oneOf('experience_level', EXPERIENCE_LEVELS)),
    check('models_stated_age', sql`${t.statedAge} between 18 and 99`),
    check('models_daily_rate', sql`${t.dailyRate} >= 0`),
  ],
)

/**
 * Readings of a model's sizes in whole millimetres: what was taken or told on one day by one person, and nothing else.
 * Written only by `measurements/readings.service`; a row is never changed.
 */
export const measurements = sqliteTable(
  'measurements',
  {
    /** in the order of arrival, which decides between two readings of one day */
    number: integer().primaryKey({ autoIncrement: true }),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    source: text({ enum: READING_SOURCES }).notNull(),
    /** the name stays when the account goes */
    byId: text().references(() => accounts.id, { onDelete: 'set null' }),
    byName: text().notNull(),
    height: integer(),
    bust: integer(),
    chest: integer(),
    waist: integer(),
    hips: integer(),
    inseam: integer(),
    /** the length of the last, from which each shoe size follows */
    shoe: integer(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('measurements_by_model').on(t.modelId, t.day, t.number),
    check('measurements_source', oneOf('source', READING_SOURCES)),
  ],
)

/**
 * The public roster: one row per visible model, written only by `roster/service` in the transaction of every
 * change. `entry` is the public view as JSON without the age, which is computed from `birthDate` at each
 * request.
 */
export const roster = sqliteTable(
  'roster',
  {
    number: integer()
      .primaryKey()
      .references(() => models.number, { onDelete: 'cascade' }),
    id: text().notNull().unique(),
    slug: text().notNull().unique(),
    stageName: text().notNull(),
    gender: text({ enum: GENDERS }),
    city: text(),
    cityKey: text(),
    availability: text({ enum: AVAILABILITIES }).notNull(),
    isFeatured: flag().notNull(),
    birthDate: text(),
    statedAge: integer(),
    entry: text().notNull(),
    /** the same in the REST spelling; null in rows older than this column */
    restEntry: text(),
    /** the small square picture beside the name, as JSON: `Face` of shared/roster/faces.ts */
    face: text(),
  },
  (t) => [
    index('roster_by_name').on(sql`${t.stageName} collate nocase`, t.number, t.id, t.city, t.availability),
    index('roster_by_gender').on(t.gender, t.cityKey, t.number),
    index('roster_by_city').on(t.cityKey, t.number),
    index('roster_by_featured').on(t.isFeatured, t.number),
  ],
)

/** The roster by work type with the other filters, so that one index answers all three. */
export const rosterWork = sqliteTable(
  'roster_work',
  {
    workType: text().notNull(),
    number: integer()
      .notNull()
      .references(() => roster.number, { onDelete: 'cascade' }),
    gender: text({ enum: GENDERS }),
    cityKey: text(),
  },
  (t) => [
    primaryKey({ columns: [t.workType, t.number] }),
    index('roster_work_by_gender').on(t.workType, t.gender, t.cityKey, t.number),
    index('roster_work_by_city').on(t.workType, t.cityKey, t.number),
    index('roster_work_by_number').on(t.number),
  ],
)

/** Deleted models, for answering 410. The slug is hashed, because the person asked to be forgotten. */
export const formerModels = sqliteTable('former_models', {
  id: id(),
  slugHash: text().unique(),
  leftAt: moment().notNull(),
})

/** One row per visitor, model and day; the visitor as a hash whose salt is discarded after the day. */
export const profileViews = sqliteTable(
  'profile_views',
  {
    day: text().notNull(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    visitor: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.modelId, t.visitor] }),
    index('profile_views_by_model').on(t.modelId),
  ],
)

// — Pictures and other files ————————————————————————————————————————————————————————————————————————

export const media = sqliteTable(
  'media',
  {
    /** random; the folder name in the store */
    id: id(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    contentType: text().notNull(),
    /** of all stored files together */
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    thumbhash: text(),
    widths: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    /** the client's file name, cleaned, for display only */
    originalName: text().notNull(),
    isPublic: flag().notNull(),
    ownerId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** a hash of an anonymous uploader's address for the hourly limit; deleted after that hour */
    uploader: text(),
    createdAt: moment().notNull(),
    /** null until a signup request, a portfolio or a project uses it */
    claimedAt: moment(),
  },
  (t) => [
    index('media_unclaimed').on(t.claimedAt, t.createdAt),
    index('media_by_owner').on(t.ownerId),
    index('media_by_uploader').on(t.uploader, t.createdAt),
    check('media_kind', oneOf('kind', MEDIA_KINDS)),
  ],
)

export const portfolioItems = sqliteTable(
  'portfolio_items',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    mediaId: text().references(() => media.id, { onDelete: 'cascade' }),
    /** an external page or picture; fetched only when a row of image_downloads says so */
    externalUrl: text(),
    type: text({ enum: PICTURE_TYPES }).notNull(),
    isLocked: flag().notNull().default(false),
    position: integer().notNull(),
    createdAt: moment().notNull(),
    /** the square that the agency chose as the model's face; of one picture at most */
    face: text({ mode: 'json' }).$type<FaceCrop>(),
  },
  (t) => [
    index('portfolio_items_by_model').on(t.modelId, t.position),
    uniqueIndex('portfolio_items_face').on(t.modelId).where(sql`${t.face} is not null`),
    uniqueIndex('portfolio_items_by_media').on(t.mediaId),
    check('portfolio_items_type', oneOf('type', PICTURE_TYPES)),
    check('portfolio_items_source', sql`(${t.mediaId} is null) <> (${t.externalUrl} is null)`),
    // S26: these types are always locked
    check(
      'portfolio_items_intimate',
      sql`${t.isLocked} = 1 or (${t.type} not like 'nude%' and ${t.type} not like 'bikini%')`,
    ),
  ],
)

/** Papers of a talent with an end, and who has looked at them whole. Of an Aadhaar only the last four digits are kept. */
export const talentDocuments = sqliteTable(
  'talent_documents',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    /** a private file, removed with the row */
    mediaId: text().references(() => media.id, { onDelete: 'cascade' }),
    number: text(),
    validUntil: text(),
    givenVia: text({ enum: DOCUMENT_WAYS }).notNull(),
    givenBy: text().notNull(),
    /** who has opened it and when, the latest last */
    seen: text({ mode: 'json' }).$type<{ by: string; at: string }[]>().notNull().default([]),
    /** of the notice that the talent read; null where the agency added it */
    noticeVersion: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('talent_documents_by_model').on(t.modelId, t.kind, t.validUntil),
    index('talent_documents_by_end').on(t.validUntil).where(sql`"valid_until" is not null`),
    uniqueIndex('talent_documents_by_media').on(t.mediaId),
    check('talent_documents_kind', oneOf('kind', DOCUMENT_KINDS)),
    check('talent_documents_given_via', oneOf('given_via', DOCUMENT_WAYS)),
    check('talent_documents_something', sql`${t.mediaId} is not null or ${t.number} is not null`),
    check(
      'talent_documents_aadhaar',
      sql`${t.kind} <> 'aadhaar' or (${t.mediaId} is null and ${t.number} glob '[0-9][0-9][0-9][0-9]')`,
    ),
  ],
)

/** Pictures that an administrator added by address, downloaded once; also the download queue. */
export const imageDownloads = sqliteTable(
  'image_downloads',
  {
    itemId: text()
      .primaryKey()
      .references(() => portfolioItems.id, { onDelete: 'cascade' }),
    /** exactly as submitted */
    address: text().notNull(),
    status: text({ enum: DOWNLOAD_STATUSES }).notNull(),
    failure: text({ enum: DOWNLOAD_FAILURES }),
    /** starts since the last request; more than one only after the process ended meanwhile */
    attempts: integer().notNull().default(0),
    requestedAt: moment().notNull(),
  },
  (t) => [
    index('image_downloads_queue').on(t.status, t.requestedAt),
    check('image_downloads_status', oneOf('status', DOWNLOAD_STATUSES)),
    check('image_downloads_failure', oneOf('failure', DOWNLOAD_FAILURES)),
    check('image_downloads_failed', sql`(${t.failure} is not null) = (${t.status} = 'failed')`),
  ],
)

// — Import of a roster ———————————————————————————————————————————————————————————————————————————————

/** A spreadsheet of models that is being imported, or was in the last two weeks. */
export const importRuns = sqliteTable(
  'import_runs',
  {
    id: id(),
    /** who uploaded it; null once their account is gone */
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** who started it, or takes it back: the work is done in their name */
    actorId: text().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    state: text({ enum: IMPORT_STATES }).notNull(),
    heads: text({ mode: 'json' }).$type<string[]>().notNull(),
    columns: text({ mode: 'json' }).$type<(ImportField | null)[]>().notNull(),
    isMonthFirst: flag().notNull().default(false),
    words: text({ mode: 'json' }).$type<ImportWords>().notNull().default({}),
    /** rows are imported without the optional cells that could not be read */
    skipsUnread: flag().notNull().default(false),
    createdAt: moment().notNull(),
    /** also when the agency confirmed that everybody in it has agreed */
    startedAt: moment(),
    finishedAt: moment(),
  },
  (t) => [
    index('import_runs_by_state').on(t.state, t.createdAt),
    check('import_runs_state', oneOf('state', IMPORT_STATES)),
  ],
)

/** An import of options and bookouts from a spreadsheet. What it made is in the activities of its batch. */
export const deskImports = sqliteTable(
  'desk_imports',
  {
    /** also the `batchId` of its decisions */
    id: id(),
    accountId: text().references(() => accounts.id, { onDelete: 'set null' }),
    fileName: text().notNull(),
    state: text({ enum: DESK_IMPORT_STATES }).notNull(),
    /** the first activity that may be its own */
    firstActivity: integer().notNull(),
    counts: text({ mode: 'json' }).$type<DeskImportCounts>().notNull(),
    createdAt: moment().notNull(),
    takenBackAt: moment(),
  },
  (t) => [
    index('desk_imports_by_creation').on(t.createdAt),
    check('desk_imports_state', oneOf('state', DESK_IMPORT_STATES)),
  ],
)

/** A row of such a spreadsheet. Its cells are emptied once its model is made. */
export const importRows = sqliteTable(
  'import_rows',
  {
    runId: text()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** its number in the spreadsheet */
    row: integer().notNull(),
    cells: text({ mode: 'json' }).$type<string[]>().notNull(),
    state: text({ enum: IMPORT_ROW_STATES }).notNull().default('waiting'),
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    /** the model's time of change when it was made: another one means that somebody has changed it since */
    madeAt: moment(),
    /** why it was refused or is the same, and which cells of an added row were left out */
    fate: text({ mode: 'json' }).$type<RowFate>(),
    /** names of its picture files */
    pictures: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.row] }),
    index('import_rows_by_state').on(t.runId, t.state, t.row),
    index('import_rows_by_model').on(t.modelId),
    check('import_rows_state', oneOf('state', IMPORT_ROW_STATES)),
  ],
)

/** The pictures that came with an import, which its being taken back removes. */
export const importPictures = sqliteTable(
  'import_pictures',
  {
    itemId: text()
      .primaryKey()
      .references(() => portfolioItems.id, { onDelete: 'cascade' }),
    runId: text()
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    /** as it was called on the agency's disk, so that no file comes twice */
    fileName: text().notNull(),
  },
  (t) => [index('import_pictures_by_run').on(t.runId, t.fileName)],
)

export const ratings = sqliteTable(
  'ratings',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    rating: real().notNull(),
    comment: text(),
    authorId: text().references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('ratings_by_model').on(t.modelId, t.createdAt),
    check('ratings_range', sql`${t.rating} between 1 and 5`),
  ],
)

// — Projects ————————————————————————————————————————————————————————————————————————————————————————

export const projects = sqliteTable(
  'projects',
  {
    id: id(),
    title: text().notNull(),
    description: text(),
    type: text({ enum: PROJECT_TYPES }).notNull(),
    shootNature: text({ enum: SHOOT_NATURES }).notNull(),
    status: text({ enum: PROJECT_STATUSES }).notNull().default('draft'),
    isActive: flag().notNull().default(true),
    isPublic: flag().notNull().default(false),
    isFeatured: flag().notNull().default(false),
    client: text(),
    city: text(),
    moodboardId: text().references(() => media.id, { onDelete: 'set null' }),
    locationOptions: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    createdBy: text(),
    searchText: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('projects_by_creation').on(t.createdAt, t.id),
    index('projects_public').on(t.isPublic, t.createdAt, t.id),
    index('projects_by_status').on(t.status),
    index('projects_by_moodboard').on(t.moodboardId),
    check('projects_type', oneOf('type', PROJECT_TYPES)),
    check('projects_nature', oneOf('shoot_nature', SHOOT_NATURES)),
    check('projects_status', oneOf('status', PROJECT_STATUSES)),
  ],
)

export const projectDates = sqliteTable(
  'project_dates',
  {
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.position] }), index('project_dates_by_day').on(t.day)],
)

export const projectMembers = sqliteTable(
  'project_members',
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    name: text(),
    role: text(),
    status: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('project_members_by_project').on(t.projectId),
    uniqueIndex('project_members_once').on(t.modelId, t.projectId),
  ],
)

export const proposals = sqliteTable(
  'proposals',
  {
    id: id(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text(),
    description: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('proposals_by_project').on(t.projectId)],
)

export const opportunities = sqliteTable(
  'opportunities',
  {
    id: id(),
    projectId: text().references(() => projects.id, { onDelete: 'set null' }),
    title: text().notNull(),
    company: text().notNull(),
    description: text().notNull(),
    type: text().notNull(),
    location: text().notNull(),
    rate: text(),
    deadline: text(),
    postedAt: moment().notNull(),
    closedAt: moment(),
  },
  (t) => [
    index('opportunities_open').on(t.closedAt, t.postedAt),
    index('opportunities_by_project').on(t.projectId),
  ],
)

/** A model's application to an opportunity; `applications` are signup requests. */
export const opportunityApplications = sqliteTable(
  'submissions',
  {
    id: id(),
    opportunityId: text()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    status: text({ enum: OPPORTUNITY_APPLICATION_STATUSES }).notNull().default('pending'),
    notes: text(),
    decisionNote: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('submissions_once').on(t.modelId, t.opportunityId),
    index('submissions_by_opportunity').on(t.opportunityId),
    check('submissions_status', oneOf('status', OPPORTUNITY_APPLICATION_STATUSES)),
  ],
)

/** The chat between a talent and the agency, plain text. */
export const mentorMessages = sqliteTable(
  'mentor_messages',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sender: text({ enum: MESSAGE_SENDERS }).notNull(),
    /** null for a talent's own message */
    authorId: text().references(() => accounts.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment().notNull(),
    /** when the other side first saw it */
    readAt: moment(),
    /** the outbox ids, with blanks between them, and due time of the mails about it; null when earlier ones cover it */
    noticeId: text(),
    noticeAt: moment(),
  },
  (t) => [
    index('mentor_messages_by_model').on(t.modelId, t.id),
    index('mentor_messages_unread').on(t.sender, t.modelId).where(sql`"read_at" is null`),
    check('mentor_messages_sender', oneOf('sender', MESSAGE_SENDERS)),
  ],
)

// — What visitors send ——————————————————————————————————————————————————————————————————————————————

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('pending'),
    isSpam: flag().notNull().default(false),
    noticeVersion: text(),
    searchText: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    // A covering index, so that a search does not read the rows with their long messages.
    index('enquiries_by_creation').on(t.createdAt, t.id, t.searchText),
    index('enquiries_by_status').on(t.status, t.isSpam, t.createdAt),
    check('enquiries_status', oneOf('status', ENQUIRY_STATUSES)),
  ],
)

export const bookings = sqliteTable(
  'bookings',
  {
    id: id(),
    clientName: text().notNull(),
    company: text(),
    brand: text(),
    email: text().notNull(),
    phone: text().notNull(),
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    /** kept, because the booking outlives the model */
    modelName: text().notNull(),
    /** of the list, or an API client's own words */
    workType: text().notNull(),
    dateRequired: text().notNull(),
    /** as it was offered when the client chose it, or an API client's own words */
    budgetRange: text().notNull(),
    details: text().notNull(),
    status: text({ enum: BOOKING_STATUSES }).notNull().default('pending'),
    isSpam: flag().notNull().default(false),
    noticeVersion: text(),
    searchText: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('bookings_by_creation').on(t.createdAt, t.id, t.searchText),
    index('bookings_by_status').on(t.status, t.isSpam, t.createdAt),
    index('bookings_by_model').on(t.modelId),
    check('bookings_status', oneOf('status', BOOKING_STATUSES)),
  ],
)

/** Who else a booking asks for, after its own model: the rest of the visitor's shortlist. */
export const bookingModels = sqliteTable(
  'booking_models',
  {
    bookingId: text()
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** from 1 */
    position: integer().notNull(),
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    /** kept, because the booking outlives the model */
    modelName: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.bookingId, t.position] }), index('booking_models_by_model').on(t.modelId)],
)

export const signupRequests = sqliteTable(
  'applications',
  {
    id: id(),
    stageName: text(),
    name: text().notNull(),
    email: text().notNull(),
    contact: text(),
    age: integer(),
    gender: text(),
    height: text(),
    city: text(),
    state: text(),
    country: text(),
    experienceLevel: text(),
    instagram: text(),
    bio: text(),
    whyHire: text(),
    notes: text(),
    portfolioLinks: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    status: text({ enum: SIGNUP_REQUEST_STATUSES }).notNull().default('pending'),
    decidedAt: moment(),
    decidedBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    decisionNote: text(),
    isSpam: flag().notNull().default(false),
    noticeVersion: text(),
    searchText: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('applications_by_creation').on(t.createdAt, t.id, t.searchText),
    index('applications_by_status').on(t.status, t.createdAt, t.id, t.searchText),
    check('applications_status', oneOf('status', SIGNUP_REQUEST_STATUSES)),
    check('applications_adult', sql`${t.age} >= 18`),
  ],
)

export const signupRequestFiles = sqliteTable(
  'application_files',
  {
    applicationId: text()
      .notNull()
      .references(() => signupRequests.id, { onDelete: 'cascade' }),
    mediaId: text()
      .notNull()
      .unique()
      .references(() => media.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.position] })],
)

export const subscribers = sqliteTable(
  'subscribers',
  {
    email: text().primaryKey(),
    /** SHA-256 of the token in the first mail; it is itself the token of the links in exports */
    tokenHash: text().notNull().unique(),
    noticeVersion: text(),
    consentedAt: moment().notNull(),
    removedAt: moment(),
    isSpam: flag().notNull().default(false),
  },
  (t) => [index('subscribers_newest').on(t.removedAt, t.consentedAt, t.email)],
)

// — The system ———————————————————————————————————————————————————————————————————————————————————————

/** Mails to send, written in the transaction of the row that they tell about (R11). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    /**
     * How its HTML, which is made when it is sent, differs from the text: what is in large letters in place of the subject,
     * whose faces stand below it, the links that are a button and a word, and which of the agency's people writes.
     */
    look: text('html', { mode: 'json' }).$type<{
      headline?: string
      faces?: { modelId: string; name: string }[]
      button?: { label: string; href: string }
      link?: { label: string; href: string }
      writer?: string
    }>(),
    /** one .ics file; emptied with the text */
    calendar: text(),
    createdAt: moment().notNull(),
    /** null when sent or given up */
    nextTryAt: moment(),
    tries: integer().notNull().default(0),
    sentAt: moment(),
    lastError: text(),
    /** the text is deleted a week later, the row after 30 days */
    givenUpAt: moment(),
  },
  (t) => [
    index('outbox_due').on(t.nextTryAt),
    index('outbox_given_up').on(t.givenUpAt).where(sql`given_up_at is not null`),
  ],
)

/** The same key and body return the same answer; another body is refused (R12). */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    recordId: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_by_creation').on(t.createdAt)],
)

/**
 * Rate limits of rate-limiter-flexible (hence its column names), stored so that a restart resets nothing
 * (S5).
 */
export const rateLimits = sqliteTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: integer(),
})

/** Append-only: triggers refuse updates and deletes (S37). */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    at: moment().notNull(),
    action: text().notNull(),
    actorId: text(),
    actorName: text(),
    subject: text(),
    detail: text(),
    // Action, actor and detail, folded, for the search.
    searchText: text().notNull().default(''),
    // The subject, or of a picture or a file the model or request it belongs to.
    about: text(),
  },
  (t) => [
    index('audit_events_by_about').on(t.about, t.subject, t.searchText),
    index('audit_events_by_action').on(t.action, t.number),
    index('audit_events_by_actor').on(t.actorId, t.number),
  ],
)

/** Values of this installation, such as the time of the last job. */
export const settings = sqliteTable('settings', { key: text().primaryKey(), value: text().notNull() })

/** What a section of the agency's settings was before a save. */
export const settingsHistory = sqliteTable(
  'settings_history',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    key: text().notNull(),
    before: text().notNull(),
    /** names of the changed fields, separated by commas */
    changed: text().notNull(),
    at: moment().notNull(),
    by: text().notNull(),
  },
  (t) => [index('settings_history_by_key').on(t.key, t.number)],
)

// — The desk ————————————————————————————————————————————————————————————————————————————————————————

const version = () => integer().notNull().default(1)
/** whole paise */
const paise = () => integer()

export const clients = sqliteTable(
  'clients',
  {
    id: id(),
    name: text().notNull(),
    /** folded, for finding the same name in another spelling */
    nameKey: text().notNull(),
    kind: text({ enum: CLIENT_KINDS }).notNull().default('brand'),
    city: text(),
    country: text(),
    standing: text({ enum: CLIENT_STANDINGS }).notNull().default('good'),
    standingReason: text(),
    ownerId: text().references(() => accounts.id, { onDelete: 'set null' }),
    notes: text(),
    /** a merged client stays and points to the one that shows both */
    mergedIntoId: text().references((): AnySQLiteColumn => clients.id, { onDelete: 'set null' }),
    /** a booker said that it is none of the clients that look the same */
    isDistinct: flag().notNull().default(false),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('clients_by_name').on(t.nameKey, t.id),
    index('clients_by_owner').on(t.ownerId),
    index('clients_by_merge').on(t.mergedIntoId),
    check('clients_kind', oneOf('kind', CLIENT_KINDS)),
    check('clients_standing', oneOf('standing', CLIENT_STANDINGS)),
  ],
)

/** People at a client; a freelancer has no client. */
export const contacts = sqliteTable(
  'contacts',
  {
    id: id(),
    clientId: text().references(() => clients.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** lower case */
    email: text(),
    emailDomain: text(),
    phone: text(),
    function: text(),
    isBilling: flag().notNull().default(false),
    leftAt: moment(),
    /** in which the agency writes messages; null for English */
    textLanguage: text({ enum: TEXT_LANGUAGES }),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('contacts_by_client').on(t.clientId),
    index('contacts_by_email').on(t.email),
    index('contacts_by_domain').on(t.emailDomain),
  ],
)

export const jobs = sqliteTable(
  'jobs',
  {
    id: id(),
    /** `J-2627-0143`: financial year and a rising number */
    number: text().notNull().unique(),
    title: text().notNull(),
    /** what talents read before they are confirmed */
    talentTitle: text().notNull(),
    clientId: text().references(() => clients.id, { onDelete: 'set null' }),
    contactId: text().references(() => contacts.id, { onDelete: 'set null' }),
    brand: text(),
    workType: text(),
    city: text(),
    brief: text(),
    usageWords: text(),
    budgetPaise: paise(),
    stage: text({ enum: JOB_STAGES }).notNull().default('open'),
    isBillable: flag().notNull().default(true),
    bookerId: text().references(() => accounts.id, { onDelete: 'set null' }),
    nextStep: text(),
    nextStepOn: text(),
    endReason: text(),
    /** when it was agreed first; none again when a lost job is opened again */
    agreedAt: moment(),
    /** when it was marked lost or cancelled */
    lostAt: moment(),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('jobs_agreed').on(t.agreedAt).where(sql`"agreed_at" is not null`),
    index('jobs_lost').on(t.lostAt).where(sql`"lost_at" is not null`),
    index('jobs_by_creation').on(t.createdAt, t.id),
    index('jobs_by_stage').on(t.stage, t.createdAt, t.id),
    index('jobs_by_booker').on(t.bookerId, t.stage),
    index('jobs_by_client').on(t.clientId),
    index('jobs_by_contact').on(t.contactId),
    check('jobs_stage', oneOf('stage', JOB_STAGES)),
  ],
)

export const jobDates = sqliteTable(
  'job_dates',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    part: text({ enum: DAY_PARTS }).notNull().default('full'),
    kind: text({ enum: JOB_DATE_KINDS }).notNull().default('shoot'),
    place: text(),
    timeZone: text(),
    /** `HH:MM`; never decides a conflict */
    callTime: text(),
    wrapTime: text(),
    cancelledAt: moment(),
    cancelPercent: integer(),
    version: version(),
  },
  (t) => [
    index('job_dates_by_job').on(t.jobId, t.day),
    index('job_dates_by_day').on(t.day),
    check('job_dates_part', oneOf('part', DAY_PARTS)),
    check('job_dates_kind', oneOf('kind', JOB_DATE_KINDS)),
  ],
)

export const jobRoles = sqliteTable(
  'job_roles',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    wanted: integer().notNull().default(1),
    brief: text(),
    feePaise: paise(),
    feeUnit: text({ enum: FEE_UNITS }),
  },
  (t) => [index('job_roles_by_job').on(t.jobId), check('job_roles_fee_unit', oneOf('fee_unit', FEE_UNITS))],
)

/** A talent in a job: what is the same for all dates. */
export const claims = sqliteTable(
  'claims',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    roleId: text().references(() => jobRoles.id, { onDelete: 'set null' }),
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    /** kept, because the job outlives the model */
    modelName: text().notNull(),
    /** when its options end */
    expiresAt: moment(),
    answer: text({ enum: ANSWERS }).notNull().default('none'),
    answerWords: text(),
    /** the fee at the time of the answer: a lower fee needs a new one */
    answerFeePaise: paise(),
    answeredAt: moment(),
    answeredBy: text(),
    answerVia: text({ enum: ANSWER_WAYS }),
    feePaise: paise(),
    feeUnit: text({ enum: FEE_UNITS }).notNull().default('day'),
    feeIsShared: flag().notNull().default(true),
    keepsClientInformed: flag().notNull().default(false),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('claims_once').on(t.jobId, t.modelId),
    index('claims_by_model').on(t.modelId, t.jobId),
    index('claims_by_role').on(t.roleId),
    check('claims_answer', oneOf('answer', ANSWERS)),
    check('claims_answer_via', oneOf('answer_via', ANSWER_WAYS)),
    check('claims_fee_unit', oneOf('fee_unit', FEE_UNITS)),
    check('claims_fee', sql`${t.feePaise} >= 0`),
  ],
)

/** How far writing to the talents of a job one after the other has come: who was sent a text, who was skipped. */
export const textSteps = sqliteTable(
  'text_steps',
  {
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    purpose: text({ enum: WALK_PURPOSES }).notNull(),
    step: text({ enum: TEXT_STEPS }).notNull(),
    at: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.claimId, t.purpose] }),
    check('text_steps_purpose', oneOf('purpose', WALK_PURPOSES)),
    check('text_steps_step', oneOf('step', TEXT_STEPS)),
  ],
)

/** A talent on one date of a job: an option is a row in state option. */
export const claimDates = sqliteTable(
  'claim_dates',
  {
    id: id(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    jobDateId: text()
      .notNull()
      .references(() => jobDates.id, { onDelete: 'cascade' }),
    state: text({ enum: CLAIM_STATES }).notNull().default('proposed'),
    reason: text(),
    /** the talent's yes covers this date */
    isAnswered: flag().notNull().default(false),
    /** the talent knows of it: the question was mailed or copied, or it was answered */
    isTalentTold: flag().notNull().default(false),
    challengedById: text().references((): AnySQLiteColumn => claims.id, { onDelete: 'set null' }),
    challengeEndsAt: moment(),
    toldFirstAt: moment(),
    /** when it was last placed on option, confirmed, or ended: for the report */
    optionedAt: moment(),
    confirmedAt: moment(),
    endedAt: moment(),
    /** of the calendar event; each mailed change raises it */
    sequence: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('claim_dates_once').on(t.claimId, t.jobDateId),
    index('claim_dates_by_date').on(t.jobDateId, t.state),
    index('claim_dates_by_state').on(t.state, t.claimId),
    index('claim_dates_by_challenger').on(t.challengedById),
    index('claim_dates_optioned').on(t.optionedAt).where(sql`"optioned_at" is not null`),
    index('claim_dates_confirmed')
      .on(t.confirmedAt, t.state, t.claimId, t.jobDateId)
      .where(sql`"confirmed_at" is not null`),
    index('claim_dates_ended').on(t.endedAt, t.state, t.optionedAt).where(sql`"ended_at" is not null`),
    check('claim_dates_state', oneOf('state', CLAIM_STATES)),
  ],
)

export const bookouts = sqliteTable(
  'bookouts',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    fromDay: text().notNull(),
    fromHalf: text({ enum: HALVES }).notNull().default('am'),
    toDay: text().notNull(),
    toHalf: text({ enum: HALVES }).notNull().default('pm'),
    kind: text({ enum: BOOKOUT_KINDS }).notNull(),
    place: text(),
    note: text(),
    madeBy: text({ enum: ['agency', 'talent'] }).notNull(),
    endedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('bookouts_by_model').on(t.modelId, t.fromDay),
    check('bookouts_kind', oneOf('kind', BOOKOUT_KINDS)),
    check('bookouts_from_half', oneOf('from_half', HALVES)),
    check('bookouts_to_half', oneOf('to_half', HALVES)),
    check('bookouts_made_by', oneOf('made_by', ['agency', 'talent'])),
    check('bookouts_days', sql`${t.fromDay} <= ${t.toDay}`),
  ],
)

/** Who is taken when. Written only by `heldHalves`, in the transaction of every change. */
export const heldHalves = sqliteTable(
  'held_halves',
  {
    id: id(),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    half: text({ enum: HALVES }).notNull(),
    claimDateId: text().references(() => claimDates.id, { onDelete: 'cascade' }),
    bookoutId: text().references(() => bookouts.id, { onDelete: 'cascade' }),
    jobId: text().references(() => jobs.id, { onDelete: 'cascade' }),
    /** true for confirmed dates and bookouts, false for options */
    firm: flag().notNull(),
    /** the number of the activity that placed the hold: the place in the queue */
    seq: integer().notNull(),
    /** when an option ends; null for firm holds */
    until: moment(),
  },
  (t) => [
    uniqueIndex('held_halves_firm').on(t.modelId, t.day, t.half).where(sql`"firm" = 1`),
    uniqueIndex('held_halves_job').on(t.modelId, t.day, t.half, t.jobId),
    uniqueIndex('held_halves_queue').on(t.modelId, t.day, t.half, t.seq),
    index('held_halves_by_day').on(t.day, t.modelId, t.half, t.seq),
    index('held_halves_by_claim_date').on(t.claimDateId),
    index('held_halves_by_bookout').on(t.bookoutId),
    index('held_halves_by_job').on(t.jobId),
    index('held_halves_by_end').on(t.until).where(sql`"until" is not null`),
    check('held_halves_half', oneOf('half', HALVES)),
    check('held_halves_source', sql`(${t.claimDateId} is null) <> (${t.bookoutId} is null)`),
    check('held_halves_end', sql`(${t.until} is null) = (${t.firm} = 1)`),
  ],
)

export const deskItems = sqliteTable(
  'desk_items',
  {
    id: id(),
    kind: text({ enum: DESK_ITEM_KINDS }).notNull(),
    bookingId: text()
      .unique()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    enquiryId: text()
      .unique()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    claimId: text().references(() => claims.id, { onDelete: 'cascade' }),
    state: text({ enum: DESK_ITEM_STATES }).notNull().default('new'),
    ownerId: text().references(() => accounts.id, { onDelete: 'set null' }),
    dueAt: moment().notNull(),
    firstAnsweredAt: moment(),
    jobId: text().references(() => jobs.id, { onDelete: 'set null' }),
    closedReason: text({ enum: CLOSING_REASONS }),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('desk_items_by_state').on(t.state, t.dueAt, t.id),
    index('desk_items_by_arrival').on(t.createdAt),
    index('desk_items_by_owner').on(t.ownerId, t.state, t.dueAt),
    index('desk_items_by_job').on(t.jobId),
    index('desk_items_by_claim').on(t.claimId),
    check('desk_items_kind', oneOf('kind', DESK_ITEM_KINDS)),
    check('desk_items_state', oneOf('state', DESK_ITEM_STATES)),
    check('desk_items_closed_reason', oneOf('closed_reason', CLOSING_REASONS)),
    check(
      'desk_items_source',
      sql`(${t.bookingId} is not null) = (${t.kind} = 'booking') and (${t.enquiryId} is not null) = (${t.kind} = 'enquiry') and (${t.claimId} is not null) = (${t.kind} = 'vacancy')`,
    ),
  ],
)

/** Mails that are not written yet: a decision can be undone until they are due. */
export const notices = sqliteTable(
  'notices',
  {
    id: id(),
    decisionId: text().notNull(),
    kind: text({ enum: NOTICE_KINDS }).notNull(),
    recipient: text({ enum: NOTICE_RECIPIENTS }).notNull(),
    claimId: text()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    claimDateIds: text({ mode: 'json' }).$type<string[]>().notNull(),
    dueAt: moment().notNull(),
    /** the mail of a confirmation to a client names the fee */
    namesFee: flag().notNull().default(false),
  },
  (t) => [
    index('notices_due').on(t.dueAt),
    index('notices_by_claim').on(t.claimId),
    index('notices_by_decision').on(t.decisionId),
    check('notices_kind', oneOf('kind', NOTICE_KINDS)),
    check('notices_recipient', oneOf('recipient', NOTICE_RECIPIENTS)),
  ],
)

/** What was decided. Append-only: a trigger refuses updates but the blanking of a note (D28). Ids are plain text. */
export const activities = sqliteTable(
  'activities',
  {
    number: integer().primaryKey({ autoIncrement: true }),
    at: moment().notNull(),
    decisionId: text().notNull(),
    batchId: text(),
    actorId: text(),
    actorName: text(),
    jobId: text(),
    clientId: text(),
    claimId: text(),
    modelId: text(),
    contactId: text(),
    packageId: text(),
    deskItemId: text(),
    // Held by a trigger of the connection: decision 0240.
    kind: text().$type<ActivityKind>().notNull(),
    /** of a note */
    words: text(),
    before: text({ mode: 'json' }).$type<RowImage[]>(),
    after: text({ mode: 'json' }).$type<RowImage[]>(),
    undoes: text(),
  },
  (t) => [
    index('activities_by_decision').on(t.decisionId),
    index('activities_by_job').on(t.jobId, t.number),
    index('activities_by_claim').on(t.claimId, t.number),
    index('activities_by_client').on(t.clientId, t.number),
    index('activities_by_undone').on(t.undoes),
    // Texts about no job.
    index('activities_by_written_model')
      .on(t.modelId, t.number)
      .where(sql`"kind" = 'text opened' and "job_id" is null`),
    index('activities_by_written_contact')
      .on(t.contactId, t.number)
      .where(sql`"kind" = 'text opened' and "job_id" is null`),
  ],
)
/** A row before or after a decision; `row` is null where it did not exist. */
type RowImage = { table: string; id: string; row: Record<string, unknown> | null }

/** The agency's own groups of models. A public one is a board of the roster; the desk filters by all of them. */
export const tags = sqliteTable('tags', {
  id: id(),
  name: text().notNull(),
  /** The name without case and accents, so that two boards cannot differ in those alone. */
  nameKey: text().notNull().unique(),
  /** in addresses: `/models?board=curve` */
  slug: text().notNull().unique(),
  isPublic: flag().notNull().default(false),
  /** its place in the agency's order, from 0 */
  position: integer().notNull(),
})

export const modelTags = sqliteTable(
  'model_tags',
  {
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    tagId: text()
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.modelId, t.tagId] }), index('model_tags_by_tag').on(t.tagId, t.modelId)],
)

export const calendarFeeds = sqliteTable(
  'calendar_feeds',
  {
    id: id(),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    scope: text({ enum: FEED_SCOPES }).notNull(),
    tokenHash: text().notNull().unique(),
    lastReadAt: moment(),
    revokedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('calendar_feeds_by_account').on(t.accountId),
    check('calendar_feeds_scope', oneOf('scope', FEED_SCOPES)),
  ],
)

// — Packages: faces for a client, and what the client answers ————————————————————————————————————————

export const packages = sqliteTable(
  'packages',
  {
    id: id(),
    title: text().notNull(),
    clientId: text().references(() => clients.id, { onDelete: 'set null' }),
    jobId: text().references(() => jobs.id, { onDelete: 'set null' }),
    greeting: text(),
    state: text({ enum: PACKAGE_STATES }).notNull().default('draft'),
    showsSizes: flag().notNull().default(true),
    showsFree: flag().notNull().default(true),
    showsAge: flag().notNull().default(false),
    showsCity: flag().notNull().default(false),
    showsLanguages: flag().notNull().default(false),
    showsFee: flag().notNull().default(false),
    allowsPdf: flag().notNull().default(true),
    allowsDownload: flag().notNull().default(false),
    /** faces in the preview of a link */
    showsFaces: flag().notNull().default(true),
    passcodeHash: text(),
    expiresAt: moment().notNull(),
    closedAt: moment(),
    /** rises with each change that a client can see */
    edition: integer().notNull().default(1),
    madeBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('packages_by_creation').on(t.createdAt, t.id),
    index('packages_by_state').on(t.state, t.createdAt, t.id),
    index('packages_by_client').on(t.clientId, t.createdAt),
    index('packages_by_job').on(t.jobId),
    index('packages_by_maker').on(t.madeBy),
    check('packages_state', oneOf('state', PACKAGE_STATES)),
  ],
)

export const packageEntries = sqliteTable(
  'package_entries',
  {
    id: id(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** none once the model is deleted; picks stay with the name */
    modelId: text().references(() => models.id, { onDelete: 'set null' }),
    modelName: text().notNull(),
    /** what the client sees and answers with; of a sent package it is never given again */
    number: integer().notNull(),
    /** where it stands on the page */
    position: integer().notNull(),
    roleId: text().references(() => jobRoles.id, { onDelete: 'set null' }),
    words: text(),
    feePaise: paise(),
    feeUnit: text({ enum: FEE_UNITS }).notNull().default('day'),
    /** the edition with which it came or was changed: *New* on the face */
    sinceEdition: integer().notNull().default(1),
    removedAt: moment(),
  },
  (t) => [
    uniqueIndex('package_entries_number').on(t.packageId, t.number),
    uniqueIndex('package_entries_model').on(t.packageId, t.modelId).where(sql`"removed_at" is null`),
    index('package_entries_by_model').on(t.modelId),
    index('package_entries_by_role').on(t.roleId),
    check('package_entries_fee_unit', oneOf('fee_unit', FEE_UNITS)),
  ],
)

export const packagePictures = sqliteTable(
  'package_pictures',
  {
    entryId: text()
      .notNull()
      .references(() => packageEntries.id, { onDelete: 'cascade' }),
    portfolioItemId: text()
      .notNull()
      .references(() => portfolioItems.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entryId, t.portfolioItemId] }),
    index('package_pictures_by_item').on(t.portfolioItemId),
  ],
)

export const packageLinks = sqliteTable(
  'package_links',
  {
    id: id(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    kind: text({ enum: PACKAGE_LINK_KINDS }).notNull(),
    contactId: text().references(() => contacts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    index('package_links_by_package').on(t.packageId),
    index('package_links_by_contact').on(t.contactId),
    check('package_links_kind', oneOf('kind', PACKAGE_LINK_KINDS)),
  ],
)

/** Who picks by a link. Of a person's link there is one; of a group's one for each who gave a name. */
export const packageViewers = sqliteTable(
  'package_viewers',
  {
    id: id(),
    linkId: text()
      .notNull()
      .references(() => packageLinks.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** '' for the viewer of a person's link */
    deviceKeyHash: text().notNull(),
    firstSeenAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
    /** the edition that this viewer has seen */
    seenEdition: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('package_viewers_device').on(t.linkId, t.deviceKeyHash)],
)

export const packagePicks = sqliteTable(
  'package_picks',
  {
    viewerId: text()
      .notNull()
      .references(() => packageViewers.id, { onDelete: 'cascade' }),
    entryId: text()
      .notNull()
      .references(() => packageEntries.id, { onDelete: 'cascade' }),
    /** none when only words were written */
    pick: text({ enum: PICKS }),
    words: text(),
    /** rises on the phone with each press; a lower one comes late and changes nothing */
    counter: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.viewerId, t.entryId] }),
    index('package_picks_by_entry').on(t.entryId),
    check('package_picks_pick', oneOf('pick', PICKS)),
  ],
)

/** What a client sent, pasted or said, as it was then. Never changed. */
export const packageAnswers = sqliteTable(
  'package_answers',
  {
    id: id(),
    packageId: text()
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    linkId: text().references(() => packageLinks.id, { onDelete: 'set null' }),
    viewerId: text().references(() => packageViewers.id, { onDelete: 'set null' }),
    name: text().notNull(),
    sentAt: moment().notNull(),
    via: text({ enum: PACKAGE_ANSWER_WAYS }).notNull(),
    text: text(),
    picks: text({ mode: 'json' }).$type<SentPick[]>().notNull(),
    /** when a booker looked at it */
    lookedAt: moment(),
  },
  (t) => [
    index('package_answers_by_package').on(t.packageId, t.sentAt),
    index('package_answers_by_link').on(t.linkId),
    index('package_answers_by_viewer').on(t.viewerId),
    index('package_answers_unread').on(t.sentAt).where(sql`"looked_at" is null`),
    check('package_answers_via', oneOf('via', PACKAGE_ANSWER_WAYS)),
  ],
)

// — Call sheets: what everybody on a day reads, and who has read it ——————————————————————————————————

export const callSheets = sqliteTable(
  'call_sheets',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    jobDateId: text()
      .notNull()
      .references(() => jobDates.id, { onDelete: 'cascade' }),
    /** rises with each issue; an issued one is never edited */
    number: integer().notNull(),
    state: text({ enum: SHEET_STATES }).notNull().default('draft'),
    content: text({ mode: 'json' }).$type<SheetContent>().notNull(),
    /** what differs from the number before, in one sentence */
    changes: text(),
    issuedAt: moment(),
    issuedBy: text().references(() => accounts.id, { onDelete: 'set null' }),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('call_sheets_number').on(t.jobDateId, t.number),
    index('call_sheets_by_job').on(t.jobId, t.createdAt),
    index('call_sheets_by_issuer').on(t.issuedBy),
    check('call_sheets_state', oneOf('state', SHEET_STATES)),
  ],
)

/** One recipient of a date: a talent of it, a contact, or somebody of the crew. The same link for every number. */
export const sheetLinks = sqliteTable(
  'sheet_links',
  {
    id: id(),
    jobDateId: text()
      .notNull()
      .references(() => jobDates.id, { onDelete: 'cascade' }),
    claimId: text().references(() => claims.id, { onDelete: 'cascade' }),
    contactId: text().references(() => contacts.id, { onDelete: 'set null' }),
    name: text().notNull(),
    /** what a contact or one of the crew does */
    function: text(),
    /** of the crew; a talent's and a contact's are in their own row */
    phone: text(),
    email: text(),
    tokenHash: text().notNull().unique(),
    revokedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('sheet_links_by_date').on(t.jobDateId),
    uniqueIndex('sheet_links_claim').on(t.claimId, t.jobDateId),
    index('sheet_links_by_contact').on(t.contactId),
  ],
)

/** What became of one number at one recipient. */
export const sheetReceipts = sqliteTable(
  'sheet_receipts',
  {
    id: id(),
    linkId: text()
      .notNull()
      .references(() => sheetLinks.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    sentVia: text({ enum: SHEET_WAYS }).notNull(),
    /** when its mail may be written: the issue can be undone until then */
    mailDueAt: moment(),
    /** its mail in the outbox */
    mailId: text(),
    sentAt: moment(),
    bouncedAt: moment(),
    seenAt: moment(),
    acknowledgedAt: moment(),
    reachedByPhoneAt: moment(),
    question: text(),
    askedAt: moment(),
    answer: text(),
    answeredAt: moment(),
  },
  (t) => [
    uniqueIndex('sheet_receipts_once').on(t.linkId, t.number),
    index('sheet_receipts_due').on(t.mailDueAt).where(sql`"mail_due_at" is not null`),
    index('sheet_receipts_asked').on(t.askedAt).where(sql`"asked_at" is not null and "answered_at" is null`),
    check('sheet_receipts_way', oneOf('sent_via', SHEET_WAYS)),
  ],
)

/**
 * What was said of a talent's hours on a day. Rows are added, never changed but for the confirmation: the last one counts,
 * and the ones before stay beside it.
 */
export const hourEntries = sqliteTable(
  'hour_entries',
  {
    id: id(),
    claimDateId: text()
      .notNull()
      .references(() => claimDates.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** `HH:MM` by the clocks at the agency, as it was said */
    onSet: text().notNull(),
    /** null until it is over; not after `onSet`: on the next day */
    wrapped: text(),
    breakMinutes: integer().notNull(),
    /** the booker asked for more time before the call: it counts from `onSet` */
    isEarly: flag().notNull().default(false),
    /** less breaks, and not before the call; reckoned once, by the zone that was the agency's then */
    paidMinutes: integer(),
    via: text({ enum: HOURS_VIA }).notNull(),
    saidBy: text().notNull(),
    /** why another person's hours were corrected */
    reason: text(),
    confirmedAt: moment(),
    confirmedBy: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('hour_entries_once').on(t.claimDateId, t.number),
    check('hour_entries_via', oneOf('via', HOURS_VIA)),
  ],
)

/** The link by which a client's contact on set confirms the hours of a day. */
export const voucherLinks = sqliteTable(
  'voucher_links',
  {
    id: id(),
    jobDateId: text()
      .notNull()
      .references(() => jobDates.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    revokedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [index('voucher_links_by_date').on(t.jobDateId)],
)

/** The PDF of a date's confirmed hours: one for each time that they were confirmed or corrected, all kept. */
export const voucherFiles = sqliteTable(
  'voucher_files',
  {
    id: id(),
    jobDateId: text()
      .notNull()
      .references(() => jobDates.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** of what it says, so that nothing is kept twice */
    planSha256: text().notNull(),
    sha256: text().notNull(),
    pdf: blob({ mode: 'buffer' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [uniqueIndex('voucher_files_by_number').on(t.jobDateId, t.number)],
)

// — Money ———————————————————————————————————————————————————————————————————————————————————————————

/** One row: what papers say of the agency, and what they go by. */
export const moneySettings = sqliteTable(
  'money_settings',
  {
    id: id(),
    legalName: text().notNull(),
    address: text().notNull(),
    stateCode: text(),
    registration: text({ enum: REGISTRATIONS }).notNull(),
    /** what invoices are called without registration */
    invoiceName: text({ enum: INVOICE_NAMES }).notNull().default('Invoice'),
    gstin: text(),
    pan: text(),
    lutNumber: text(),
    lutUntil: text(),
    /** from this day on papers to businesses and abroad are registered as e-invoices */
    eInvoiceFrom: text(),
    bankName: text(),
    bankHolder: text(),
    bankAccount: text(),
    bankIfsc: text(),
    upiId: text(),
    upiMaxPaise: paise().notNull(),
    prefix: text().notNull(),
    paymentDays: integer().notNull(),
    advancePercent: integer().notNull(),
    serviceChargeBp: integer().notNull(),
    /** of the agency's own charge; issuing asks for it */
    serviceChargeSac: text(),
    feeSac: text(),
    terms: text(),
    /** of the agency as a micro or small enterprise */
    udyam: text(),
    /** by which the agency pays the tax that it withholds */
    tan: text(),
    /** what a client who cancels owes, the longest time ahead first */
    cancellation: text({ mode: 'json' }).$type<CancellationStep[]>().notNull().default([]),
    version: version(),
  },
  () => [check('money_settings_registration', oneOf('registration', REGISTRATIONS))],
)

/** A rate of tax from a day on. */
export const taxCodes = sqliteTable(
  'tax_codes',
  {
    id: id(),
    sac: text().notNull(),
    name: text().notNull(),
    rateBp: integer().notNull(),
    fromDay: text().notNull(),
    /** the accountant has not looked at it yet */
    isUnchecked: flag().notNull().default(false),
  },
  (t) => [uniqueIndex('tax_codes_once').on(t.sac, t.fromDay)],
)

/** A code by which tax is withheld, from a day on: by clients from the agency, by the agency from talents. */
export const withholdingCodes = sqliteTable(
  'withholding_codes',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    rateBp: integer().notNull(),
    /** nothing is withheld up to this sum of one bill, or of a year */
    singleFromPaise: paise(),
    yearFromPaise: paise(),
    fromDay: text().notNull(),
    untilDay: text(),
    isUnchecked: flag().notNull().default(false),
  },
  (t) => [uniqueIndex('withholding_codes_once').on(t.code, t.rateBp, t.fromDay)],
)

/** To whom papers for a client are made out. */
export const clientBilling = sqliteTable('client_billing', {
  clientId: text()
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  legalName: text().notNull(),
  address: text().notNull(),
  stateCode: text(),
  gstin: text(),
  isAbroad: flag().notNull().default(false),
  version: version(),
})

/** What a job is worth beyond the fees of its talents. */
export const moneyLines = sqliteTable(
  'money_lines',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** the claim whose talent gets it as part of the fee; null: it is the agency's */
    claimId: text(),
    kind: text({ enum: LINE_KINDS }).notNull(),
    words: text().notNull(),
    quantityMilli: integer().notNull(),
    unit: text().notNull(),
    unitPaise: paise().notNull(),
    sac: text(),
    /** an expense at cost that the client asked the agency to pay: no tax on it */
    isPureAgent: flag().notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [
    index('money_lines_by_job').on(t.jobId, t.position),
    check('money_lines_kind', oneOf('kind', LINE_KINDS)),
  ],
)

/** The right to use pictures of a job, of one talent or of all: where and how long. Its fee is a line of the job's value. */
export const usages = sqliteTable(
  'usages',
  {
    id: id(),
    jobId: text()
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** the claim whose talent it is about; null: the whole job */
    claimId: text(),
    media: text({ mode: 'json' }).$type<Medium[]>().notNull(),
    territory: text().notNull(),
    fromDay: text().notNull(),
    untilDay: text().notNull(),
    exclusivity: text(),
    feePaise: paise().notNull(),
    /** the usage that follows it */
    renewedById: text(),
    /** when somebody decided not to renew it */
    letEndAt: moment(),
    version: version(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('usages_by_job').on(t.jobId, t.untilDay),
    index('usages_by_claim').on(t.claimId),
    index('usages_ending').on(t.untilDay).where(sql`renewed_by_id is null and let_end_at is null`),
    check('usages_days', sql`${t.fromDay} <= ${t.untilDay}`),
  ],
)

/** The last number of a series in a financial year, raised in the transaction that issues. */
export const paperCounters = sqliteTable(
  'paper_counters',
  {
    series: text().notNull(),
    financialYear: text().notNull(),
    last: integer().notNull(),
    lastOn: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.series, t.financialYear] })],
)

/**
 * What was issued. Triggers refuse every change but the withdrawal of a quote or a proforma and the number of the e-invoice
 * portal, and every deletion. Job and client are ids without a reference, and names are copied: a paper outlives both.
 */
export const papers = sqliteTable(
  'papers',
  {
    id: id(),
    kind: text({ enum: PAPER_KINDS }).notNull(),
    number: text().notNull().unique(),
    series: text().notNull(),
    financialYear: text().notNull(),
    issuedOn: text().notNull(),
    /** of a quote: the last day on which it can be accepted */
    dueOn: text(),
    jobId: text(),
    jobNumber: text(),
    jobTitle: text(),
    clientId: text(),
    buyerName: text().notNull(),
    seller: text({ mode: 'json' }).$type<PaperSeller>().notNull(),
    buyer: text({ mode: 'json' }).$type<PaperParty>().notNull(),
    supply: text({ enum: SUPPLIES }).notNull(),
    placeName: text(),
    placeWhy: text(),
    poNumber: text(),
    lines: text({ mode: 'json' }).$type<PaperLine[]>().notNull(),
    rates: text({ mode: 'json' }).$type<RateSum[]>().notNull(),
    taxablePaise: paise().notNull(),
    untaxedPaise: paise().notNull(),
    cgst: paise().notNull(),
    sgst: paise().notNull(),
    igst: paise().notNull(),
    roundOffPaise: paise().notNull(),
    totalPaise: paise().notNull(),
    /** of an invoice: what was received before */
    advancesPaise: paise().notNull().default(0),
    /** of a proforma: what is asked for now */
    askedPaise: paise().notNull().default(0),
    refersToId: text(),
    reason: text(),
    terms: text(),
    issuedBy: text().notNull(),
    issuedAt: moment().notNull(),
    withdrawnAt: moment(),
    searchText: text().notNull().default(''),
    /** what the e-invoice portal gave: its number, and the signed text of the QR code */
    irn: text(),
    irnQr: text(),
  },
  (t) => [
    index('papers_by_day').on(t.issuedOn, t.id, t.searchText),
    index('papers_by_client').on(t.clientId),
    // What lists and sums reckon with is in the indexes: a row of papers is long.
    index('papers_by_job').on(t.jobId, t.kind, t.issuedAt),
    index('papers_by_reference').on(t.refersToId, t.kind, t.totalPaise),
    index('papers_asking')
      .on(
        ...([t.dueOn, t.number, t.kind, t.totalPaise, t.advancesPaise] as const),
        ...([t.jobId, t.issuedAt, t.withdrawnAt, t.id] as const),
      )
      .where(sql`kind in ('proforma', 'invoice', 'debit note') and withdrawn_at is null`),
    index('papers_unregistered')
      .on(t.issuedOn)
      .where(
        sql`irn is null and kind in ('invoice', 'credit note', 'debit note') and supply <> 'without_gst'`,
      ),
    check('papers_kind', oneOf('kind', PAPER_KINDS)),
    check('papers_supply', oneOf('supply', SUPPLIES)),
  ],
)

/** That a client accepted a quote: once, and never changed. */
export const quoteAcceptances = sqliteTable(
  'quote_acceptances',
  {
    paperId: text()
      .primaryKey()
      .references(() => papers.id),
    name: text().notNull(),
    acceptedAt: moment().notNull(),
  },
  (t) => [index('quote_acceptances_by_time').on(t.acceptedAt)],
)

/** What the buyer said of a credit note on the GST portal; without a row it is unknown. */
export const creditAnswers = sqliteTable(
  'credit_answers',
  {
    paperId: text()
      .primaryKey()
      .references(() => papers.id),
    answer: text({ enum: BUYER_ANSWERS }).notNull(),
    keptBy: text().notNull(),
    keptAt: moment().notNull(),
  },
  () => [check('credit_answers_answer', oneOf('answer', BUYER_ANSWERS))],
)

/** The PDF of a paper, made once. */
export const paperFiles = sqliteTable('paper_files', {
  paperId: text()
    .primaryKey()
    .references(() => papers.id),
  sha256: text().notNull(),
  pdf: blob({ mode: 'buffer' }).notNull(),
  createdAt: moment().notNull(),
})

export const paperLinks = sqliteTable(
  'paper_links',
  {
    id: id(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    tokenHash: text().notNull().unique(),
    createdAt: moment().notNull(),
    revokedAt: moment(),
    /** when a colleague handed the text with it over, to WhatsApp, the mail program or the clipboard */
    handedAt: moment(),
    handedBy: text(),
    // Without a CHECK: an existing table cannot get one.
    handedAs: text({ enum: HANDED_AS }),
  },
  (t) => [
    index('paper_links_by_paper').on(t.paperId),
    index('paper_links_by_reminder').on(t.handedAt).where(sql`handed_as = 'reminder'`),
  ],
)

/** What a client says by a link about paying: a note, never a payment. */
export const paymentNotes = sqliteTable(
  'payment_notes',
  {
    id: id(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    reference: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('payment_notes_by_paper').on(t.paperId)],
)

export const payments = sqliteTable(
  'payments',
  {
    id: id(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    receivedOn: text().notNull(),
    amountPaise: paise().notNull(),
    /** tax that the client withheld */
    withheldPaise: paise().notNull(),
    /** the code that the client named */
    withheldCode: text(),
    way: text({ enum: PAYMENT_WAYS }).notNull(),
    reference: text(),
    /** the same in all parts of a transfer that paid several papers; null where it paid one */
    transferId: text(),
    /** when the client's certificate of the withheld tax was seen */
    certificateSeenOn: text(),
    recordedBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('payments_by_transfer').on(t.transferId).where(sql`transfer_id is not null`),
    index('payments_withheld').on(t.receivedOn).where(sql`withheld_paise > 0`),
    index('payments_by_paper').on(t.paperId, t.amountPaise, t.withheldPaise),
    check('payments_way', oneOf('way', PAYMENT_WAYS)),
    check('payments_amounts', sql`${t.amountPaise} >= 0 and ${t.withheldPaise} >= 0`),
  ],
)

/** Money that went back to a client, or that is kept as an advance for the client's next invoice. */
export const refunds = sqliteTable(
  'refunds',
  {
    id: id(),
    paperId: text()
      .notNull()
      .references(() => papers.id),
    paidOn: text().notNull(),
    amountPaise: paise().notNull(),
    /** null where it is kept as an advance */
    way: text({ enum: PAYMENT_WAYS }),
    reference: text(),
    recordedBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('refunds_by_paper').on(t.paperId),
    check('refunds_way', oneOf('way', PAYMENT_WAYS)),
    check('refunds_amount', sql`${t.amountPaise} > 0`),
  ],
)

/** One row: when talents are paid, and by which code tax is withheld from them. */
export const statementSettings = sqliteTable(
  'statement_settings',
  {
    id: id(),
    talentDue: text({ enum: TALENT_DUE }).notNull(),
    dueDays: integer().notNull(),
    /** a row of `withholding_codes`, or `none`; null while nobody said: issuing asks */
    codeId: text(),
    /** past the threshold of the year, the whole year is caught up */
    catchesUp: flag().notNull().default(true),
    version: version(),
  },
  () => [check('statement_settings_due', oneOf('talent_due', TALENT_DUE))],
)

/** The agency's commission on a talent's fee on the days of work from a day on. A talent's own comes first. */
export const commissionRules = sqliteTable(
  'commission_rules',
  {
    id: id(),
    /** null: of all who have none of their own */
    modelId: text().references(() => models.id, { onDelete: 'cascade' }),
    percentBp: integer().notNull(),
    fromDay: text().notNull(),
    untilDay: text(),
  },
  (t) => [index('commission_rules_by_model').on(t.modelId, t.fromDay)],
)

/** What statements say of a talent, and what differs from the agency's settings. */
export const talentTerms = sqliteTable('talent_terms', {
  modelId: text()
    .primaryKey()
    .references(() => models.id, { onDelete: 'cascade' }),
  pan: text(),
  gstin: text(),
  udyam: text(),
  /** a row of `withholding_codes`, or `none`; null: as the agency's */
  codeId: text(),
  version: version(),
})

/**
 * What a talent gets. A draft has its period and expenses, and is reckoned when it is read; issuing writes the rest. Triggers
 * refuse every change and deletion of an issued one. The model is an id without a reference, and the name is copied: a
 * statement outlives the model. Drafts of a removed model go with it.
 */
export const statements = sqliteTable(
  'statements',
  {
    id: id(),
    state: text({ enum: STATEMENT_STATES }).notNull(),
    modelId: text().notNull(),
    modelName: text().notNull(),
    fromDay: text().notNull(),
    toDay: text().notNull(),
    /** of a draft */
    expenses: text({ mode: 'json' }).$type<StatementExpense[]>().notNull(),
    number: text().unique(),
    series: text(),
    financialYear: text(),
    issuedOn: text(),
    seller: text({ mode: 'json' }).$type<PaperSeller>(),
    pan: text(),
    gstin: text(),
    udyam: text(),
    withheldCode: text(),
    withheldBp: integer(),
    feePaise: paise().notNull().default(0),
    commissionPaise: paise().notNull().default(0),
    sharePaise: paise().notNull().default(0),
    withheldPaise: paise().notNull().default(0),
    expensePaise: paise().notNull().default(0),
    netPaise: paise().notNull().default(0),
    issuedBy: text(),
    issuedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('statements_by_model').on(t.modelId, t.issuedOn),
    index('statements_by_day').on(t.issuedOn, t.id),
    uniqueIndex('statements_one_draft').on(t.modelId).where(sql`state = 'draft'`),
    check('statements_state', oneOf('state', STATEMENT_STATES)),
    check('statements_issued', sql`${t.state} = 'draft' or ${t.number} is not null`),
  ],
)

/** A talent's work on one job, as a paper asks for it; each is on one statement. */
export const statementLines = sqliteTable(
  'statement_lines',
  {
    id: id(),
    statementId: text()
      .notNull()
      .references(() => statements.id),
    position: integer().notNull(),
    claimId: text().notNull(),
    paperId: text().notNull(),
    title: text().notNull(),
    days: text().notNull(),
    lastDay: text().notNull(),
    made: text({ mode: 'json' }).$type<FeePart[]>().notNull(),
    feePaise: paise().notNull(),
    commissionBp: integer().notNull(),
    commissionPaise: paise().notNull(),
    sharePaise: paise().notNull(),
    withheldPaise: paise().notNull(),
    expensePaise: paise().notNull(),
    expenseWords: text().notNull(),
    netPaise: paise().notNull(),
    /** null where the talent is paid before the client has paid */
    clientPaidOn: text(),
  },
  (t) => [
    index('statement_lines_by_statement').on(t.statementId, t.position),
    uniqueIndex('statement_lines_once').on(t.claimId, t.paperId),
  ],
)

/** The PDF of a statement, made once. */
export const statementFiles = sqliteTable('statement_files', {
  statementId: text()
    .primaryKey()
    .references(() => statements.id),
  sha256: text().notNull(),
  pdf: blob({ mode: 'buffer' }).notNull(),
  createdAt: moment().notNull(),
})

/** That a statement was paid to its talent, as a whole. */
export const payouts = sqliteTable(
  'payouts',
  {
    id: id(),
    statementId: text()
      .notNull()
      .unique()
      .references(() => statements.id),
    paidOn: text().notNull(),
    amountPaise: paise().notNull(),
    way: text({ enum: PAYMENT_WAYS }).notNull(),
    reference: text(),
    recordedBy: text().notNull(),
    createdAt: moment().notNull(),
  },
  () => [check('payouts_way', oneOf('way', PAYMENT_WAYS))],
)
