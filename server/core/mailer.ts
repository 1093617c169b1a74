import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { type Db, sharedTransaction } from './database'
import { maskContacts, maskEmail, maskEmails } from './masking'
import { beginTry, dueMails, markFailed, markSent } from './outbox'

type Letter = ReturnType<typeof dueMails>[number]
/** `secrets`: what it signs in with, in each way that a mail server may repeat it. */
export type Transport = { send(letter: Letter): Promise<void>; close(): void; secrets: readonly string[] }

/** Sends through an SMTP server, with bounds on every wait so that a silent one delays nobody for long. */
export function smtpTransport(url: string, from: string): Transport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send(letter) {
      await smtp.sendMail({ ...envelope(letter, from) })
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

/** Without an SMTP server every mail becomes an `.eml` file in `folder` that any mail program opens (contract). */
export function fileTransport(folder: string, from: string, log: Logger): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      await mkdir(folder, { recursive: true })
      const { message } = await composer.sendMail(envelope(letter, from))
      await writeFile(join(folder, `${letter.id}.eml`), message as Buffer, { mode: 0o600 })
      log.info(
        { recipient: maskEmail(letter.recipient), subject: maskContacts(letter.subject) },
        'mail written to the outbox folder',
      )
    },
    close() {},
    secrets: [],
  }
}

const envelope = (letter: Letter, from: string) => ({
  from,
  to: { name: '', address: letter.recipient },
  ...(letter.replyTo ? { replyTo: { name: '', address: letter.replyTo } } : {}),
  subject: letter.subject,
  text: letter.text,
  ...(letter.html ? { html: letter.html } : {}),
  messageId: `<${letter.id}@${from.split('@')[1]?.replace(/[^\w.-]/g, '') ?? 'localhost'}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})

const REASON_MAX = 300

/**
 * Why a mail was not sent, as one line: nodemailer's or the system's code, and what the mail server answered. It may
 * have repeated whom the mail was for, or a password (S36).
 */
function reasonOf(error: unknown, secrets: readonly string[]): string {
  // A failed query's own words are the query.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } =
    cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: `${cause}` }
  const whole = code && !message.includes(code) ? `${code}: ${message}` : message
  const open = secrets.reduce((text, secret) => text.replaceAll(secret, '…'), whole)
  const line = maskEmails(open).replace(/\s+/g, ' ').trim()
  return [...line].slice(0, REASON_MAX).join('')
}

const EVERY_MS = 2_000
const BATCH = 20
const GIVE_UP_MS = 72 * 60 * 60_000
const BACKOFF_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * 60_000)

/** The time of the next try after `tries` failures, or null when 72 hours have passed since `createdAt` (R11). */
export function nextTry(tries: number, createdAt: Date, now: Date): Date | null {
  const wait = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0
  const next = new Date(now.getTime() + wait)
  return next.getTime() - createdAt.getTime() > GIVE_UP_MS ? null : next
}

/** Empties the outbox every two seconds, one mail at a time; failures are kept and tried again later. */
export function startPostman(db: Db, transport: Transport, clock: () => Date, log: Logger) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round: Promise<void> = Promise.resolve()

  // In commits that bookings share, so that under load a mail does not make them wait for two of its own.
  const deliver = async (letter: Letter) => {
    const next = nextTry(letter.tries, new Date(letter.createdAt), clock())
    const { changes } = await sharedTransaction(db, () => beginTry(db, letter.id, next))
    // Taken back since the turn began: with what it tells of.
    if (changes === 0) return
    try {
      await transport.send(letter)
      await sharedTransaction(db, () => markSent(db, letter.id, clock()))
    } catch (error) {
      const reason = reasonOf(error, transport.secrets)
      markFailed(db, letter.id, reason)
      log.warn(
        { mail: letter.id, recipient: maskEmail(letter.recipient), reason, givenUp: next === null },
        'mail not sent',
      )
    }
  }
  const turn = async () => {
    for (const letter of dueMails(db, clock(), BATCH)) {
      if (stopped) return
      await deliver(letter)
    }
  }
  const schedule = () => {
    timer = setTimeout(() => {
      round = turn()
        .catch((error) => log.error({ err: error }, 'the outbox could not be read'))
        .finally(() => {
          if (!stopped) schedule()
        })
    }, EVERY_MS)
    timer.unref()
  }
  schedule()
  return {
    /** Delivers what is due now; for tests. */
    deliverNow: turn,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await Promise.race([round, new Promise((done) => setTimeout(done, 3_000).unref())])
      transport.close()
    },
  }
}
