import type { Account, TestApp } from '../testApp'
import { anAuthenticator } from './authenticator'
import { PASSWORD } from './secondFactor'

/** Adds a passkey to the account by its own procedures. */
export async function addPasskey(t: TestApp, account: Account, name = 'Phone') {
  const authenticator = anAuthenticator()
  // One session for both calls: the challenge belongs to it.
  const { passkeys } = t.as(account).admin
  const { attempt, options } = await passkeys.start({ password: PASSWORD })
  const { codes } = await passkeys.add({ attempt, name, response: authenticator.make(options) })
  return { authenticator, codes }
}

/** Signs in with the passkey alone. */
export async function signInAlone(
  t: TestApp,
  { sign }: ReturnType<typeof anAuthenticator>,
  wrong: Parameters<typeof sign>[1] = {},
) {
  const { attempt, options } = await t.visitor().auth.startPasskey()
  return t.visitor().auth.signInWithPasskey({ attempt, response: sign(options, wrong) })
}
