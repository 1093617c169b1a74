import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { lateDialog } from '../../../../client/src/admin/forms/lateDialog'
import { Button } from '../../../../client/src/design/actions/Button'
import { Toaster } from '../../../../client/src/design/feedback/Toaster'
import { system } from '../../../../client/src/design/theme/theme'

it('a dialog whose code does not arrive says so, leaves the page, and opens at the next press', async () => {
  let isCut = true
  const Question = lateDialog(async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: ({ onClose }: { onClose: () => void }) => <Button onClick={onClose}>Not now</Button> }
  })
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <input aria-label="City" />
        <Button onClick={() => setOpen(true)}>New job</Button>
        {isOpen ? <Question onClose={() => setOpen(false)} /> : null}
      </>
    )
  }
  render(
    <ChakraProvider value={system}>
      <Page />
      <Toaster />
    </ChakraProvider>,
  )
  await userEvent.type(screen.getByLabelText('City'), 'Pune')
  await userEvent.click(screen.getByRole('button', { name: 'New job' }))
  await screen.findByText('No response from the server. Check your connection and try again.')
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Pune')
  isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'New job' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
})
