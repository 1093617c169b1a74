import { type Page, pageOf } from '../../../../shared/paging'
import type { GivenUpMail, GivenUpMailsPage, TestMail } from '../../../../shared/system'
import { publicUrl } from '../../../core/config'
import type { AppContext, SignedInContext } from '../../../core/context'
import { newId } from '../../../core/db/ids'
import { notFound } from '../../../core/errors'
import { endFailing } from '../../../core/mail/outbox'
import { sendDirectly } from '../../../core/mail/transport'
import { testMail } from '../../../emails/system'
import * as repository from './repository'

const TEST_MAIL_MS = 20_000

/** One page of the mails that were given up, the latest first. */
export function listGivenUpMails({ db }: Pick<AppContext, 'db'>, given: GivenUpMailsPage): Page<GivenUpMail> {
  const { page, limit } = given
  const items = repository.pageOfGivenUp(db, limit, (page - 1) * limit)
  return pageOf(items, repository.countGivenUp(db), limit)
}

/**
 * Sends a mail to the signed-in superadmin at once, past the queue, and returns the mail server's answer. Waits at most
 * 20 seconds. Throws notFound when the account has no address.
 */
export async function sendTestMail(ctx: SignedInContext): Promise<TestMail> {
  const { email } = ctx.session.account
  if (email === null) throw notFound('Email address')
  return sendTestTo(ctx, email)
}

/** A test for one address, which is sent past the queue. */
export function newTestMail(config: AppContext['config'], recipient: string) {
  const { to, subject, text } = testMail(recipient, publicUrl(config))
  return { id: newId(), recipient: to, replyTo: null, subject, text, look: null }
}

/** Sends a test to one address, as `sendTestMail`. */
export async function sendTestTo(
  { db, clock, config, transport }: Pick<AppContext, 'db' | 'clock' | 'config' | 'transport'>,
  recipient: string,
): Promise<TestMail> {
  const mail = newTestMail(config, recipient)
  const sent = await sendDirectly(transport, mail, TEST_MAIL_MS)
  if (sent.isSent) endFailing(db)
  // Without a mail server, mails are only files.
  if (sent.isSent && config.SMTP_URL) repository.writeMailTested(db, clock().toISOString())
  return { to: mail.recipient, ...sent }
}

/** Tries every waiting mail that has failed again at once, and forgets how often it failed; how many there are. */
export const retryAllMails = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): { count: number } => ({
  count: repository.retryWaiting(db, clock().toISOString()),
})

/** Retries a given-up mail. Throws notFound when it does not exist or has no text. */
export function retryGivenUpMail({ db, clock }: Pick<AppContext, 'db' | 'clock'>, { id }: { id: string }) {
  if (!repository.retryGivenUp(db, id, clock().toISOString())) throw notFound('Mail')
}

/** Takes a mail that was given up off the list. Throws notFound. */
export function removeGivenUpMail({ db }: Pick<AppContext, 'db'>, { id }: { id: string }) {
  if (repository.removeGivenUp(db, id) === 0) throw notFound('Mail')
}

/** Takes all mails that were given up off the list; how many there were. */
export const removeAllGivenUpMails = ({ db }: Pick<AppContext, 'db'>): { count: number } => ({
  count: repository.removeGivenUp(db),
})
