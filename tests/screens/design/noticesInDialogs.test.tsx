import { ChakraProvider } from '@chakra-ui/react'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../../../client/src/design/actions/Button'
import { Dialog } from '../../../client/src/design/feedback/Dialog'
import { Toaster } from '../../../client/src/design/feedback/Toaster'
import { system } from '../../../client/src/design/theme/theme'
import { notify, notifyFailure, notifySuccess } from '../../../client/src/lib/notify'

/** As a browser, which lets nobody press what is behind; jsdom has no such dialogs. */
beforeEach(() => {
  const dialog = HTMLDialogElement.prototype
  const show = vi.fn(function (this: HTMLDialogElement) {
    this.setAttribute('open', '')
  })
  Object.defineProperty(dialog, 'showModal', { value: show, configurable: true })
  return () => void Reflect.deleteProperty(dialog, 'showModal')
})

function Page() {
  const [names, setNames] = useState<string[]>([])
  const last = names.at(-1)
  return (
    <>
      <Button onClick={() => setNames(['Rename'])}>Rename</Button>
      {names.map((name) => (
        <Dialog key={name} open title={name} onClose={() => setNames(names.filter((each) => each !== name))}>
          {name === last ? <Button onClick={() => setNames([...names, 'Sure?'])}>Ask</Button> : null}
        </Dialog>
      ))}
    </>
  )
}

const open = () =>
  render(
    <StrictMode>
      <ChakraProvider value={system}>
        <Page />
        <Toaster />
      </ChakraProvider>
    </StrictMode>,
  )
const regions = () => screen.getAllByRole('region', { name: 'Notices' })

it('a notice is in the dialog that is open, in a region that was there before it, and can be dismissed', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const dialog = screen.getByRole('dialog', { name: 'Rename' })
  const [region] = regions()
  expect(regions()).toHaveLength(1)
  expect(dialog.contains(region as HTMLElement)).toBe(true)
  act(() => void notifyFailure('Not saved', 'No response from the server.'))
  expect(regions()).toEqual([region])
  const said = within(dialog).getByText('Not saved')
  expect(said.closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss: Not saved' }))
  expect(screen.queryByText('Not saved')).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Rename' })).toBe(dialog)
})

it('a notice goes to the dialog over the other, back to the one below, and then to the page', async () => {
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  act(() => void notifyFailure('Not saved'))
  const place = () => screen.getByText('Not saved').closest('dialog')
  expect(place()).toBe(screen.getByRole('dialog', { name: 'Sure?' }))
  const close = async (name: string) =>
    userEvent.click(within(screen.getByRole('dialog', { name })).getByRole('button', { name: 'Dismiss' }))
  await close('Sure?')
  expect(place()).toBe(screen.getByRole('dialog', { name: 'Rename' }))
  await close('Rename')
  expect(place()).toBeNull()
  expect(regions()).toHaveLength(1)
})

it('what is said as a dialog closes is said in the region of the page, which was there before', async () => {
  open()
  const [region] = regions()
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  act(() => void notifySuccess('Saved'))
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(regions()).toEqual([region])
  expect(within(region as HTMLElement).getByText('Saved')).toBeTruthy()
})

it("a notice's button can be pressed while a dialog is open", async () => {
  open()
  let undone = 0
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  const run = () => {
    undone += 1
  }
  act(() => void notify('Rejected', undefined, 'neutral', { words: 'Undo', run }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Undo' }))
  expect(undone).toBe(1)
})
