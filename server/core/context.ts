import type { Logger } from 'pino'
import type { Role } from '../../shared/lists'
import type { Config } from './config'
import type { Db } from './db/database'
import type { Cards } from './files/compCardRenderer'
import type { Download } from './files/download'
import type { Images } from './files/imageProcessor'
import type { OpenPublicBucket } from './files/publicBucket'
import type { Sheets } from './files/sheetReader'
import type { Storage } from './files/storage'
import type { Transport } from './mail/transport'
import type { Ping } from './network/ping'
import type { WebhookPost } from './network/webhookPost'
import type { WebPush } from './network/webPush'
import type { Backups } from './processes/backupRun'
import type { Monitor } from './processes/monitor'
import type { Restores } from './processes/restoreRun'
import type { Passwords } from './security/passwords'
import type { Action } from './security/permissions'
import type { RateLimits } from './security/rateLimits'
import type { Secrets } from './security/secrets'

/** Process-wide services. */
export type AppContext = {
  config: Config
  db: Db
  clock: () => Date
  secrets: Secrets
  storage: Storage
  images: Images
  cards: Cards
  sheets: Sheets
  download: Download
  passwords: Passwords
  limits: RateLimits
  transport: Transport
  webhookPost: WebhookPost
  webPush: WebPush
  ping: Ping
  backups: Backups
  /** The copy of the newest backup into the bucket, beside which backups are made. */
  copies: Backups
  openBucket: OpenPublicBucket
  restores: Restores
  /** The root of the machine on which this release was installed by `agency setup`; null elsewhere. */
  installation: string | null
  /** Whether this is the image of the Dockerfile, which is exchanged from outside. */
  isImage: boolean
  /** Stops the site as a signal does, and starts it again in the same process. */
  restart(): void
  monitor: Monitor
  log: Logger
}

/** The signed-in caller, read from the database at each request (S2). */
export type Session = {
  id: string
  account: { id: string; name: string; email: string | null; role: Role }
  modelId: string | null
  /** when it last proved by password or passkey whose it is */
  provedAt?: string | null
  /** of what the role may do, the only actions that this session may */
  only?: readonly Action[]
}

/** A file in `incoming`, deleted after the request unless a use case moves it. */
export type Upload = { path: string; size: number; name: string }

/** The services, the caller and the data of one request. */
export type RequestContext = AppContext & {
  session: Session | null
  /** the caller's address, IPv6 cut to its /56 */
  address: string
  userAgent: string
  requestId: string
  idempotencyKey: string | null
  /** of a press that decides about many rows at once, each by itself */
  batchId?: string
  upload: Upload | null
}

export type SignedInContext = RequestContext & { session: Session }
export type TalentContext = SignedInContext & { session: Session & { modelId: string } }
