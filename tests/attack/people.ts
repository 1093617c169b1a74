import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import jwt from 'jsonwebtoken'
import { sessions } from '../../drizzle/schema'
import { openDatabase } from '../../server/core/db/database'
import { newSecretName } from '../../server/core/db/ids'
import { projectRoot } from '../../server/core/projectRoot'
import { deriveSecrets } from '../../server/core/security/secrets'
import { anAccount } from '../../server/demo/builders/accounts'
import { aBooking } from '../../server/demo/builders/bookings'
import { anEnquiry } from '../../server/demo/builders/enquiries'
import { aMentorMessage } from '../../server/demo/builders/mentorMessages'
import { aModel, aPicture } from '../../server/demo/builders/models'
import { anOpportunity, anOpportunityApplication } from '../../server/demo/builders/opportunities'
import { aProject } from '../../server/demo/builders/projects'
import { aRating } from '../../server/demo/builders/ratings'
import { aSignupRequest } from '../../server/demo/builders/signupRequests'
import { JWT_SECRET, placeIn } from '../helpers/servers/theServer'

type Role = 'model' | 'booker' | 'admin' | 'superadmin'
export type Account = ReturnType<typeof anAccount>
type SessionRow = Partial<typeof sessions.$inferInsert>
type Forgery = { secret?: Buffer; claims?: object; options?: jwt.SignOptions }

const HOUR_S = 3_600

/** A second connection to the running server's database, with people in it and every kind of token. */
export function people(folder: string) {
  const db = openDatabase(placeIn(folder).databasePath, join(projectRoot, 'drizzle', 'migrations'))
  const app = { db, clock: () => new Date() }
  const secrets = deriveSecrets(JWT_SECRET)

  const aSession = (account: Account, given: SessionRow = {}): string => {
    const id = newSecretName()
    const now = Date.now()
    const row = {
      id,
      accountId: account.id,
      createdAt: new Date(now).toISOString(),
      lastSeenAt: new Date(now).toISOString(),
      expiresAt: new Date(now + HOUR_S * 1000).toISOString(),
      provedAt: new Date(now).toISOString(),
      ...given,
    }
    db.insert(sessions).values(row).run()
    return id
  }
  /** Made with the library and not with the server's code, so that the two cannot be wrong together. */
  const token = (sid: string, sub: string, { secret = secrets.session, claims, options }: Forgery = {}) => {
    const iat = Math.floor(Date.now() / 1000)
    const payload = { typ: 'session', sid, sub, aud: 'agency', iat, exp: iat + HOUR_S, ...claims }
    // Through JSON, so that an undefined claim is left out.
    return jwt.sign(JSON.parse(JSON.stringify(payload)), secret, { algorithm: 'HS256', ...options })
  }
  const signedIn = (account: Account) => token(aSession(account), account.id)
  const kept = new Map<string, { sid: string; token: string }>()
  /** The same session again as long as it lives: making one waits for the disk. */
  const staySignedIn = (account: Account): string => {
    const before = kept.get(account.id)
    const alive = before && db.get(sql`select 1 from sessions where id = ${before.sid} and ended_at is null`)
    if (before && alive) return before.token
    const sid = aSession(account)
    const made = { sid, token: token(sid, account.id) }
    kept.set(account.id, made)
    return made.token
  }

  const aTalent = (name: string) => {
    const account = anAccount(app, { role: 'model', name })
    const model = aModel(app, { accountId: account.id, name, stageName: name, email: account.email })
    const pictures = [aPicture(app, model.id), aPicture(app, model.id, { type: 'nude_front' })]
    return { account, model, pictures }
  }
  const anAgent = (role: Role) => anAccount(app, { role })

  /** Every way of not being signed in, by its name. */
  const noRight = (account: Account): Record<string, string | null> => {
    const live = () => aSession(account)
    const { id } = account
    const [head = '', body = ''] = token(live(), id).split('.')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
    return {
      'no token': null,
      garbage: 'x.y.z',
      'a forged signature': token(live(), id, { secret: randomBytes(32) }),
      'no signature': `${head}.${body}.`,
      'alg none': `${unsigned}.${body}.`,
      HS512: token(live(), id, { options: { algorithm: 'HS512' } }),
      expired: token(live(), id, { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }),
      'no end': token(live(), id, { claims: { exp: undefined } }),
      'another purpose': token(live(), id, { claims: { typ: 'reset' } }),
      'no purpose': token(live(), id, { claims: { typ: undefined } }),
      'another audience': token(live(), id, { claims: { aud: 'media' } }),
      "the media's secret": token(live(), id, { secret: secrets.media }),
      'an ended session': token(aSession(account, { endedAt: new Date().toISOString() }), id),
      'a session that is over': token(aSession(account, { expiresAt: new Date(0).toISOString() }), id),
      'an unknown session': token(newSecretName(), id),
      'a deactivated account': signedIn(
        anAccount(app, { role: account.role as Role, deactivatedAt: new Date().toISOString() }),
      ),
    }
  }

  return { db, app, secrets, aSession, token, signedIn, staySignedIn, aTalent, anAgent, noRight }
}

/** A small agency: two talents, its own people, and one of everything. */
export function anAgency(folder: string) {
  const p = people(folder)
  const { app } = p
  const talent = p.aTalent('Asha')
  const other = p.aTalent('Zoya')
  const booker = p.anAgent('booker')
  const admin = p.anAgent('admin')
  const superadmin = p.anAgent('superadmin')
  const opportunity = anOpportunity(app)
  return {
    ...p,
    talent,
    other,
    booker,
    admin,
    superadmin,
    opportunity,
    application: anOpportunityApplication(app, opportunity.id, talent.model.id),
    signupRequest: aSignupRequest(app),
    booking: aBooking(app, { modelId: talent.model.id }),
    enquiry: anEnquiry(app),
    project: aProject(app, { team: [{ modelId: talent.model.id }], proposals: [{ title: 'Wool' }] }),
    rating: aRating(app, talent.model.id),
    message: aMentorMessage(app, talent.model.id, { sender: 'agency', authorId: admin.id }),
  }
}
export type Agency = ReturnType<typeof anAgency>

/** The record that a procedure is about, by its name: the id that it accepts. */
export function idFor(
  { talent, other, project, signupRequest, opportunity, application }: Agency,
  name: string,
) {
  if (/projects/.test(name)) return project.id
  if (/signupRequests/.test(name)) return signupRequest.id
  if (/opportunities\.decide|withdraw/.test(name)) return application.id
  if (/opportunit|applyTo/.test(name)) return opportunity.id
  return /team/i.test(name) ? other.account.id : talent.model.id
}
