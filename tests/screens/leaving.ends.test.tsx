import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { LeaveGuard } from '../../client/src/design/LeaveGuard'
import { house } from '../../client/src/design/theme'
import { currentNotices, dismiss } from '../../client/src/lib/notify'
import { atDashboard } from '../helpers/atDashboard'
import { aSlowLine, heldSending } from '../helpers/slowLine'
import { testApp } from '../helpers/testApp'

afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of currentNotices()) dismiss(id)
})

const question = () => screen.getByRole('alertdialog')
const leave = (words: string) => fireEvent.click(within(question()).getByRole('button', { name: words }))

describe('the question before a page is left', () => {
  it('goes, and is not asked again, when the files of which it asked have arrived meanwhile', async () => {
    const files = heldSending()
    const { user, path } = atDashboard(testApp(), { query: '?tab=portfolio' })
    const file = new File(['x'], 'rooftop.jpg', { type: 'image/jpeg' })
    fireEvent.change(await screen.findByLabelText('Add Image'), { target: { files: [file] } })
    await waitFor(() => expect(files.isSending()).toBe(true))
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    question()
    act(files.arrive)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // What came of a file that was refused would be gone with the page.
    expect(path()).toContain('/model-dashboard')
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    expect(path()).toBe('/')
  })

  it('goes when what was unsaved is saved, and another form still minds', async () => {
    const line = aSlowLine()
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile', before: [line.link] })
    await user.type(await screen.findByRole('textbox', { name: /^City/ }), ' Goa')
    await user.type(screen.getByRole('textbox', { name: /^Instagram/ }), '@asha')
    line.hold('talent.profile.change')
    await user.click(screen.getByRole('button', { name: 'Update Basic Info' }))
    await waitFor(() => expect(line.count()).toBe(1))
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    question()
    line.release()
    await screen.findByText('Basic Information Updated')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(path()).toContain('/model-dashboard')
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    question()
  })
})

/** A page that is left by loading the next one, as where a session is recorded: the browser asks then, if it is told to. */
function aPageLeftByLoad(forms: React.ReactNode) {
  const asked: boolean[] = []
  const load = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    asked.push(leaving.defaultPrevented)
  }
  render(
    <Router hook={() => ['/here', load]}>
      <ChakraProvider value={house}>
        {forms}
        <a href="/there">There</a>
      </ChakraProvider>
    </Router>,
  )
  return { asked, load }
}

describe('a page that was left with a yes', () => {
  it('is not asked about by the browser again, and was before', () => {
    const { asked, load } = aPageLeftByLoad(
      <>
        <LeaveGuard isDirty />
        <LeaveGuard isDirty because="sending" />
      </>,
    )
    load()
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    leave('Leave without saving')
    expect(asked).toEqual([true, false])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('is minded again when the browser shows it as it was put away', () => {
    aPageLeftByLoad(<LeaveGuard isDirty />)
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    leave('Leave without saving')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    question()
  })
})

describe('Logout with a yes', () => {
  it('is not asked about by the browser again', async () => {
    const { user, path } = atDashboard(testApp(), { query: '?tab=profile' })
    await user.type(await screen.findByRole('textbox', { name: /^Why should clients/ }), 'On time.')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    leave('Leave without saving')
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(false)
    await waitFor(() => expect(path()).toBe('/login'))
  })
})
