import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { UnsavedChangesGuard } from '../../../client/src/design/feedback/UnsavedChangesGuard'
import { system } from '../../../client/src/design/theme/theme'
import { aSlowLine, heldSending } from '../../helpers/screens/slowNetwork'
import { atDashboard } from '../../helpers/screens/talentScreens'
import { testApp } from '../../helpers/testApp'

const question = () => screen.getByRole('alertdialog')
const leave = (words: string) => fireEvent.click(within(question()).getByRole('button', { name: words }))

describe('the question before a page is left', () => {
  it('closes without asking again when the files it asked about have arrived in the meantime', async () => {
    const files = heldSending()
    const { user, path } = atDashboard(testApp(), { query: '?tab=portfolio' })
    const file = new File(['x'], 'rooftop.jpg', { type: 'image/jpeg' })
    fireEvent.change(await screen.findByLabelText('Add Image'), { target: { files: [file] } })
    await waitFor(() => expect(files.isSending()).toBe(true))
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    question()
    act(files.arrive)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // The result of a refused file would be lost with the page.
    expect(path()).toContain('/model-dashboard')
    await user.click(screen.getByRole('link', { name: 'Tehkhana' }))
    expect(path()).toBe('/')
  })

  it('closes when the unsaved change is saved, but not while another form is unsaved', async () => {
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

/** A page left by a full page load, as where session replay runs: the browser asks then, if it is told to. */
function aPageLeftByLoad(forms: React.ReactNode) {
  const asked: boolean[] = []
  const load = () => {
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    asked.push(leaving.defaultPrevented)
  }
  render(
    <Router hook={() => ['/here', load]}>
      <ChakraProvider value={system}>
        {forms}
        <a href="/there">There</a>
      </ChakraProvider>
    </Router>,
  )
  return { asked, load }
}

describe('a page left after confirming', () => {
  it('triggers no second question by the browser, which was active before', () => {
    const { asked, load } = aPageLeftByLoad(
      <>
        <UnsavedChangesGuard isDirty />
        <UnsavedChangesGuard isDirty because="sending" />
      </>,
    )
    load()
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    leave('Leave without saving')
    expect(asked).toEqual([true, false])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks again when the browser restores it from its cache', () => {
    aPageLeftByLoad(<UnsavedChangesGuard isDirty />)
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    leave('Leave without saving')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    fireEvent.click(screen.getByRole('link', { name: 'There' }))
    question()
  })
})

describe('Logout after confirming', () => {
  it('triggers no second question by the browser', async () => {
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
