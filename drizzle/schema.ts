import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import {
  APPLICATION_STATUSES,
  AVAILABILITIES,
  BOOKING_STATUSES,
  ENQUIRY_STATUSES,
  ENQUIRY_SUBJECTS,
  EXPERIENCE_LEVELS,
  GENDERS,
  MEDIA_KINDS,
  PICTURE_TYPES,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  ROLES,
  SHOOT_NATURES,
  SUBMISSION_STATUSES,
} from '../shared/lists'

// Column names are snake_case in the file (drizzle `casing`). Moments are ISO 8601 text in UTC, days are
// YYYY-MM-DD text: both sort as text and read the same in every tool. Lists and rules of uniqueness are
// repeated as CHECK and UNIQUE, so that no code path can store what the product does not know (R5).

const oneOf = (column: string, list: readonly string[]) =>
  sql.raw(`"${column}" in (${list.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ')})`)
const id = () => text().primaryKey()
const moment = () => text()
const flag = () => integer({ mode: 'boolean' })
const version = () => integer().notNull().default(1)

// — Accounts ————————————————————————————————————————————————————————————————————————————————————————

export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    role: text({ enum: ROLES }).notNull(),
    name: text().notNull(),
    /** lower case */
    email: text().unique(),
    /** E.164 */
    phone: text().unique(),
    passwordHash: text(),
    emailVerifiedAt: moment(),
    deactivatedAt: moment(),
    noticeVersion: text(),
    /** of who works here, to tell accounts that nobody uses: sessions go a month after their end */
    lastSeenAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('accounts_role', oneOf('role', ROLES)),
    check('accounts_reachable', sql`${t.email} is not null or ${t.phone} is not null`),
    index('accounts_by_role').on(t.role, t.createdAt),
  ],
)

/** A social identity: the issuer's own subject, never the e-mail (S9). */
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
  },
  (t) => [
    index('sessions_by_account').on(t.accountId, t.endedAt),
    index('sessions_by_expiry').on(t.expiresAt),
  ],
)

/** Links that work once: a password reset, an invitation. Only the SHA-256 of the token is kept (S7). */
export const oneTimeTokens = sqliteTable(
  'one_time_tokens',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: ['reset', 'invite-talent', 'invite-agency'] }).notNull(),
    accountId: text().references(() => accounts.id, { onDelete: 'cascade' }),
    modelId: text().references(() => models.id, { onDelete: 'cascade' }),
    applicationId: text(),
    email: text(),
    role: text({ enum: ROLES }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('one_time_tokens_by_account').on(t.accountId, t.purpose),
    index('one_time_tokens_by_model').on(t.modelId),
    index('one_time_tokens_by_expiry').on(t.expiresAt),
  ],
)

// — Models ——————————————————————————————————————————————————————————————————————————————————————————

export const models = sqliteTable(
  'models',
  {
    /** Its place in the roster's order and the key of the search index; never shown. */
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
    /** as the agency typed it; counts only while there is no date of birth */
    statedAge: integer(),
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
    /** as given, e.g. `5ft 11in`, `70 kg`; the numbers beside them are what was understood */
    height: text(),
    heightCm: integer(),
    weight: text(),
    weightKg: integer(),
    /** inches; null means not known */
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
    /** assigned = on this agency's roster */
    isActive: flag().notNull().default(false),
    isFeatured: flag().notNull().default(false),
    step1At: moment(),
    step2At: moment(),
    step3At: moment(),
    step4At: moment(),
    step5At: moment(),
    /** when all five steps were done, or the agency made the profile itself */
    onboardedAt: moment(),
    viewCount: integer().notNull().default(0),
    /** folded stage name, name, e-mail and city, for the agency's own search */
    searchText: text().notNull().default(''),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    version: version(),
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
 * The public roster, ready to be served: one row for each model that everybody may see, written by
 * `roster/service` in the transaction of every change and by nothing else. `entry` is the public view as JSON
 * without the age, which is counted from `birthDate` on the day of the request.
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
    /** the same in the specification's spelling, for the public API; null in rows older than this column */
    restEntry: text(),
  },
  (t) => [
    index('roster_by_name').on(sql`${t.stageName} collate nocase`, t.number, t.id, t.city, t.availability),
    index('roster_by_gender').on(t.gender, t.cityKey, t.number),
    index('roster_by_city').on(t.cityKey, t.number),
    index('roster_by_featured').on(t.isFeatured, t.number),
  ],
)

/** The roster by type of work, carrying the other filters so that one index answers all three. */
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

/** Who left: answers 410 at their old address. The slug only as a hash, because the person asked to be forgotten. */
export const formerModels = sqliteTable('former_models', {
  id: id(),
  slugHash: text().unique(),
  leftAt: moment().notNull(),
})

/** One row a visitor, model and day; the visitor only as a hash with a salt thrown away after the day. */
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
    /** random, and the folder's name in the store */
    id: id(),
    kind: text({ enum: MEDIA_KINDS }).notNull(),
    contentType: text().notNull(),
    /** of all stored files together */
    bytes: integer().notNull(),
    width: integer(),
    height: integer(),
    thumbhash: text(),
    widths: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
    /** the client's file name, cleaned, only ever shown */
    originalName: text().notNull(),
    isPublic: flag().notNull(),
    ownerId: text().references(() => accounts.id, { onDelete: 'set null' }),
    /** a hash of the address of an anonymous uploader, for the hourly cap; forgotten after that hour */
    uploader: text(),
    createdAt: moment().notNull(),
    /** null until an application, a portfolio or a project uses it */
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
    /** a picture elsewhere, given by its address; never fetched by us */
    externalUrl: text(),
    type: text({ enum: PICTURE_TYPES }).notNull(),
    isLocked: flag().notNull().default(false),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('portfolio_items_by_model').on(t.modelId, t.position),
    uniqueIndex('portfolio_items_by_media').on(t.mediaId),
    check('portfolio_items_type', oneOf('type', PICTURE_TYPES)),
    check('portfolio_items_source', sql`(${t.mediaId} is null) <> (${t.externalUrl} is null)`),
    // S26: whatever was asked, these are never open
    check(
      'portfolio_items_intimate',
      sql`${t.isLocked} = 1 or (${t.type} not like 'nude%' and ${t.type} not like 'bikini%')`,
    ),
  ],
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
    version: version(),
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
    version: version(),
  },
  (t) => [
    index('opportunities_open').on(t.closedAt, t.postedAt),
    index('opportunities_by_project').on(t.projectId),
  ],
)

/** A model's application to an opportunity (not to be confused with `applications`, who want to join). */
export const submissions = sqliteTable(
  'submissions',
  {
    id: id(),
    opportunityId: text()
      .notNull()
      .references(() => opportunities.id, { onDelete: 'cascade' }),
    modelId: text()
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    status: text({ enum: SUBMISSION_STATUSES }).notNull().default('pending'),
    notes: text(),
    decisionNote: text(),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('submissions_once').on(t.modelId, t.opportunityId),
    index('submissions_by_opportunity').on(t.opportunityId),
    check('submissions_status', oneOf('status', SUBMISSION_STATUSES)),
  ],
)

// — What visitors send ——————————————————————————————————————————————————————————————————————————————

export const enquiries = sqliteTable(
  'enquiries',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text({ enum: ENQUIRY_SUBJECTS }).notNull(),
    message: text().notNull(),
    status: text({ enum: ENQUIRY_STATUSES }).notNull().default('pending'),
    isSpam: flag().notNull().default(false),
    noticeVersion: text(),
    searchText: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    // The search's text rides along: a search reads this index and not the rows with their long messages.
    index('enquiries_by_creation').on(t.createdAt, t.id, t.searchText),
    index('enquiries_by_status').on(t.status, t.isSpam, t.createdAt),
    check('enquiries_subject', oneOf('subject', ENQUIRY_SUBJECTS)),
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
    /** kept, because the booking outlives the model's account */
    modelName: text().notNull(),
    workType: text().notNull(),
    dateRequired: text().notNull(),
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

export const applications = sqliteTable(
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
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('pending'),
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
    check('applications_status', oneOf('status', APPLICATION_STATUSES)),
    check('applications_adult', sql`${t.age} >= 18`),
  ],
)

export const applicationFiles = sqliteTable(
  'application_files',
  {
    applicationId: text()
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
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
    /** SHA-256 of the token in the first mail's link; itself the token of the links that go out with the list */
    tokenHash: text().notNull().unique(),
    noticeVersion: text(),
    consentedAt: moment().notNull(),
    removedAt: moment(),
    isSpam: flag().notNull().default(false),
  },
  (t) => [index('subscribers_newest').on(t.removedAt, t.consentedAt, t.email)],
)

// — The house ———————————————————————————————————————————————————————————————————————————————————————

/** Mail waiting to go, written with the row it tells about (R11). */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text(),
    createdAt: moment().notNull(),
    /** null when sent or given up */
    nextTryAt: moment(),
    tries: integer().notNull().default(0),
    sentAt: moment(),
    lastError: text(),
  },
  (t) => [index('outbox_due').on(t.nextTryAt)],
)

/** The same key and body give the same answer again; another body is refused (R12). */
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

/** Attempts in a window of time, kept by rate-limiter-flexible (hence its column names): a restart forgives nothing (S5). */
export const rateLimits = sqliteTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: integer(),
})

/** Append-only: two triggers refuse every update and delete (S37). */
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
  },
  (t) => [
    index('audit_events_by_action').on(t.action, t.number),
    index('audit_events_by_actor').on(t.actorId, t.number),
  ],
)

/** Small facts of the installation: when demo data was made, when a job last ran. */
export const settings = sqliteTable('settings', { key: text().primaryKey(), value: text().notNull() })
