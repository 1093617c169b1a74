import { vi } from 'vitest'
import { queueMail } from '../../../server/core/mail/outbox'
import { startOutboxWorker } from '../../../server/core/mail/outboxWorker'
import { createTransport } from '../../../server/core/mail/transport'
import { anAccount } from '../../../server/demo/builders/accounts'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { afterThisTest } from '../cleanUp'
import { smtpServer } from '../servers/smtpServer'
import { testApp } from '../testApp'

/** A user with a password that has to be escaped in an address. */
export const LOGIN = { user: 'kori@kori.example', password: 'p@ss:wörd/#%&= and "more"' }
/** No mail server. */
export const NONE = {
  section: 'mailServer',
  host: '',
  port: 465,
  security: 'tls',
  user: '',
  password: { state: 'none' },
  senderName: '',
  senderAddress: '',
} as const
/** A mail server on a port of this machine. */
export const by = (port: number, more: object = {}) => ({
  ...NONE,
  ...{ host: '127.0.0.1', port, security: 'none' as const, user: LOGIN.user },
  password: { state: 'new' as const, text: LOGIN.password },
  ...{ senderName: 'Kori, Pune', senderAddress: 'bookings@kori.example' },
  ...more,
})

/** An agency with the real transport, whose mails are delivered when the test says so. */
export function openMailSettings(environment: NodeJS.ProcessEnv = {}) {
  const t = testApp(environment)
  const transport = createTransport(t.config, t.log)
  loadAgency(t)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const worker = startOutboxWorker(t.db, transport, t.clock, t.log)
  vi.useRealTimers()
  afterThisTest(() => worker.stop())
  const account = anAccount(t, { role: 'superadmin', email: 'devika@kori.example' })
  const own = t.as(account, { transport }).admin
  const write = (to: string) => queueMail(t.db, t.clock(), { to, subject: 'Hello', text: 'Hello.' })
  const refused = async (given: object): Promise<{ path?: string; message?: string }> => {
    try {
      await own.settings.saveServer(given as never)
      return {}
    } catch (error) {
      const { cause, message } = error as Error & {
        cause?: { issues?: { path: string[]; message: string }[] }
      }
      const [issue] = cause?.issues ?? []
      return issue ? { path: issue.path.join('.'), message: issue.message } : { message }
    }
  }
  return { t, own, worker, write, refused }
}
/** A port on which nobody answers. */
export const closedPort = async () => {
  const { port, stop } = await smtpServer()
  await stop()
  return port
}
