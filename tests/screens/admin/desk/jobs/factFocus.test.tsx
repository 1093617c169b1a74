import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TextFact } from '../../../../../client/src/admin/desk/jobs/facts/Fact'
import { system } from '../../../../../client/src/design/theme/theme'

it('a fact that is saved has the focus again, but takes it from no field that is typed into meanwhile', async () => {
  let close = () => {}
  const form = (done: () => void) => {
    close = done
    return <input aria-label="Brand" />
  }
  render(
    <ChakraProvider value={system}>
      <TextFact title="About" value="Kori" form={form} />
      <input aria-label="Budget" />
    </ChakraProvider>,
  )
  const edit = () => userEvent.click(screen.getByRole('button', { name: 'Edit: About' }))
  await edit()
  await userEvent.click(screen.getByLabelText('Brand'))
  act(() => close())
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'About' }))

  await edit()
  await userEvent.click(screen.getByLabelText('Budget'))
  act(() => close())
  expect(screen.queryByLabelText('Brand')).toBeNull()
  expect(document.activeElement).toBe(screen.getByLabelText('Budget'))
})
