import { API_KEYS_MAX, type ApiKeys, type NewApiKey, type NewKey } from '../../../../shared/access/apiKeys'
import type { AppContext, Session, SignedInContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { newId, newSecretName } from '../../../core/db/ids'
import { invalid, notFound } from '../../../core/errors'
import { isKeyAction, KEY_ACTIONS } from '../../../core/security/permissions'
import { sha256 } from '../../../core/security/secrets'
import { noteUse } from '../accounts/lastUse.service'
import { noteDangerous } from '../accounts/sessionProof.service'
import { mustTurnOn } from '../secondFactor/service'
import * as repository from './repository'

/** Tells a key from the token of a session, and lets scanners of public code find one that leaked. */
const PREFIX = 'agency_key_'
const DAY_MS = 24 * 60 * 60_000

/** Whether a bearer token is a key of a program. */
export const isApiKey = (token: string): boolean => token.startsWith(PREFIX)

/**
 * The session of a program: its account as it is now, with no action but the key's. Null for an unknown or expired
 * key, for an account that is deactivated or has to turn on two-step sign-in first.
 */
export function findKeySession(app: AppContext, token: string): Session | null {
  const found = repository.findKey(app.db, sha256(token))
  if (!found) return null
  const { key, account } = found
  const now = app.clock()
  if (isOver(key, now) || mustTurnOn(app, account)) return null
  noteUse(key.lastUsedAt, now, (at) => repository.touchKey(app.db, key.id, at))
  const { id, name, email, role } = account
  return {
    id: `key ${key.id}`,
    account: { id, name: `${name} (${key.name})`, email, role },
    modelId: null,
    only: key.actions.filter(isKeyAction),
  }
}

const isOver = ({ expiresAt }: { expiresAt: string | null }, now: Date) =>
  expiresAt !== null && expiresAt <= now.toISOString()

/** Every key of every colleague, and what a key can be allowed. */
export function listKeys({ db, clock }: Pick<AppContext, 'db' | 'clock'>): ApiKeys {
  const now = clock()
  const keys = repository.allKeys(db).map(({ key: { accountId: _, keyHash: __, ...key }, account }) => ({
    ...key,
    account,
    isExpired: isOver(key, now),
  }))
  return { keys, actions: [...KEY_ACTIONS] }
}

/**
 * Makes a key that acts as the caller with these actions. The key is returned once; only its hash is stored. Throws
 * 400 when there are too many keys.
 */
export function makeKey(ctx: SignedInContext, { name, actions, days }: NewApiKey): NewKey {
  const { account } = ctx.session
  const now = ctx.clock()
  const key = `${PREFIX}${newSecretName()}`
  transaction(ctx.db, () => {
    if (repository.countKeys(ctx.db) >= API_KEYS_MAX)
      throw invalid('name', `You can have up to ${API_KEYS_MAX} keys. Delete one that you do not use.`)
    repository.insertKey(ctx.db, {
      id: newId(),
      accountId: account.id,
      name,
      keyHash: sha256(key),
      actions: [...new Set(actions)],
      createdAt: now.toISOString(),
      expiresAt: days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString(),
    })
    noteDangerous(ctx, now, { what: 'API key made', detail: name })
  })
  return { ...listKeys(ctx), key }
}

/** Deletes a key; it stops working at once. Throws notFound. */
export function removeKey(ctx: SignedInContext, { id }: { id: string }): ApiKeys {
  transaction(ctx.db, () => {
    const name = repository.removeKey(ctx.db, id)
    if (name === undefined) throw notFound('API key')
    noteDangerous(ctx, ctx.clock(), { what: 'API key deleted', detail: name })
  })
  return listKeys(ctx)
}
