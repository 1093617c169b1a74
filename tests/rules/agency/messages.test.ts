import { describe, expect, it } from 'vitest'
import { whatsAppLink } from '../../../shared/agency'
import { fillText } from '../../../shared/agency/textPurposes'

describe('the address of a chat', () => {
  it.each([
    ['+91 98100 12345', '919810012345'],
    ['+91-98100-12345', '919810012345'],
    ['+44 (0)20 7946 0018', '442079460018'],
    ['0091 98100 12345', '919810012345'],
  ])('has of %s the digits only', (number, digits) => {
    expect(whatsAppLink(number)).toBe(`https://wa.me/${digits}`)
  })
  it('has %20 for a space and %2B for a plus sign', () => {
    expect(whatsAppLink('+91 98100 12345', 'Hi Zoya, 2+1?\nYes')).toBe(
      'https://wa.me/919810012345?text=Hi%20Zoya%2C%202%2B1%3F%0AYes',
    )
    expect(whatsAppLink(null, 'Hi all')).toBe('https://wa.me/?text=Hi%20all')
  })
})

describe('a text with words in braces', () => {
  it('leaves out a line without any of its words, and keeps what it does not know', () => {
    const pattern = '{name}, hi\n\nFee: {fee}\n{days}{place}\n\n{nothing}\n{agency}'
    expect(fillText(pattern, { name: 'Zoya', fee: '', days: '20 Mar', place: '', agency: 'T' })).toBe(
      'Zoya, hi\n\n20 Mar\n\n{nothing}\nT',
    )
  })
  it('fills in nothing twice', () => {
    expect(fillText('{name} {fee}', { name: '{fee}', fee: '5' })).toBe('{fee} 5')
  })
})
