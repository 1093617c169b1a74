import { describe, expect, it } from 'vitest'
import { procedures } from '../attack/calls'
import { fieldsOf } from '../attack/inputs'
import { testApp } from '../helpers/testApp'

const GIVEN = [
  ...[undefined, null, true, '', 'nonsense', 'x'.repeat(6_000)],
  ...[0, 5, -1, 1.5, 1e300, [], [5], Array(200).fill('x'), {}, { a: 1 }],
]
/** The library's default messages: they name types and received values. */
const LIBRARY =
  /^Invalid (input|option|string|key|element|number|URL|email|ISO)|expected|received|Too (big|small)|Unrecognized/

describe('the message for a wrong field', () => {
  it.each(procedures.filter(({ input }) => input).map((each) => [each.name, each] as const))(
    'is a sentence for a person at %s',
    (_name, procedure) => {
      const said = Object.keys(fieldsOf(procedure)).flatMap((field) =>
        GIVEN.flatMap((value) => procedure.input?.safeParse({ [field]: value }).error?.issues ?? []),
      )
      const strange = said.filter(({ message }) => LIBRARY.test(message) || message === '')
      expect(strange.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([])
    },
  )

  it('is the specification’s where a field is missing altogether, as where it is empty', async () => {
    const http = testApp().http()
    const reset = { token: 'x', username: 'asha@example.in' }
    for (const given of [reset, { ...reset, newPassword: '' }])
      expect((await http.post('/auth/password-reset').send(given)).body.message).toBe(
        'New password is required',
      )
  })

  it.each(['0', '1001', '-1', '1.5', 'many', ''])('names the bounds of a list at limit=%s', async (limit) => {
    const { status, body } = await testApp().http().get('/public/models').query({ limit })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'limit', message: 'Enter a whole number from 1 to 1,000' }])
  })
})
