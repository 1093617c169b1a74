import { type Agency, agency, emptyAgency, setAgency } from '../../../../shared/agency'
import {
  type AgencySection,
  type AgencySettings,
  agencySections,
  type EditedSection,
  type Notice,
  type SectionChange,
  type SectionRecord,
  type SectionSave,
} from '../../../../shared/agency/agencySettings'
import { isLegalText } from '../../../../shared/agency/legalTexts'
import { RETENTION_MAX } from '../../../../shared/agency/retention'
import type { MailServer } from '../../../../shared/agency/serverSettings'
import { localDay } from '../../../../shared/format'
import type { TestMail } from '../../../../shared/system'
import type { AppContext, SignedInContext } from '../../../core/context'
import { type Db, transaction } from '../../../core/db/database'
import { invalid } from '../../../core/errors'
import { sendAtOnce } from '../../../core/mail/outboxWorker'
import { audit } from '../../../core/security/audit'
import { takeOverSettings } from '../../../core/settableConfig'
import { COUNTRIES } from '../../../core/text/phones'
import { refuseStale, versionOf } from '../../../core/versions'
import { readSuperadmins } from '../../access/accounts/repository'
import { noteDangerous } from '../../access/accounts/sessionProof.service'
import { removeFiles } from '../../media/store/service'
import { raiseNoticeVersion, writeChangedOn } from '../legalTexts/repository'
import { TEMPLATES_ONLY } from '../legalTexts/rules'
import { writeMailTested } from '../mail/repository'
import { retryAllMails, sendTestMail, sendTestTo } from '../mail/service'
import { dropPortraits, keepPictures, withoutLostPortraits } from '../pictures/service'
import * as repository from './repository'
import { asKept, changedFields, signInAddresses } from './rules'
import { locksOf, mailProblem, problemOf, secretSection, variablesOf, withoutSecret } from './server.rules'
import {
  FORMER_MS,
  formerServer,
  keepSecret,
  readSecrets,
  requireAnswer,
  testServer,
  withKeptSecret,
  withSecretState,
} from './server.service'

const { name, line, description, since, city, ...sections } = emptyAgency
const defaults: AgencySettings = {
  ...sections,
  agency: { name, line, description, since, city },
  mails: { booking: [], enquiry: [], application: [], opportunity: [], talent: [] },
  slides: { slides: [] },
  ...TEMPLATES_ONLY,
  mailServer: {
    ...{ host: '', port: 465, security: 'tls', user: '', password: { state: 'none' } },
    ...{ senderName: '', senderAddress: '' },
  },
  socialSignIn: { googleClientId: '', facebookAppId: '', facebookAppSecret: { state: 'none' } },
  privacy: { clarityProject: '', ...RETENTION_MAX },
}

type Reader = Pick<AppContext, 'db' | 'log' | 'config' | 'secrets'>

/** The stored value of a section; its default where there is none, and with a log line where this release cannot read it. */
export function readSection<Section extends AgencySection>(
  { db, log }: Pick<AppContext, 'db' | 'log'>,
  section: Section,
): AgencySettings[Section] {
  const stored = repository.findSection(db, section)
  if (stored === undefined) return defaults[section]
  try {
    return agencySections[section].parse(JSON.parse(stored)) as AgencySettings[Section]
  } catch (error) {
    log.error({ err: error, section }, 'these settings cannot be read: their defaults are used')
    return defaults[section]
  }
}

/** Reads the settings from the database into memory: at the start and after each save. */
export function loadAgency(app: Reader): void {
  const names = Object.keys(sections) as (keyof typeof sections)[]
  const read = Object.fromEntries(names.map((section) => [section, readSection(app, section)]))
  setAgency({ ...readSection(app, 'agency'), ...(read as typeof sections) })
  const own = {
    mailServer: readSection(app, 'mailServer'),
    socialSignIn: readSection(app, 'socialSignIn'),
    privacy: readSection(app, 'privacy'),
  }
  takeOverSettings(app.config, variablesOf(own, readSecrets(app)))
}

/** Stores the sections that have no row yet. */
export function storeAgency(db: Db, { name, line, description, since, city, ...rest }: Agency): void {
  const given = { agency: { name, line, description, since, city }, ...rest }
  for (const section of Object.keys(given) as (keyof typeof given)[])
    repository.insertSection(db, section, given[section])
}

/** The slides that the agency has chosen for its home page; undefined before it has saved any. */
export const readChosenSlides = (app: Pick<AppContext, 'db' | 'log'>) =>
  repository.findSection(app.db, 'slides') === undefined ? undefined : readSection(app, 'slides').slides

/** A section for its form, as it is stored, with what the environment says instead. */
export function readForForm(app: Reader, { section }: { section: EditedSection }): SectionRecord {
  const isUnsavedSlides = section === 'slides' && readChosenSlides(app) === undefined
  const stored = isUnsavedSlides ? repository.slidesSoFar(app.db) : readSection(app, section)
  const value = withSecretState(app, section, stored)
  const addresses = section === 'socialSignIn' ? signInAddresses(app.config) : {}
  const countries = section === 'region' ? COUNTRIES : []
  const locked = locksOf(app.config, section)
  return { section, value, version: versionOf(value), locked, addresses, countries }
}

/** The last twenty saves of a section, the latest first. */
export const listChanges = (
  { db }: Pick<AppContext, 'db'>,
  { section }: { section: EditedSection },
): SectionChange[] =>
  repository.listChanges(db, section).map(({ number, at, by, changed, before }) => {
    // Without its secret a section cannot be brought back.
    const read = secretSection(section) ? null : agencySections[section].safeParse(JSON.parse(before)).data
    const left = read && 'leads' in read ? withoutLostPortraits(db, read) : read
    return { number, at, by, changed: changed.split(','), before: left ?? null }
  })

/**
 * Stores a section; pages, mails and documents then contain it. The audit line names the changed fields. Throws 409 for
 * a stale version, 400 for a picture that is not the agency's.
 */
export function save(
  ctx: SignedInContext,
  { version, unchecked: _, isNewNotice, ...sent }: SectionSave,
  note: (now: Date, detail: string) => void = (now, detail) =>
    audit(ctx.db, now, 'agency settings changed', ctx.session.account, undefined, detail),
): SectionRecord {
  let dropped: string[] = []
  const saved = transaction(ctx.db, () => {
    const { section, ...given } = withKeptSecret(ctx, sent)
    const before = readForForm(ctx, { section })
    refuseStale(version, before.version)
    const problem = problemOf({ section, ...given } as SectionSave, before)
    if (problem) throw invalid(problem.field, problem.message)
    if ('leads' in given && 'leads' in before.value) dropped = dropPortraits(ctx, before.value, given)
    const value = keepPictures(ctx, asKept(given))
    const next = withoutSecret(section, value)
    const secret = keepSecret(ctx, section, value)
    const changed = [...changedFields(before.value, next), ...(secret === null ? [] : [secret])]
    if (changed.length === 0) return before
    repository.writeSection(ctx.db, section, next)
    const now = ctx.clock()
    if (isLegalText(section)) writeChangedOn(ctx.db, section, localDay(now))
    const isRaised = section === 'privacyText' && isNewNotice
    if (isRaised) raiseNoticeVersion(ctx.db, localDay(now))
    repository.insertChange(ctx.db, section, {
      before: JSON.stringify(withoutSecret(section, before.value)),
      changed: changed.join(','),
      at: now.toISOString(),
      by: ctx.session.account.name,
    })
    const auditWords = isRaised ? [...changed, 'new version of the notice'] : changed
    note(now, `${section}: ${auditWords.join(', ')}`)
    return readForForm(ctx, { section })
  })
  loadAgency(ctx)
  void removeFiles(ctx, dropped)
  return saved
}

/** A mail server as its form sent it, if nothing is wrong with it. Throws 400. */
function soundServer(ctx: SignedInContext, given: MailServer): MailServer {
  const { value, locked } = readForForm(ctx, { section: 'mailServer' })
  const sent = withKeptSecret(ctx, { ...given, section: 'mailServer' })
  const problem = mailProblem(sent, value as MailServer, locked)
  if (problem) throw invalid(problem.field, problem.message)
  return sent
}

/**
 * Stores a section of the server as `save`, and tells the other superadmins. A mail server has to answer first, unless
 * its form says otherwise; then waiting mails are tried at once.
 */
export async function saveServer(ctx: SignedInContext, given: SectionSave): Promise<SectionRecord> {
  const what = 'agency settings changed'
  if (given.section !== 'mailServer')
    return save(ctx, given, (now, detail) => noteDangerous(ctx, now, { what, detail }))
  const server = soundServer(ctx, given)
  const isOwn = server.host !== '' && !ctx.config.fromEnvironment.has('SMTP_URL')
  const isChecked = isOwn && !given.unchecked
  if (isChecked) await requireAnswer(ctx, server)
  const former = formerServer(ctx)
  let notices: string[] = []
  const saved = save(ctx, given, (now, detail) => {
    notices = noteDangerous(ctx, now, { what, detail }, former ? new Date(now.getTime() + FORMER_MS) : now)
  })
  if (former) void sendAtOnce(ctx, former, notices).finally(() => former.close())
  if (isChecked) writeMailTested(ctx.db, ctx.clock().toISOString())
  retryAllMails(ctx)
  return saved
}

/** Sends the caller a test by the mail server of a form, or of the environment. Throws 400 for an incomplete one. */
export async function testMailServer(ctx: SignedInContext, given: MailServer): Promise<TestMail> {
  if (ctx.config.fromEnvironment.has('SMTP_URL')) return sendTestMail(ctx)
  const server = soundServer(ctx, given)
  if (server.host === '') throw invalid('host', 'Enter the server')
  return testServer(ctx, server)
}

/** The address of `contact` that gets a notice without named recipients. */
const USUAL = {
  booking: 'bookings',
  opportunity: 'bookings',
  enquiry: 'email',
  application: 'email',
  talent: 'email',
} as const satisfies Record<Notice, 'bookings' | 'email'>

/**
 * Whom the server writes about what arrived: those named in the settings, else the agency's address for it, else its
 * other address, else the superadmins.
 */
export function recipientsOf({ db, log }: Pick<AppContext, 'db' | 'log'>, notice: Notice): string[] {
  const named = readSection({ db, log }, 'mails')[notice]
  if (named.length > 0) return named
  const { email, bookings } = agency.contact
  const address = agency.contact[USUAL[notice]] || email || bookings
  return address ? [address] : readSuperadmins(db).map((each) => each.email)
}

/** Sends a test to all recipients of a notice, at once and past the queue, and returns the mail server's answers. */
export const sendTest = (ctx: SignedInContext, { notice }: { notice: Notice }): Promise<TestMail[]> =>
  Promise.all(recipientsOf(ctx, notice).map((recipient) => sendTestTo(ctx, recipient)))
