import { expect, it } from 'vitest'
import { relyingParty } from '../../../server/features/access/passkeys/proof.rules'

it.each([
  ['https://agency.example', { id: 'agency.example', origin: 'https://agency.example' }],
  [
    'https://www.agency.example:8443',
    { id: 'www.agency.example', origin: 'https://www.agency.example:8443' },
  ],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://127.0.0.1:4310', { id: 'localhost', origin: 'http://localhost:4310' }],
  ['http://[::1]', { id: 'localhost', origin: 'http://localhost' }],
  ['http://agency.example', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::7]', null],
])('passkeys of a site at %s belong to %o', (site, expected) => {
  expect(relyingParty(site)).toEqual(expected)
})
