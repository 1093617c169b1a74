import { describe, expect, it } from 'vitest'
import { maskedNumber } from '../../../server/features/talent/documents/rules'
import { endState } from '../../../shared/media/documentWords'
import { documentFacts } from '../../../shared/talent/documents'

const read = (kind: string, number: string, validUntil = '') =>
  documentFacts.safeParse({ kind, number, validUntil })
const kept = (kind: string, number: string) => read(kind, number).data?.number
const refusal = (kind: string, number: string) => read(kind, number).error?.issues[0]?.message

describe('the number of a document', () => {
  it('is kept in capitals without gaps for passports and PAN cards, as given for others', () => {
    expect(kept('passport', ' p 1234-567 ')).toBe('P1234567')
    expect(kept('pan', 'abcde 1234 f')).toBe('ABCDE1234F')
    expect(kept('contract', 'TH/26-114')).toBe('TH/26-114')
    expect(kept('release', ' ')).toBeNull()
  })

  it.each(['123', '12345', '123456789012', 'XXXX XXXX 1234', '1234 ', '१२३४', ''])(
    'of an Aadhaar is its last four digits: %j',
    (given) => {
      if (given === '1234 ') expect(kept('aadhaar', given)).toBe('1234')
      else expect(refusal('aadhaar', given)).toBe('Enter only the last four digits of the Aadhaar')
    },
  )

  it.each(['passport', 'contract', 'pan', 'release', 'other'])(
    'is never a whole Aadhaar, called a %s',
    (kind) => {
      for (const given of ['234567890123', '2345 6789 0123', '2345-6789-0123', '२३४५६७८९०१२३'])
        expect(refusal(kind, given)).toBe(
          'This looks like an Aadhaar number. Choose Aadhaar, and enter only its last four digits.',
        )
    },
  )

  it('is refused where it cannot be one', () => {
    expect(refusal('pan', 'ABCD1234F')).toBe('A PAN reads like ABCDE1234F')
    expect(refusal('passport', 'P1')).toBe('A passport number has 6 to 12 letters and digits')
    expect(refusal('other', 'x'.repeat(61))).toBe('At most 60 characters')
    expect(refusal('visa', '1')).toBe('Choose a kind of document')
  })
})

it('a day that does not exist is no end', () => {
  expect(read('contract', '', '2026-02-30').error?.issues[0]).toMatchObject({
    path: ['validUntil'],
    message: 'Enter a date as YYYY-MM-DD',
  })
  expect(read('contract', '', '2027-02-28').data?.validUntil).toBe('2027-02-28')
  expect(read('contract', '').data?.validUntil).toBeNull()
})

it('a masked number shows its last four characters, of a short one two, of a very short one none', () => {
  expect(maskedNumber('passport', 'P1234567')).toBe('••••4567')
  expect(maskedNumber('contract', 'TH114')).toBe('••••14')
  expect(maskedNumber('other', 'A1')).toBe('••••')
  expect(maskedNumber('aadhaar', '9012')).toBe('••••9012')
  expect(maskedNumber('release', null)).toBeNull()
})

it('an end is near for 60 days and soon for 30; the last day still counts', () => {
  const today = '2026-03-02'
  expect(endState(null, today)).toBeNull()
  expect(endState('2026-05-02', today)).toBeNull() // 61 days
  expect(endState('2026-05-01', today)).toBe('near')
  expect(endState('2026-04-02', today)).toBe('near') // 31 days
  expect(endState('2026-04-01', today)).toBe('soon')
  expect(endState('2026-03-02', today)).toBe('soon')
  expect(endState('2026-03-01', today)).toBe('over')
})
