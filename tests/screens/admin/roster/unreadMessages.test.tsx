import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { startSession } from '../../../../client/src/lib/session'
import { mentorMessages } from '../../../../drizzle/schema'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { aMentorMessage } from '../../../../server/demo/builders/mentorMessages'
import { aModel } from '../../../../server/demo/builders/models'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { aLine } from '../../../helpers/screens/talentScreens'
import { type TestApp, testApp } from '../../../helpers/testApp'

function aTalent(t: TestApp, stageName: string) {
  const account = anAccount(t, { role: 'model' })
  return aModel(t, { accountId: account.id, stageName })
}

function atAdmin(t: TestApp, path: string, before: Parameters<typeof renderScreen>[2] = {}) {
  const account = anAccount(t, { role: 'admin', name: 'Meera Iyer' })
  startSession({
    token: 'x',
    roles: ['admin'],
    name: account.name,
    picture: null,
    userId: account.id,
    agency: null,
  })
  return renderScreen(t, path, { account, ...before })
}

const kept = (t: TestApp) => t.db.select().from(mentorMessages).all()
const toggle = () => screen.findByRole('button', { name: /^Messages with this talent/ })
const write = (text: string) =>
  fireEvent.input(screen.getByLabelText(/^Write to Asha/), { target: { value: text } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

describe('unread messages on the admin dashboard', () => {
  it('are counted for each talent, each line linking to the opened messages of the model', async () => {
    const t = testApp()
    const asha = aTalent(t, 'Asha')
    const zoya = aTalent(t, 'Zoya')
    aMentorMessage(t, asha.id)
    aMentorMessage(t, asha.id)
    aMentorMessage(t, zoya.id)
    atAdmin(t, '/admin')
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }))
    const lines = waiting.getAllByRole('link', { name: /Unread messages from talent/ })
    expect(lines.map((line) => line.getAttribute('href'))).toEqual([
      `/admin/models/${asha.id}?messages=open`,
      `/admin/models/${zoya.id}?messages=open`,
    ])
    expect(lines[0]?.textContent).toMatch(
      /^2Unread messages from talent.*Asha, newest Mar 2, 2026, 03:30 PM$/,
    )
  })

  it('are not shown when there are none', async () => {
    atAdmin(testApp(), '/admin')
    const waiting = within(await screen.findByRole('region', { name: 'Waiting for an answer' }))
    expect(waiting.getByRole('link', { name: /Unread messages from talent/ }).textContent).toMatch(/^0/)
  })
})

describe('messages on the model page', () => {
  it('are shown above exactly five tabs, closed with their count, and stay unread until they are opened', async () => {
    const t = testApp()
    const asha = aTalent(t, 'Asha')
    aMentorMessage(t, asha.id, { text: 'When is the fitting?' })
    atAdmin(t, `/admin/models/${asha.id}`)
    const button = await toggle()
    await within(button).findByText('1 unread')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Basic Info',
      'Physical Details',
      'Social Info',
      'Ratings',
      'Images',
    ])
    const [firstTab] = tabs
    if (!firstTab) throw new Error('no tab')
    expect(button.compareDocumentPosition(firstTab) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(kept(t)[0]?.readAt).toBeNull()
    fireEvent.click(button)
    within(screen.getByRole('log', { name: 'Messages' })).getByText('When is the fitting?')
    await waitFor(() => expect(kept(t)[0]?.readAt).not.toBeNull())
    await waitFor(() => expect(within(button).queryByText('1 unread')).toBeNull())
  })

  it("opened by the address are marked read, and answered in the same place with the sender's name", async () => {
    const t = testApp()
    const asha = aTalent(t, 'Asha')
    aMentorMessage(t, asha.id, { text: 'When is the fitting?' })
    atAdmin(t, `/admin/models/${asha.id}?messages=open`)
    const log = within(await screen.findByRole('log', { name: 'Messages' }))
    log.getByText('When is the fitting?')
    write('On Tuesday at ten.')
    press('Send message')
    await log.findByText('On Tuesday at ten.')
    log.getByText('Meera Iyer')
    await waitFor(() => expect(screen.getByLabelText(/^Write to Asha/)).toHaveProperty('value', ''))
    expect(kept(t).map(({ sender, text }) => [sender, text])).toEqual([
      ['talent', 'When is the fitting?'],
      ['agency', 'On Tuesday at ten.'],
    ])
  })

  it('without a network keep what was typed, show an error, and send it once by Try again', async () => {
    const t = testApp()
    const line = aLine()
    const asha = aTalent(t, 'Asha')
    atAdmin(t, `/admin/models/${asha.id}?messages=open`, { before: [line.link] })
    await screen.findByText(/^No messages yet/)
    line.cut()
    write('Welcome')
    press('Send message')
    await screen.findByText('Your message was not sent.')
    expect(screen.getByLabelText(/^Write to Asha/)).toHaveProperty('value', 'Welcome')
    line.mend()
    press('Try again')
    await within(screen.getByRole('log', { name: 'Messages' })).findByText('Welcome')
    expect(kept(t)).toHaveLength(1)
  })

  it('are not shown for a model without an account', async () => {
    const t = testApp()
    const model = aModel(t, { stageName: 'Asha' })
    atAdmin(t, `/admin/models/${model.id}`)
    await screen.findAllByRole('tab')
    expect(screen.queryByRole('button', { name: /^Messages with this talent/ })).toBeNull()
  })
})
