import { lookup } from 'node:dns/promises'
import {
  type MailServer,
  SECRET_FIELDS,
  type Secret,
  type SecretSection,
} from '../../../../shared/agency/serverSettings'
import type { TestMail } from '../../../../shared/system'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { invalid, notFound } from '../../../core/errors'
import {
  answerOf,
  senderOf as configuredSender,
  type SmtpTransport,
  smtpTransport,
} from '../../../core/mail/transport'
import { decrypt, encrypt } from '../../../core/security/secrets'
import { newTestMail } from '../mail/service'
import * as repository from './server.repository'
import { isMailAddress, NO_MAIL_ADDRESS, secretSection, senderOf, smtpUrl } from './server.rules'

const ANSWER_MS = 20_000

type Keeper = Pick<AppContext, 'db' | 'secrets'>

function readSecret({ db, secrets }: Keeper, section: SecretSection): string | null {
  const stored = repository.findSecret(db, section)
  return stored && decrypt(secrets.stored, stored.sealed)
}

/** The text of each stored secret; null where there is none or it was encrypted with another key. */
export const readSecrets = (app: Keeper): Record<SecretSection, string | null> => ({
  mailServer: readSecret(app, 'mailServer'),
  socialSignIn: readSecret(app, 'socialSignIn'),
})

/** A stored secret as its form gets it: never its text. */
function stateOf(app: Keeper, section: SecretSection): Secret {
  const stored = repository.findSecret(app.db, section)
  if (!stored) return { state: 'none' }
  return { state: 'kept', at: stored.at, isReadable: readSecret(app, section) !== null }
}

/** A section's value with the state of its secret, which the stored section does not contain. */
export function withSecretState<Value extends object>(app: Keeper, section: string, value: Value): Value {
  const of = secretSection(section)
  return of === null ? value : { ...value, [SECRET_FIELDS[of]]: stateOf(app, of) }
}

/** What a form sent; a secret that it keeps is the stored one, if there is one. */
export function withKeptSecret<Sent extends { section: string }>(app: Keeper, sent: Sent): Sent {
  const of = secretSection(sent.section)
  const isKept = of !== null && (Reflect.get(sent, SECRET_FIELDS[of]) as Secret).state === 'kept'
  return isKept ? withSecretState(app, sent.section, sent) : sent
}

/** Stores or removes the secret of a section as its form says. Returns the name of the field if that changed it. */
export function keepSecret(
  { db, secrets, clock }: Keeper & Pick<AppContext, 'clock'>,
  section: string,
  value: object,
): string | null {
  const of = secretSection(section)
  if (of === null) return null
  const field = SECRET_FIELDS[of]
  const given = Reflect.get(value, field) as Secret
  if (given.state === 'kept') return null
  if (given.state === 'none') return repository.removeSecret(db, of).changes > 0 ? field : null
  repository.writeSecret(db, of, { sealed: encrypt(secrets.stored, given.text), at: clock().toISOString() })
  return field
}

/** The server that a form names. Refuses addresses that no mail server has; throws 429 after 20 tries in an hour. */
async function openServer(ctx: SignedInContext & Keeper, given: MailServer): Promise<SmtpTransport> {
  await ctx.limits.count('mailServer', ctx.session.account.id)
  // A name that is not found is left to the connection, which says so.
  const found = await lookup(given.host, { all: true }).catch(() => [])
  if (!found.every(({ address }) => isMailAddress(address))) throw invalid('host', NO_MAIL_ADDRESS)
  const { password } = given
  const text =
    password.state === 'new' ? password.text : password.state === 'kept' ? readSecret(ctx, 'mailServer') : ''
  return smtpTransport(smtpUrl(given, text ?? ''), senderOf(given) ?? '', publicUrl(ctx.config))
}

/** What the server answers; its connection is closed. */
async function ask(server: SmtpTransport, question: () => Promise<string>) {
  try {
    return await answerOf(server, question, ANSWER_MS)
  } finally {
    server.close()
  }
}

/** Sends a test by a mail server that is not saved yet to the caller, and returns its answer. */
export async function testServer(ctx: SignedInContext, given: MailServer): Promise<TestMail> {
  const { email } = ctx.session.account
  if (email === null) throw notFound('Email address')
  const server = await openServer(ctx, given)
  const mail = newTestMail(ctx.config, email)
  return { to: mail.recipient, ...(await ask(server, () => server.send(mail))) }
}

/** Signs in to a mail server. Throws 400 with its answer, at no field, when it refuses or does not answer. */
export async function requireAnswer(ctx: SignedInContext, given: MailServer): Promise<void> {
  const server = await openServer(ctx, given)
  const { isSent, answer } = await ask(server, async () => {
    await server.check()
    return ''
  })
  if (!isSent) throw invalid('answer', answer)
}

/** Of which the notices of a change get a first try: whoever changed the server may read what the new one is given. */
export const FORMER_MS = 60_000

/** The mail server until now; null where mails were written as files. */
export const formerServer = ({ config }: Pick<AppContext, 'config'>) =>
  config.SMTP_URL ? smtpTransport(config.SMTP_URL, configuredSender(config), publicUrl(config)) : null
