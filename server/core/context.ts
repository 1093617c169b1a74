import type { Logger } from 'pino'
import type { Role } from '../../shared/lists'
import type { Cards } from './cards'
import type { Config } from './config'
import type { Db } from './database'
import type { Images } from './images'
import type { Passwords } from './passwords'
import type { RateLimits } from './rateLimits'
import type { Secrets } from './secrets'
import type { Storage } from './storage'

/** What lives as long as the process. */
export type House = {
  config: Config
  db: Db
  clock: () => Date
  secrets: Secrets
  storage: Storage
  images: Images
  cards: Cards
  passwords: Passwords
  limits: RateLimits
  log: Logger
}

/** Who asks, as the database says at this request (S2). */
export type Session = {
  id: string
  account: { id: string; name: string; email: string | null; role: Role }
  /** the talent's own model, when there is one */
  modelId: string | null
}

/** A file that multer laid into `incoming`; thrown away after the request unless a use case moves it. */
export type Upload = { path: string; size: number; name: string }

/** One request: the house, who asks, and from where. */
export type Context = House & {
  session: Session | null
  /** the caller's address, IPv6 cut to its /56 */
  address: string
  userAgent: string
  requestId: string
  idempotencyKey: string | null
  upload: Upload | null
}

/** The context of a procedure that only signed-in people reach. */
export type SignedInContext = Context & { session: Session }
/** The context of a talent's procedure. */
export type TalentContext = SignedInContext & { session: Session & { modelId: string } }
