import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import nodemailer from 'nodemailer'
import type { Logger } from 'pino'
import { agency } from '../../../shared/agency'
import { type Config, publicUrl } from '../config'
import { maskContacts, maskEmail } from '../security/redact'
import { type dueMails, faceId, type MailFace } from './outbox'

type MailMessage = ReturnType<typeof dueMails>[number]
/** A file that is made when the mail is sent, and not kept with it. */
export type MailFile = { filename: string; content: Uint8Array; contentType: string }
type Sendable = Pick<MailMessage, 'id' | 'recipient' | 'replyTo' | 'subject' | 'text' | 'look'> & {
  calendar?: string | null
  faces?: readonly MailFace[]
  file?: MailFile | null
}
/**
 * `send` resolves to the mail server's answer. `secrets` are its credentials in each form that a server may
 * repeat.
 */
export type Transport = { send(mail: Sendable): Promise<string>; close(): void; secrets: readonly string[] }

/** `check` signs in to the mail server and sends nothing; it rejects when the server refuses. */
export type SmtpTransport = Transport & { check(): Promise<void> }

/** The sender of mails: MAIL_FROM, under the agency's name where that names nobody. */
export const senderOf = ({ MAIL_FROM: from = 'no-reply@agency.local' }: Pick<Config, 'MAIL_FROM'>) =>
  from.includes('<') ? from : `"${agency.name.replaceAll(/["\\]/g, "'")}" <${from}>`

/**
 * Sends by SMTP_URL, or writes files into the folder `outbox` beside the database. A superadmin can change both
 * variables and the agency's name: the next mail goes by the new ones.
 */
export function createTransport(config: Config, log: Logger): Transport {
  const wanted = () => [config.SMTP_URL, senderOf(config)].join(' ')
  const open = () => {
    const { SMTP_URL: url } = config
    const from = senderOf(config)
    const site = publicUrl(config)
    const transport = url
      ? smtpTransport(url, from, site)
      : fileTransport(join(config.dataDir, 'outbox'), from, site, log)
    return { of: wanted(), transport }
  }
  let opened = open()
  const current = () => {
    if (opened.of !== wanted()) {
      opened.transport.close()
      opened = open()
    }
    return opened.transport
  }
  return {
    send: (mail) => current().send(mail),
    close: () => opened.transport.close(),
    get secrets() {
      return current().secrets
    },
  }
}

/**
 * Sends by SMTP with timeouts everywhere, so that a silent server blocks nothing for long. `site` is the base of this site's
 * links.
 */
export function smtpTransport(url: string, from: string, site: string): SmtpTransport {
  const smtp = nodemailer.createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  return {
    async send(mail) {
      const { response } = await smtp.sendMail(await envelope(mail, from, site))
      return response
    },
    async check() {
      await smtp.verify()
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

/** Writes each mail as an `.eml` file into `folder`; `site` is the base of this site's links. */
export function fileTransport(folder: string, from: string, site: string, log: Logger): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const { message } = await composer.sendMail(await envelope(mail, from, site))
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

/** Sent along with the mail, so that no address tells who opened it. */
const faceAttachments = (faces: readonly MailFace[]) =>
  faces.flatMap(({ jpeg }, at) =>
    jpeg
      ? {
          filename: `face-${at + 1}.jpg`,
          content: Buffer.from(jpeg),
          cid: faceId(at),
          contentType: 'image/jpeg',
          contentDisposition: 'inline' as const,
        }
      : [],
  )

const attachmentsOf = ({ faces, calendar, file }: Sendable) => [
  ...faceAttachments(faces ?? []),
  ...(file ? [{ ...file, content: Buffer.from(file.content) }] : []),
  ...(calendar ? [calendarAttachment(calendar)] : []),
]

/** The renderer of the HTML is loaded with the first mail: the start does not wait for it. */
const envelope = async (mail: Sendable, from: string, site: string) => ({
  from,
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  html: (await import('./html')).mailHtml(mail, site),
  attachments: attachmentsOf(mail),
  messageId: `<${mail.id}@${from.split('@')[1]?.replace(/[^\w.-]/g, '') ?? 'localhost'}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
})

const ANSWER_MAX = 1_000

/** A mail server's answer without this site's credentials. */
export const withoutSecrets = (text: string, secrets: readonly string[]) =>
  secrets.reduce((open, secret) => open.replaceAll(secret, '…'), text)

/** The error code and the server's answer. */
export function failureText(error: unknown): string {
  // The message of a failed query is the query.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { code, message } =
    cause instanceof Error ? (cause as NodeJS.ErrnoException) : { message: `${cause}` }
  // Another program of this network may have answered: its words are not repeated.
  if (code === 'EPROTOCOL' && !/response=\d{3}[ -]/.test(message))
    return `${code}: What answered is not a mail server`
  return code && !message.includes(code) ? `${code}: ${message}` : message
}

/**
 * Sends one mail at once, past the queue, and returns the server's answer without secrets. Waits at most `ms`
 * milliseconds. Never throws.
 */
export const sendDirectly = (transport: Transport, mail: Sendable, ms: number): Promise<DirectAnswer> =>
  answerOf(transport, () => transport.send(mail), ms)

type DirectAnswer = { isSent: boolean; answer: string }

/** What a mail server answered to `ask`, within `ms` milliseconds. Never rejects. */
export async function answerOf(
  { secrets }: Transport,
  ask: () => Promise<string>,
  ms: number,
): Promise<DirectAnswer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms / 1000} seconds`)), ms)
  })
  const say = (text: string) => [...withoutSecrets(text, secrets)].slice(0, ANSWER_MAX).join('')
  try {
    return { isSent: true, answer: say(await Promise.race([ask(), late])) }
  } catch (error) {
    return { isSent: false, answer: say(failureText(error)) }
  } finally {
    clearTimeout(timer)
  }
}
