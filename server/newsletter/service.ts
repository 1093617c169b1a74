import { NOTICE_VERSION } from '../../shared/notices'
import { serverMessages } from '../../shared/serverMessages'
import { publicUrl } from '../core/config'
import type { Context } from '../core/context'
import { transaction } from '../core/database'
import { invalid } from '../core/errors'
import { newSecretName } from '../core/ids'
import { queueMail } from '../core/outbox'
import { sha256 } from '../core/secrets'
import { subscriptionConfirmed } from '../letters/newsletter'
import * as repository from './repository'

/**
 * Keeps an address once, with the moment of its consent, and queues the mail whose link takes it off again
 * (contract, newsletter). An address that is on the list already gets no second mail: nobody can be pestered
 * through this form, and the answer does not tell who is on it. 429 when one network address sends too many.
 */
export async function subscribe(ctx: Context, { email }: { email: string }): Promise<{ subscribed: true }> {
  await ctx.limits.count('newsletter', ctx.address)
  const now = ctx.clock()
  const token = newSecretName()
  transaction(ctx.db, () => {
    if (repository.isSubscribed(ctx.db, email)) return
    repository.putSubscriber(ctx.db, {
      email,
      tokenHash: sha256(token),
      noticeVersion: NOTICE_VERSION,
      consentedAt: now.toISOString(),
    })
    queueMail(ctx.db, now, subscriptionConfirmed(email, token, publicUrl(ctx.config)))
  })
  return { subscribed: true }
}

/** Takes the address of a mailed link off the list; asking twice is no error. 400 for a link nobody was sent. */
export function unsubscribe(ctx: Context, { token }: { token: string }): { subscribed: false } {
  const known = transaction(ctx.db, () =>
    repository.removeSubscriber(ctx.db, sha256(token), ctx.clock().toISOString()),
  )
  if (!known) throw invalid('token', serverMessages.unsubscribeDead)
  return { subscribed: false }
}
