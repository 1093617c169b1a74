import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Link, Route, Router, useSearchParams } from 'wouter'
import { Dialog } from '../../../client/src/design/feedback/Dialog'
import { system } from '../../../client/src/design/theme/theme'
import { aroundNavigation } from '../../../client/src/lib/navigation/closeOnBack'

function List() {
  const [params, setParams] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <p>Gender: {params.get('gender') ?? 'all'}</p>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Filters">
        <button type="button" onClick={() => setParams({ gender: 'Female' }, { replace: true })}>
          Female
        </button>
        <button type="button" onClick={() => setAsking(true)}>
          Ask
        </button>
        <Link href="/about">About</Link>
      </Dialog>
      <Link href="/about">On to About</Link>
      <Link href="/about" replace>
        About instead
      </Link>
      <Dialog open={isAsking} onClose={() => setAsking(false)} title="Sure?">
        A question
      </Dialog>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialogs = () => screen.queryAllByRole('dialog').length
const heading = (name: string) => screen.findByRole('heading', { name })
/** The browser's current path, after a short wait: going back is asynchronous. */
async function settled() {
  await new Promise((resolve) => setTimeout(resolve, 60))
  return `${location.pathname}${location.search}`
}

describe('Back', () => {
  beforeEach(async () => {
    history.pushState(null, '', '/before')
    history.pushState(null, '', '/list')
    render(
      <StrictMode>
        <ChakraProvider value={system}>
          <Router aroundNav={aroundNavigation}>
            <Route path="/before">
              <h1>Before</h1>
            </Route>
            <Route path="/list" component={List} />
            <Route path="/about">
              <h1>About</h1>
            </Route>
          </Router>
        </ChakraProvider>
      </StrictMode>,
    )
    await press('Filters')
  })
  afterEach(async () => {
    await settled()
  })

  it('closes a dialog and stays on the page; the next Back leaves it', async () => {
    history.back()
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(await settled()).toBe('/list')
    history.back()
    await heading('Before')
  })

  it('leaves the page directly after a dialog that was closed by its button', async () => {
    await press('Dismiss')
    expect(await settled()).toBe('/list')
    history.back()
    await heading('Before')
  })

  it('closes stacked dialogs one at a time', async () => {
    await press('Ask')
    expect(dialogs()).toBe(2)
    history.back()
    await waitFor(() => expect(dialogs()).toBe(1))
    await settled()
    history.back()
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(await settled()).toBe('/list')
    history.back()
    await heading('Before')
  })

  it('returns from a page linked in a dialog to the page, with no entry between', async () => {
    await userEvent.click(screen.getByRole('link', { name: 'About' }))
    await heading('About')
    history.back()
    await screen.findByText('Gender: all')
    expect(dialogs()).toBe(0)
    await settled()
    history.back()
    await heading('Before')
  })

  it('returns from a page linked after a dialog, with the choices made in the meantime', async () => {
    await press('Female')
    await press('Dismiss')
    await waitFor(() => expect(dialogs()).toBe(0))
    await userEvent.click(screen.getByRole('link', { name: 'On to About' }))
    await heading('About')
    history.back()
    await screen.findByText('Gender: Female')
    expect(await settled()).toBe('/list?gender=Female')
    history.back()
    await heading('Before')
  })

  it('leads to the previous page after a dialog and a page that replaced this one', async () => {
    await press('Dismiss')
    await userEvent.click(screen.getByRole('link', { name: 'About instead' }))
    await heading('About')
    history.back()
    await heading('Before')
  })

  it('closes a dialog opened after another was closed, and then leaves the page', async () => {
    await press('Dismiss')
    await press('Filters')
    history.back()
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(await settled()).toBe('/list')
    history.back()
    await heading('Before')
  })

  it("ignores a dialog's entry when something other than the router has replaced it", async () => {
    await press('Dismiss')
    history.replaceState(null, '', '/list?gender=Male')
    const back = vi.spyOn(history, 'back')
    await userEvent.click(screen.getByRole('link', { name: 'About instead' }))
    await heading('About')
    expect(back).not.toHaveBeenCalled()
    back.mockRestore()
  })

  it.each([
    ['Back', () => history.back()],
    ['its button', () => press('Dismiss')],
  ])('keeps the choices made in a dialog that is closed by %s', async (_, close) => {
    await press('Female')
    await screen.findByText('Gender: Female')
    void close()
    await waitFor(() => expect(dialogs()).toBe(0))
    expect(await settled()).toBe('/list?gender=Female')
    expect(screen.getByText('Gender: Female')).toBeTruthy()
  })

  it('is not undone by Forward: the page stays, without its dialog', async () => {
    history.back()
    await waitFor(() => expect(dialogs()).toBe(0))
    await settled()
    history.forward()
    expect(await settled()).toBe('/list')
    history.back()
    await heading('Before')
  })
})
