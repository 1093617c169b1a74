import { SECRET_FIELDS, type Secret, type SecretSection } from '../../../shared/serverSettings'
import type { AppContext } from '../../core/context'
import { decrypt, encrypt } from '../../core/security/secrets'
import * as repository from './repository'
import { secretSection } from './rules'

type Keeper = Pick<AppContext, 'db' | 'secrets'>

/** The text of a stored secret; null where there is none or it was encrypted with another key. */
export function readSecret({ db, secrets }: Keeper, section: SecretSection): string | null {
  const stored = repository.findSecret(db, section)
  return stored && decrypt(secrets.stored, stored.sealed)
}

/** A stored secret as its form gets it: never its text. */
function stateOf(app: Keeper, section: SecretSection): Secret {
  const stored = repository.findSecret(app.db, section)
  if (!stored) return { state: 'none' }
  return { state: 'kept', at: stored.at, isReadable: readSecret(app, section) !== null }
}

/** A section's value with the state of its secret, which the stored section does not contain. */
export function withSecretState<Value extends object>(app: Keeper, section: string, value: Value): Value {
  const of = secretSection(section)
  return of === null ? value : { ...value, [SECRET_FIELDS[of]]: stateOf(app, of) }
}

/** What a form sent; a secret that it keeps is the stored one, if there is one. */
export function withKeptSecret<Sent extends { section: string }>(app: Keeper, sent: Sent): Sent {
  const of = secretSection(sent.section)
  const isKept = of !== null && (Reflect.get(sent, SECRET_FIELDS[of]) as Secret).state === 'kept'
  return isKept ? withSecretState(app, sent.section, sent) : sent
}

/** Stores or removes the secret of a section as its form says. Returns the name of the field if that changed it. */
export function keepSecret(
  { db, secrets, clock }: Keeper & Pick<AppContext, 'clock'>,
  section: string,
  value: object,
): string | null {
  const of = secretSection(section)
  if (of === null) return null
  const field = SECRET_FIELDS[of]
  const given = Reflect.get(value, field) as Secret
  if (given.state === 'kept') return null
  if (given.state === 'none') return repository.removeSecret(db, of).changes > 0 ? field : null
  repository.writeSecret(db, of, { sealed: encrypt(secrets.stored, given.text), at: clock().toISOString() })
  return field
}

const SECRETS: Record<SecretSection, string> = {
  socialSignIn: 'The secret of the Facebook app',
}

/** Warnings about stored secrets that this server cannot decrypt, one line each. */
export const secretWarnings = (app: Keeper): string[] =>
  (Object.keys(SECRETS) as SecretSection[])
    .filter((section) => repository.findSecret(app.db, section) && readSecret(app, section) === null)
    .map(
      (section) =>
        `${SECRETS[section]} cannot be read, because JWT_SECRET or data/jwt-secret is not the one with which it was saved. Enter it again in the settings.`,
    )
