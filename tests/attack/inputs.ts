import fc from 'fast-check'
import type { z } from 'zod'
import type { Row } from '../../server/http/rest/defineRoute'
import { casesOf, type Procedure, procedureNamed } from './calls'

/** A zod schema's own record of itself, as far as inputs are made from it. */
type Def = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
}
const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def
const WRAPPERS = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'catch', 'nonoptional']

/** The input of a schema, below wrappers and transformations. */
function core(schema: z.ZodType): z.ZodType {
  const def = defOf(schema)
  if (WRAPPERS.includes(def.type) && def.innerType) return core(def.innerType)
  if (def.type !== 'pipe' || !def.in || !def.out) return schema
  return defOf(def.in).type === 'transform' ? core(def.out) : core(def.in)
}

/** The fields of a procedure's input by name; none where the input is no object. */
export function fieldsOf({ input }: Procedure): Record<string, z.ZodType> {
  return input ? (defOf(core(input)).shape ?? {}) : {}
}

/** A procedure once for each kind of input that it takes: a union has several. */
export function kindsOf(procedure: Procedure): Procedure[] {
  const { options } = procedure.input ? defOf(core(procedure.input)) : {}
  return options ? options.map((input) => ({ ...procedure, input })) : [procedure]
}

/** The names that a row reads from a request, found by letting it read. */
export function namesOf(row: Row): string[] {
  const names = new Set(
    casesOf(row).flatMap(({ procedure, given }) => [
      ...Object.keys(fieldsOf(procedureNamed(procedure) as Procedure)),
      ...Object.keys(given),
    ]),
  )
  const watched = new Proxy(
    {},
    { get: (_target, name) => void (typeof name === 'string' && names.add(name)) },
  )
  try {
    row.read(watched)
  } catch {
    // What it had read until then is known.
  }
  return [...names]
}

/** A placeholder for an existing id, which is known only when the request is sent. */
type AnId = { anId: number }
const isAnId = (value: unknown): value is AnId =>
  typeof value === 'object' && value !== null && 'anId' in value

/** The same input with every such place filled from `ids`. */
export function withIds(input: unknown, ids: readonly string[]): unknown {
  if (isAnId(input)) return ids[input.anId % ids.length]
  if (Array.isArray(input)) return input.map((each) => withIds(each, ids))
  if (typeof input !== 'object' || input === null) return input
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, withIds(value, ids)]))
}

const word = fc.constantFrom('Asha', 'wool', 'नमस्ते', '100%', "O'Brien", 'a_b\\c', '🦚', 'Zoë', 'x')
const anId: fc.Arbitrary<unknown> = fc.nat(10_000).map((n) => ({ anId: n }))
const text = fc.oneof(
  word,
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
)
const phone = fc.constantFrom('+91 98200 12345', '098200 54321', '+1 (415) 555-0100')
const address = fc.nat(500).map((n) => `person${n}@example.in`)
// Mostly one that is refused before it costs a hash: each hash takes a third of a second.
const password = fc.oneof(
  { arbitrary: fc.constantFrom('a long enough one', 'of the attack only'), weight: 1 },
  { arbitrary: fc.constant('x'.repeat(73)), weight: 4 },
)
const aDay = fc.constantFrom('2000-05-17', '2027-01-31', '1999-12-31', '2012-01-01')

/** The meaning of a field by its name; its schema only says text. */
const BY_NAME: [RegExp, fc.Arbitrary<unknown>][] = [
  [/^(id|key|.*Id|.*_id)$/, anId],
  [/^ids|order$/i, fc.array(anId, { maxLength: 5 })],
  [/email|username|identification|^(bookings?|enquiry|application|opportunity|talent)$/i, address],
  [/phone|contact/i, phone],
  [/password/i, password],
  [/^since$/, fc.constantFrom(1987, 2024)],
  [/birth|date|day|until/i, aDay],
  [/url|link|href/i, fc.constantFrom('https://example.in/a.jpg', 'https://www.instagram.com/asha')],
  [/^(age)$/i, fc.integer({ min: 18, max: 60 })],
  [/^rating$/, fc.integer({ min: 1, max: 5 })],
  [/^website$/, fc.constantFrom('', '', '', 'https://spam.example')],
]

/** A value that the schema may well take. */
export function plausible(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  if (WRAPPERS.includes(def.type) && def.innerType) {
    const inner = plausible(def.innerType, name)
    const without = def.type === 'nullable' ? null : undefined
    return fc.oneof({ arbitrary: inner, weight: 4 }, { arbitrary: fc.constant(without), weight: 1 })
  }
  if (def.type === 'pipe') return plausible(core(schema), name)
  const known = BY_NAME.find(([pattern]) => pattern.test(name))?.[1]
  switch (def.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, each]) => [key, plausible(each, key)])),
      )
    case 'array':
      return def.element
        ? fc.array(plausible(def.element, name.replace(/s$/, '')), { maxLength: 5 })
        : fc.constant([])
    case 'union':
      return fc.oneof(...(def.options ?? []).map((each) => plausible(each, name)))
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? { none: '' }))
    case 'literal':
      return fc.constantFrom(...(def.values ?? ['']))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return known ?? fc.oneof(fc.integer({ min: 0, max: 120 }), fc.double())
    default:
      return known ?? text
  }
}

const LONG = 'x'.repeat(50_000)
/** Values that no field expects. Each goes through JSON, so a lone surrogate is written as `\ud800`. */
export const HOSTILE: Record<string, unknown> = {
  '50,000 characters': LONG,
  NUL: 'a\u0000b',
  'a bell': 'a\u0007b',
  bidi: '\u202Egpj.exe\u2066',
  'zero width only': '\u200B\uFEFF\u200D',
  emoji: '👩🏽‍🚀'.repeat(30),
  'a lone surrogate': 'a\ud800b',
  'combining marks': `e${'\u0301'.repeat(200)}`,
  'a number as a word': 'eleven',
  'digits for a number': '0x1F',
  'a number': 1.5,
  'a huge number': 1e308,
  'a negative number': -1,
  'an unsafe integer': 2 ** 60,
  true: true,
  null: null,
  'an array': ['a', 'b'],
  'an empty array': [],
  'an array of arrays': [[[[]]]],
  'a long array': Array.from({ length: 5_000 }, () => 'a'),
  'an object': { a: 1 },
  'a text in disguise': { length: 3, trim: 'x', toString: 'x' },
  'an operator': { $gt: '' },
  'prototype keys': JSON.parse(
    '{"__proto__":{"role":"superadmin"},"constructor":{"prototype":{"a":1}},"toString":"x"}',
  ),
  SQL: "'; drop table models; --",
  'a pattern': '%_\\%',
  markup: '<script>alert(1)</script>',
  path: '../../../../etc/passwd',
  template: `$\{7*7}{{7*7}}`,
  javascript: 'javascript:alert(1)',
  headers: 'a@example.in\r\nBcc: b@example.in',
  'an impossible day': '2001-02-31',
  'a far day': '+275760-09-13',
}

/** Objects that try to reach the prototype; as text, because in TypeScript `__proto__` is not a property of its own. */
export const PROTOTYPES = [
  '{"__proto__":{"role":"superadmin","isAdmin":true}}',
  '{"constructor":{"prototype":{"role":"superadmin"}}}',
  '{"toString":"x","hasOwnProperty":"x","valueOf":null}',
  '[]',
  'null',
  '"text"',
  '42',
  '{"0":{"json":{}}}',
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  '{"a":1',
  '{"a":1}{"b":2}',
  '\u0000',
  '',
]

const hostile = fc.oneof(
  fc.constantFrom(...Object.values(HOSTILE)),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.anything({ maxDepth: 2, withNullPrototype: false }),
)

/** A whole input: mostly plausible, so that it gets past the validator, with hostile fields strewn in. */
export function fuzzed(procedure: Procedure): fc.Arbitrary<unknown> {
  const { input } = procedure
  if (!input) return fc.oneof(fc.constant(undefined), hostile)
  const sound = plausible(input)
  const names = Object.keys(fieldsOf(procedure))
  if (names.length === 0) return fc.oneof(sound, hostile)
  const broken = fc
    .tuple(
      sound,
      fc.dictionary(fc.constantFrom(...names, '__proto__', 'role', 'id'), hostile, { maxKeys: 3 }),
    )
    .map(([base, changes]) => ({ ...(base as object), ...changes }))
  return fc.oneof(
    { arbitrary: sound, weight: 6 },
    { arbitrary: broken, weight: 6 },
    { arbitrary: hostile, weight: 1 },
  )
}
