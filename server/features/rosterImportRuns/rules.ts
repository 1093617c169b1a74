import { fold } from '../../../shared/fold'
import { heightCm } from '../../../shared/measures'
import type { RowFacts, RowFate } from '../../../shared/rosterImportFields'
import type { ImportedModel, ReadRow } from '../rosterImport/rules'

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

const nameKey = (name: string) => fold(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '')
const isSameName = (a: Described, b: Described) =>
  nameKey(a.name) === nameKey(b.name) ||
  (a.stageName !== null && b.stageName !== null && nameKey(a.stageName) === nameKey(b.stageName))

/** Finds people again: by e-mail or phone with the same name, by name and date of birth, or by both names. */
export function peopleIndex(people: Iterable<Person>) {
  const byEmail = new Map<string, Person>()
  const byName = new Map<string, Person[]>()
  const byPhone = new Map<string, Person[]>()
  const list = (map: Map<string, Person[]>, key: string, person: Person) =>
    map.set(key, [...(map.get(key) ?? []), person])
  const add = (person: Person) => {
    if (person.email !== null && !byEmail.has(person.email)) byEmail.set(person.email, person)
    list(byName, nameKey(person.name), person)
    if (person.phone !== null) list(byPhone, person.phone, person)
  }
  for (const person of people) add(person)
  return {
    add,
    /** The same person, if we have them. */
    same(given: Described): Person | null {
      const mail = given.email === null ? undefined : byEmail.get(given.email)
      if (mail && isSameName(mail, given)) return mail
      const called = given.phone === null ? [] : (byPhone.get(given.phone) ?? [])
      const phone = called.find((each) => isSameName(each, given))
      if (phone) return phone
      const named = byName.get(nameKey(given.name)) ?? []
      const born = named.find((each) => each.dateOfBirth !== null && each.dateOfBirth === given.dateOfBirth)
      if (born) return born
      const isDatesKnown = (each: Person) => each.dateOfBirth !== null && given.dateOfBirth !== null
      return named.find((each) => !isDatesKnown(each) && isSameStage(each, given)) ?? null
    },
    /** Somebody of another name who has the same e-mail address. */
    otherOf: (email: string | null) => (email === null ? undefined : byEmail.get(email)),
    /** A person with another name and the same phone number. */
    sharerOf: (phone: string | null) => (phone === null ? undefined : byPhone.get(phone)?.[0]),
  }
}
const isSameStage = (a: Described, b: Described) =>
  nameKey(a.stageName ?? a.name) === nameKey(b.stageName ?? b.name)
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
  const told = { row, label, problems, notes, sameAs: null }
  if (model === null) return { ...told, fate: 'refused' }
  const described = describedOf(model)
  const same = index.same(described)
  if (same) {
    const { modelId, name } = same
    return { ...told, fate: 'same', sameAs: { modelId, name: same.stageName ?? name, row: same.row } }
  }
  const { email } = described
  const refusal = (message: string) => ({
    ...told,
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
  return { ...told, notes: [...notes, ...shared], fate: 'new', read: factsOf(model) }
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
