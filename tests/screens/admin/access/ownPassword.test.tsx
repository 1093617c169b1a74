import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aColleague, PASSWORD } from '../../../helpers/people/secondFactor'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

/** A superadmin with a key and a calendar address, at the form for a new password. */
async function atTheForm({ hasAccess }: { hasAccess: boolean }) {
  const t = testApp()
  const account = await aColleague(t, 'superadmin', 'noor@agency.example')
  const own = t.as(account)
  if (hasAccess) {
    await own.admin.apiKeys.make({ name: 'Website', actions: ['models.read'], days: null })
    await own.desk.feeds.create({ scope: 'my jobs' })
  }
  const { user } = renderAdmin(t, '/admin/account', { account })
  const change = async () => {
    await user.type(await screen.findByLabelText(/^Current password/), PASSWORD)
    await user.type(screen.getByLabelText(/^New password/), 'another sentence')
    await user.type(screen.getByLabelText(/^Confirm new password/), 'another sentence')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('Password changed')).toBeTruthy()
    return own.auth.ownAccess()
  }
  return { user, change }
}

const BOX = 'Also end my API keys and calendar addresses'

describe('the box beside a new password', () => {
  it('names what would end, and ends it when it is ticked', async () => {
    const { user, change } = await atTheForm({ hasAccess: true })
    await user.click(await screen.findByRole('checkbox', { name: BOX }))
    expect(screen.getByText('API key: Website')).toBeTruthy()
    expect(screen.getByText('Calendar address: my jobs')).toBeTruthy()
    expect(await change()).toEqual({ keys: [], calendars: [] })
  })

  it('leaves all as it is when it is not ticked', async () => {
    const { change } = await atTheForm({ hasAccess: true })
    expect(await screen.findByRole('checkbox', { name: BOX })).toHaveProperty('checked', false)
    expect(await change()).toEqual({ keys: ['Website'], calendars: ['my jobs'] })
  })

  it('is not shown where nothing would end', async () => {
    const { change } = await atTheForm({ hasAccess: false })
    await change()
    expect(screen.queryByRole('checkbox', { name: /^Also end/ })).toBeNull()
  })
})
