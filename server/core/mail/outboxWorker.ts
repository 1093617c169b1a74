import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import type { Config } from '../config'
import { type Db, pauseWhenBusy, transaction } from '../db/database'
import type { Monitor } from '../monitor'
import { maskContacts, maskEmail, maskEmails } from '../security/redact'
import { beginTry, dueMails, markFailed, markSent } from './outbox'

type MailMessage = ReturnType<typeof dueMails>[number]
type Sendable = Pick<MailMessage, 'id' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'html'> & {
  calendar?: string | null
}
/**
 * `send` resolves to the mail server's answer. `secrets` are its credentials in each form that a server may
 * repeat.
 */
export type Transport = { send(mail: Sendable): Promise<string>; close(): void; secrets: readonly string[] }

/** Sends by SMTP_URL, or writes files into the folder `outbox` beside the database. */
export function createTransport(config: Config, log: Logger): Transport {
  const from = config.MAIL_FROM ?? 'Agency <no-reply@agency.local>'
  return config.SMTP_URL
    ? smtpTransport(config.SMTP_URL, from)
    : fileTransport(join(config.dataDir, 'outbox'), from, log)
}

/** Sends by SMTP with timeouts everywhere, so that a silent server blocks nothing for long. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send(mail) {
      const { response } = await smtp.sendMail({ ...envelope(mail, from) })
      return response
    },
    close: () => smtp.close(),
    secrets: secretsOf(smtp.options.auth),
  }
}

function secretsOf({ user = '', pass = '' }: { user?: string; pass?: string } = {}): string[] {
  if (pass === '') return []
  const sent = [`\0${user}\0${pass}`, pass].map((each) => Buffer.from(each).toString('base64'))
  return [...sent, pass]
}

/** Writes each mail as an `.eml` file into `folder`. */
export function fileTransport(folder: string, from: string, log: Logger): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await composer.sendMail(envelope(mail, from))
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(file, message as Buffer, { mode: 0o600 })
      log.info(
        { recipient: maskEmail(mail.recipient), subject: maskContacts(mail.subject) },
        'mail written to the outbox folder',
      )
      return `Written to ${file}`
    },
    close() {},
    secrets: [],
  }
}

const calendarAttachment = (content: string) => ({
  filename: 'dates.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
})

const envelope = (mail: Sendable, from: string) => ({
  from,
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  ...(mail.html ? { html: mail.html } : {}),
  ...(mail.calendar ? { attachments: [calendarAttachment(mail.calendar)] } : {}),
  messageId: `<${mail.id}@${from.split('@')[1]?.replace(/[^\w.-]/g, '') ?? 'localhost'}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})

const REASON_MAX = 300

const ANSWER_MAX = 1_000

/** Removes this site's credentials from a mail server's answer. */
const withoutSecrets = (text: string, secrets: readonly string[]) =>
  secrets.reduce((open, secret) => open.replaceAll(secret, '…'), text)

function failureText(error: unknown): string {
  // The message of a failed query is the query.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } =
    cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: `${cause}` }
  return code && !message.includes(code) ? `${code}: ${message}` : message
}

/**
 * Why a mail was not sent, as one line with the error code and the server's answer, without addresses and
 * secrets (S36).
 */
function reasonOf(error: unknown, secrets: readonly string[]): string {
  const line = maskEmails(withoutSecrets(failureText(error), secrets))
    .replace(/\s+/g, ' ')
    .trim()
  return [...line].slice(0, REASON_MAX).join('')
}

/** nodemailer names the refused command. */
const isRecipients = (error: unknown) =>
  error instanceof Error && 'command' in error && error.command === 'RCPT TO'

/**
 * Sends one mail at once, past the queue, and returns the server's answer without secrets. Waits at most `ms`
 * milliseconds. Never throws.
 */
export async function sendDirectly(
  transport: Transport,
  mail: Sendable,
  ms: number,
): Promise<{ isSent: boolean; answer: string }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} seconds`)), ms)
  })
  const say = (text: string) => [...withoutSecrets(text, transport.secrets)].slice(0, ANSWER_MAX).join('')
  try {
    return { isSent: true, answer: say(await Promise.race([transport.send(mail), late])) }
  } catch (error) {
    return { isSent: false, answer: say(failureText(error)) }
  } finally {
    clearTimeout(timer)
  }
}

const EVERY_MS = 2_000
const BATCH = 20
const GIVE_UP_MS = 72 * 60 * 60_000
// At most an hour, so that mail resumes soon after the server recovers.
const BACKOFF_MS = [1, 5, 15, 60].map((minutes) => minutes * 60_000)

/** The next try after `tries` failures; null 72 hours after `createdAt` (R11). */
export function nextTry(tries: number, createdAt: Date, now: Date): Date | null {
  const wait = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0
  const next = new Date(now.getTime() + wait)
  return next.getTime() - createdAt.getTime() > GIVE_UP_MS ? null : next
}

/** Sends due mails every two seconds, one at a time; failed ones are retried later. */
export function startOutboxWorker(
  db: Db,
  transport: Transport,
  clock: () => Date,
  log: Logger,
  recordError: Monitor['recordError'] = () => {},
) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round: Promise<void> = Promise.resolve()

  const deliver = async (mail: MailMessage) => {
    const now = clock()
    const next = nextTry(mail.tries, new Date(mail.createdAt), now)
    const { changes } = transaction(db, () => beginTry(db, mail.id, next, now))
    // Removed since the turn began.
    if (changes === 0) return
    try {
      await transport.send(mail)
      markSent(db, mail.id, clock())
    } catch (error) {
      const reason = reasonOf(error, transport.secrets)
      markFailed(db, mail.id, { reason, isRecipients: isRecipients(error) }, clock())
      log.warn(
        { mail: mail.id, recipient: maskEmail(mail.recipient), reason, givenUp: next === null },
        'mail not sent',
      )
    }
  }
  const turn = async () => {
    for (const mail of dueMails(db, clock(), BATCH)) {
      if (stopped) return
      await deliver(mail)
    }
  }
  const schedule = () => {
    timer = setTimeout(() => {
      round = turn()
        .catch((error) => {
          pauseWhenBusy(db, error)
          log.error({ err: error }, 'the outbox could not be read')
          recordError(error, 'mail queue')
        })
        .finally(() => {
          if (!stopped) schedule()
        })
    }, EVERY_MS)
    timer.unref()
  }
  schedule()
  return {
    /** Delivers due mails now; for tests. */
    deliverNow: turn,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.race([round, new Promise((done) => setTimeout(done, 3_000).unref())])
      transport.close()
    },
  }
}
