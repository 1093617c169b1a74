import type { Logger } from 'pino'
import { type Db, pauseWhenBusy, transaction } from '../db/database'
import type { Monitor } from '../processes/monitor'
import { maskEmail, maskEmails } from '../security/redact'
import { beginTry, dueMails, type MailFace, markFailed, markSent, untriedMail } from './outbox'
import { failureText, type MailFile, sendDirectly, type Transport, withoutSecrets } from './transport'

type MailMessage = ReturnType<typeof dueMails>[number]

const REASON_MAX = 300

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

const EVERY_MS = 2_000
const BATCH = 20
const AT_ONCE_MS = 20_000
const GIVE_UP_MS = 72 * 60 * 60_000
// At most an hour, so that mail resumes soon after the server recovers.
const BACKOFF_MS = [1, 5, 15, 60].map((minutes) => minutes * 60_000)

/** The next try after `tries` failures; null 72 hours after `createdAt` (R11). */
export function nextTry(tries: number, createdAt: Date, now: Date): Date | null {
  const wait = BACKOFF_MS[Math.min(tries, BACKOFF_MS.length - 1)] ?? 0
  const next = new Date(now.getTime() + wait)
  return next.getTime() - createdAt.getTime() > GIVE_UP_MS ? null : next
}

/**
 * Tries queued mails once by another mail server than that of the queue. What it does not take stays in the queue. Never
 * rejects.
 */
export async function sendAtOnce(
  { db, clock, log }: { db: Db; clock: () => Date; log: Logger },
  transport: Transport,
  ids: readonly string[],
): Promise<void> {
  try {
    for (const id of ids) {
      const mail = untriedMail(db, id)
      if (!mail) continue
      const { isSent } = await sendDirectly(transport, mail, AT_ONCE_MS)
      if (isSent) markSent(db, id, clock())
      else log.warn({ mail: id, recipient: maskEmail(mail.recipient) }, 'not sent by the former mail server')
    }
  } catch (error) {
    log.error({ err: error }, 'the former mail server could not be used')
  }
}

/** What is made for a mail when it is sent. A mail leaves also without what cannot be made. */
export type SentAlong = {
  facesOf(mail: Pick<MailMessage, 'look'>): Promise<MailFace[]>
  fileOf(mail: Pick<MailMessage, 'id'>): Promise<MailFile | null>
}
const NOTHING: SentAlong = { facesOf: async () => [], fileOf: async () => null }

/** Sends due mails every two seconds, one at a time, with what is made for them then; failed ones are retried later. */
export function startOutboxWorker(
  db: Db,
  transport: Transport,
  clock: () => Date,
  log: Logger,
  recordError: Monitor['recordError'] = () => {},
  { facesOf, fileOf }: SentAlong = NOTHING,
) {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let round: Promise<void> = Promise.resolve()

  const unless = <Made>(mail: MailMessage, making: Promise<Made>, without: Made) =>
    making.catch((error: unknown) => {
      log.warn({ err: error, mail: mail.id }, 'a mail leaves without what could not be made for it')
      return without
    })
  const deliver = async (mail: MailMessage) => {
    const now = clock()
    const next = nextTry(mail.tries, new Date(mail.createdAt), now)
    const { changes } = transaction(db, () => beginTry(db, mail.id, next, now))
    // Removed since the turn began.
    if (changes === 0) return
    // Of the server that gets this mail: the settings may name another one before it answers.
    const { secrets } = transport
    try {
      const faces = await unless(mail, facesOf(mail), [])
      const file = await unless(mail, fileOf(mail), null)
      await transport.send({ ...mail, faces, file })
      markSent(db, mail.id, clock())
    } catch (error) {
      const reason = reasonOf(error, secrets)
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
