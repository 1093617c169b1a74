import type { RowFacts, RowFate } from '../../../../shared/roster/imports/rosterImportFields'
import { heightCm } from '../../../../shared/roster/measures'
import { fold } from '../../../../shared/text/fold'
import type { ImportedModel, ReadRow } from './rules'

// — Who is here already ——————————————————————————————————————————————————————————————————————————————

/** A person by what tells them apart. `row` is the row of the sheet that they come from, null for others. */
export type Person = {
  modelId: string
  name: string
  stageName: string | null
  email: string | null
  phone: string | null
  dateOfBirth: string | null
  row: number | null
}
export type Described = Pick<Person, 'name' | 'stageName' | 'email' | 'phone' | 'dateOfBirth'>

/** A name as it is compared: letters and digits alone. */
export const nameKey = (name: string) => fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
/** Names as they are compared: made once, because a sheet may have 2,000 people of one name. */
const keysOf = ({ name, stageName }: Described) => ({
  name: nameKey(name),
  stage: stageName === null ? null : nameKey(stageName),
})
type Keys = ReturnType<typeof keysOf>
const isSameName = (a: Keys, b: Keys) => a.name === b.name || (a.stage !== null && a.stage === b.stage)

/** Finds people again: by e-mail or phone with the same name, by name and date of birth, or by both names. */
export function peopleIndex(people: Iterable<Person>) {
  type Known = { person: Person; keys: Keys }
  const byEmail = new Map<string, Known>()
  const byPhone = new Map<string, Known[]>()
  const byBirth = new Map<string, Person>()
  const byNames = new Map<string, Person>()
  const byNamesUndated = new Map<string, Person>()
  const keep = <Value>(map: Map<string, Value>, key: string, value: Value) =>
    map.has(key) || map.set(key, value)
  const birthOf = (name: string, day: string) => `${day} ${name}`
  const namesOf = ({ name, stage }: Keys) => `${name} ${stage ?? name}`
  const add = (person: Person) => {
    const { email, phone, dateOfBirth } = person
    const keys = keysOf(person)
    if (email !== null) keep(byEmail, email, { person, keys })
    if (dateOfBirth !== null) keep(byBirth, birthOf(keys.name, dateOfBirth), person)
    else keep(byNamesUndated, namesOf(keys), person)
    keep(byNames, namesOf(keys), person)
    if (phone === null) return
    const called = byPhone.get(phone)
    if (called) called.push({ person, keys })
    else byPhone.set(phone, [{ person, keys }])
  }
  for (const person of people) add(person)
  return {
    add,
    /** The same person, if we have them. */
    same(given: Described): Person | null {
      const { email, phone, dateOfBirth } = given
      const keys = keysOf(given)
      const mail = email === null ? undefined : byEmail.get(email)
      if (mail && isSameName(mail.keys, keys)) return mail.person
      const called = phone === null ? [] : (byPhone.get(phone) ?? [])
      const known = called.find((each) => isSameName(each.keys, keys))
      if (known) return known.person
      const names = namesOf(keys)
      // Two dates of birth tell people of the same names apart.
      if (dateOfBirth === null) return byNames.get(names) ?? null
      return byBirth.get(birthOf(keys.name, dateOfBirth)) ?? byNamesUndated.get(names) ?? null
    },
    /** Somebody of another name who has the same e-mail address. */
    otherOf: (email: string | null) => (email === null ? undefined : byEmail.get(email)?.person),
    /** A person with another name and the same phone number. */
    sharerOf: (phone: string | null) => (phone === null ? undefined : byPhone.get(phone)?.[0]?.person),
  }
}
export type PeopleIndex = ReturnType<typeof peopleIndex>

/**
 * What becomes of a row that was read: the one decision of the check and of the run. `hasAccount` tells whether an
 * address belongs to an account.
 */
export function fateOf(
  row: number,
  { model, label, problems, notes }: ReadRow,
  index: PeopleIndex,
  hasAccount: (email: string) => boolean,
): RowFate {
  const common = { row, label, problems, notes, sameAs: null }
  if (model === null) return { ...common, fate: 'refused' }
  const described = describedOf(model)
  const same = index.same(described)
  if (same) {
    const { modelId, name } = same
    return { ...common, fate: 'same', sameAs: { modelId, name: same.stageName ?? name, row: same.row } }
  }
  const { email } = described
  const refusal = (message: string) => ({
    ...common,
    fate: 'refused' as const,
    problems: [{ field: 'email' as const, message }],
  })
  const other = index.otherOf(email)
  if (other) {
    return refusal(`The same email as ${whoIs(other)}, under another name`)
  }
  if (email !== null && hasAccount(email)) return refusal('There is already an account with this email')
  const sharer = index.sharerOf(described.phone)
  const shared = sharer
    ? [{ field: 'phone' as const, message: `The same number as ${whoIs(sharer)}, under another name` }]
    : []
  return { ...common, notes: [...notes, ...shared], fate: 'new', read: factsOf(model) }
}
const whoIs = ({ row, stageName, name }: Person) => (row === null ? (stageName ?? name) : `row ${row}`)

const factsOf = ({ gender, dateOfBirth, height, dailyRate, city }: ImportedModel): RowFacts => ({
  gender: gender ?? null,
  dateOfBirth: dateOfBirth ?? null,
  heightCm: height ? heightCm(height) : null,
  dailyRate: dailyRate ?? null,
  city: city ?? null,
})

/** What tells an imported model apart. */
export const describedOf = ({ name, stageName, email, phone, dateOfBirth }: ImportedModel): Described => ({
  name,
  stageName,
  email: email ?? null,
  phone: phone ?? null,
  dateOfBirth: dateOfBirth ?? null,
})
