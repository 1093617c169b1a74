import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmailText } from '../../../../client/src/admin/lists/cells/EmailText'

it.each([
  ['rohan@thirdmonsoon.example', ['rohan@', 'thirdmonsoon', '.example']],
  ['rohan.rao@mail.example.in', ['rohan.rao@', 'mail.example', '.in']],
  ['a@b', ['a@', '', 'b']],
  ['not an address', ['', '', 'not an address']],
])('%s is read whole and breaks only at its parts', (address, parts) => {
  const { container } = render(<EmailText address={address} />)
  expect(container.textContent).toBe(address)
  expect(container.innerHTML.split('<wbr>')).toEqual(parts)
})
