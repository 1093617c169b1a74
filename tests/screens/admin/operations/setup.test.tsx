import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { loadAgency } from '../../../../server/features/agency/settings/service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { aLine } from '../../../helpers/screens/talentScreens'
import { testApp } from '../../../helpers/testApp'

function open(address: string, role: 'superadmin' | 'admin' = 'superadmin') {
  const t = testApp()
  loadAgency(t)
  const account = t[role]()
  const line = aLine()
  const page = renderAdmin(t, address, { account, before: [line.link] })
  const goTo = (next: string) => {
    page.unmount()
    return renderAdmin(t, next, { account })
  }
  return { line, goTo, ...page }
}
const list = () => screen.findByRole('region', { name: 'What is left to do' })

describe("a new agency's dashboard", () => {
  it('lists what is left to do; a task leads to its page, and is ticked when it is done', async () => {
    const { user, path, goTo } = open('/admin')
    expect(within(await list()).getByText('0 of 12 done')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Set up in seven steps' })).toBeTruthy()
    await user.click(within(await list()).getByRole('link', { name: /^Enter the name of your agency/ }))
    expect(path()).toBe('/admin/settings/agency')
    const name = await screen.findByLabelText(/^Name of the agency/)
    await user.clear(name)
    await user.type(name, 'Kori')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    goTo('/admin')
    await waitFor(async () => expect(within(await list()).getByText('1 of 12 done')).toBeTruthy())
    expect(within(await list()).getByRole('img', { name: 'Done' })).toBeTruthy()
  })

  it('puts the list away, and Agency brings it back; a failure says so and changes nothing', async () => {
    const { user, line, goTo } = open('/admin')
    await list()
    line.cut()
    await user.click(screen.getByRole('button', { name: 'Hide this list' }))
    expect(await screen.findByText(/^Failed to change the list\. No response from the server\./)).toBeTruthy()
    expect(await list()).toBeTruthy()
    line.mend()
    await user.click(screen.getByRole('button', { name: 'Hide this list' }))
    await waitFor(() => expect(screen.queryByText('What is left to do')).toBeNull())
    goTo('/admin/settings')
    await user.click(await screen.findByRole('button', { name: 'Show the list of what is left to do' }))
    expect(await screen.findByText('The list is on the dashboard again')).toBeTruthy()
    goTo('/admin')
    expect(await list()).toBeTruthy()
  })

  it('shows an admin no list', async () => {
    open('/admin', 'admin')
    expect(await screen.findByRole('heading', { name: 'Waiting for an answer' })).toBeTruthy()
    expect(screen.queryByText('What is left to do')).toBeNull()
  })
})
