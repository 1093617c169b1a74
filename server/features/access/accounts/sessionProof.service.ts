import type { PasskeyAnswer } from '../../../../shared/access/passkeys'
import { publicUrl } from '../../../core/config'
import type { SignedInContext } from '../../../core/context'
import { conflict, invalid } from '../../../core/errors'
import { queueMail } from '../../../core/mail/outbox'
import { serverMessages } from '../../../core/messages'
import { audit } from '../../../core/security/audit'
import { type DangerousDeed, dangerousNotice } from '../../../emails/dangerous'
import { hasPasskey } from '../passkeys/proof.repository'
import { provesSession, startSigning } from '../passkeys/proof.service'
import { provePassword } from './passwordProof.service'
import { proveSession, readSuperadmins } from './repository'

/** The session has proved whose it is, for the ten minutes of `lacksProof`. */
function prove({ db, clock, session }: SignedInContext): null {
  proveSession(db, session.id, clock().toISOString())
  return null
}

/** Proves by the password whose session it is. 400 when it is wrong, 429 after too many tries. */
export async function proveByPassword(ctx: SignedInContext, password: string): Promise<null> {
  await provePassword(ctx, password)
  return prove(ctx)
}

/** What the browser needs to prove it by a passkey. 409 for an account without one. */
export async function startPasskeyProof(ctx: SignedInContext) {
  const { id, account } = ctx.session
  await ctx.limits.count('passkeyChallenge', ctx.address)
  if (!hasPasskey(ctx.db, account.id)) throw conflict(serverMessages.noPasskeys)
  return startSigning(ctx, 'second step', account.id, id)
}

/** Proves it by a passkey that verified its user. 400 when it is not accepted, 429 after too many tries. */
export async function proveByPasskey(ctx: SignedInContext, given: PasskeyAnswer): Promise<null> {
  const { id } = ctx.session.account
  await ctx.limits.count('signInAccount', id)
  if (!(await provesSession(ctx, given))) throw invalid('passkey', serverMessages.passkeyStepWrong)
  await ctx.limits.forgive('signInAccount', id)
  return prove(ctx)
}

/** What was done: its line in the audit, whom or what it was about, and, where the line does not name it, their name. */
type Deed = { what: DangerousDeed; subject?: string; detail?: string; name?: string }

/**
 * Writes a dangerous deed into the audit and tells the other superadmins by mail, in the caller's transaction. Called
 * before a superadmin is demoted or deactivated, so that this one hears of it too. Returns the ids of the mails.
 */
export function noteDangerous(
  ctx: SignedInContext,
  now: Date,
  { what, subject, detail, name }: Deed,
  firstTryAt = now,
): string[] {
  const { account } = ctx.session
  audit(ctx.db, now, what, account, subject, detail)
  const about = [name, detail].filter(Boolean).join(': ')
  return readSuperadmins(ctx.db)
    .filter(({ id }) => id !== account.id)
    .map((each) =>
      queueMail(
        ctx.db,
        now,
        dangerousNotice(each, account.name, what, about, publicUrl(ctx.config)),
        firstTryAt,
      ),
    )
}
