import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { models } from '../../../../../drizzle/schema'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'
import { brokenLine } from '../../../../helpers/screens/renderScreen'

beforeEach(() => sessionStorage.clear())

function withTalents() {
  const d = atDesk()
  aModel(d.t, { stageName: 'Asha', name: 'Asha Rao', phone: '+91 98200 12345' })
  aModel(d.t, { stageName: 'Mehr', name: 'Mehr Gill', phone: null })
  d.t.db
    .update(models)
    .set({ phone: '+91 98100 12345', textLanguage: 'hi' })
    .where(eq(models.id, d.zoya.id))
    .run()
  return d
}
type Screen = ReturnType<typeof renderDesk>

async function mark({ user }: Screen, ...names: string[]) {
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Mark ${name}` }))
  await user.click(screen.getByRole('button', { name: 'Write on WhatsApp' }))
  expect(await screen.findByRole('heading', { name: 'Write on WhatsApp', level: 1 })).toBeTruthy()
}
const linkOf = () => screen.findByRole('link', { name: /^Open WhatsApp/ })
const hrefOf = async () => (await linkOf()).getAttribute('href')

describe('writing to marked talents', () => {
  it('fills the names into one text, each in their language, and goes on with Enter alone', async () => {
    const { t, noor } = withTalents()
    const page = renderDesk(t, '/admin/talents', { account: noor })
    await mark(page, 'Asha', 'Mehr', 'Zoya')
    const { user } = page
    expect(await screen.findByText('Asha, Zoya, Mehr')).toBeTruthy()
    expect(screen.getByText('No number: Mehr. They come last.')).toBeTruthy()
    expect(screen.getByText('For Zoya.')).toBeTruthy()
    const start = screen.getByRole('button', { name: 'Start: Asha' })
    await user.click(start)
    expect(await screen.findByText('Write a text')).toBeTruthy()
    await user.type(screen.getByLabelText('Text'), 'free on 5 + 6 May?')
    await user.type(screen.getByLabelText('Text in Hindi'), '5 मई?')
    await user.click(start)

    expect(await screen.findByRole('heading', { name: 'Asha', level: 1 })).toBeTruthy()
    expect(await hrefOf()).toBe(
      'https://wa.me/919820012345?text=Hi%20Asha%2C%20free%20on%205%20%2B%206%20May%3F',
    )
    expect(document.activeElement).toBe(await linkOf())
    expect(screen.getByText('0 done')).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Next: Zoya' }))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('heading', { name: 'Zoya', level: 1 })).toBeTruthy()
    expect(await hrefOf()).toBe(`https://wa.me/919810012345?text=${encodeURIComponent('नमस्ते Zoya, 5 मई?')}`)
    await user.keyboard('s')
    expect(await screen.findByRole('heading', { name: 'Mehr', level: 1 })).toBeTruthy()
    await user.keyboard('s')
    expect(await screen.findByText('1 done, 2 skipped. Choose one of the skipped to go on.')).toBeTruthy()
  })

  it('goes on after a reload where it was, and says of nobody that they were written to who was not pressed', async () => {
    const { t, noor } = withTalents()
    const page = renderDesk(t, '/admin/talents', { account: noor })
    await mark(page, 'Asha', 'Zoya')
    await page.user.type(await screen.findByLabelText('Text'), 'free?')
    await page.user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    await linkOf()
    await page.user.keyboard('w')
    await screen.findByRole('button', { name: 'Next: Zoya' })
    page.unmount()

    const { user } = renderDesk(t, '/admin/messages/talents', { account: noor })
    expect(await screen.findByRole('heading', { name: 'Zoya', level: 1 })).toBeTruthy()
    const list = within(screen.getByRole('region', { name: '2 to write to' }))
    expect(list.getByRole('button', { name: /Asha/ }).textContent).toMatch(/Written \d\d:\d\d$/)
    expect(list.getByRole('button', { name: /Zoya/ }).textContent).not.toContain('Written')
    // She has chosen Hindi, but only one text was typed: there is nothing to choose.
    expect(await hrefOf()).toContain('text=Hi%20Zoya%2C%20free%3F')
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
    await user.click(list.getByRole('button', { name: /Asha/ }))
    await user.click(await screen.findByRole('button', { name: 'It did not go' }))
    expect(await linkOf()).toBeTruthy()
  })

  it('shows a colleague who was written to, in the walk and on the card, and lets them be skipped', async () => {
    const { t, desk, noor, kabir, zoya } = withTalents()
    await desk.texts.markedStep({ of: 'talents', id: zoya.id, step: 'sent' })
    const page = renderDesk(t, '/admin/talents', { account: kabir })
    await mark(page, 'Asha', 'Zoya')
    const { user } = page
    expect(await screen.findByText(/^Written to in the last 7 days: Zoya \d\d:\d\d by Noor\.$/)).toBeTruthy()
    await user.type(screen.getByLabelText('Text'), 'free?')
    await user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    expect((await screen.findByRole('button', { name: /Zoya/ })).textContent).toMatch(
      /Written \d\d:\d\d by Noor$/,
    )
    await user.click(screen.getByRole('button', { name: 'Change the text' }))
    await user.click(await screen.findByRole('button', { name: 'Skip this one' }))
    await user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    await linkOf()
    expect(screen.getByRole('button', { name: /Zoya/ }).textContent).toMatch(/Skipped$/)
    await user.keyboard('w')
    await screen.findByRole('button', { name: 'Finish' })
    page.unmount()

    renderDesk(t, `/admin/talents/${zoya.id}`, { account: noor })
    expect(await screen.findByText(/^Written \d\d:\d\d by Noor$/)).toBeTruthy()
  })

  it('says so where colleagues cannot be told, and goes on', async () => {
    const { t, noor } = withTalents()
    const page = renderDesk(t, '/admin/talents', { account: noor })
    await mark(page, 'Asha', 'Zoya')
    await page.user.type(await screen.findByLabelText('Text'), 'free?')
    await page.user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    await linkOf()
    t.db.delete(models).where(eq(models.stageName, 'Asha')).run()
    await page.user.keyboard('w')
    expect(await screen.findByText('Your colleagues do not see that you wrote')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next: Zoya' })).toBeTruthy()
  })

  it('changes the text of one person, the language of another, and the text of all', async () => {
    const { t, noor, zoya } = withTalents()
    const page = renderDesk(t, '/admin/talents', { account: noor })
    await mark(page, 'Asha', 'Zoya')
    const { user } = page
    await user.type(await screen.findByLabelText('Text'), 'free?')
    await user.type(screen.getByLabelText('Text in Hindi'), 'खाली?')
    await user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    await user.type(await screen.findByLabelText('Text'), ' Bring heels.')
    expect(await hrefOf()).toContain('text=Hi%20Asha%2C%20free%3F%20Bring%20heels.')
    await user.click(screen.getByRole('button', { name: /Zoya/ }))
    await user.click(await screen.findByRole('button', { name: 'English' }))
    await waitFor(async () => expect(await hrefOf()).toContain('text=Hi%20Zoya'))
    expect(t.db.select().from(models).where(eq(models.id, zoya.id)).get()?.textLanguage).toBe('en')
    await user.click(screen.getByRole('button', { name: 'Change the text' }))
    await user.type(await screen.findByLabelText('Text'), ' Call us.')
    await user.click(screen.getByRole('button', { name: 'Start: Asha' }))
    expect(await hrefOf()).toContain('Bring%20heels.')
    await user.click(screen.getByRole('button', { name: /Zoya/ }))
    await waitFor(async () => expect(await hrefOf()).toContain('text=Hi%20Zoya%2C%20free%3F%20Call%20us.'))
  })

  it('says that nobody is marked, and that the people could not be loaded', async () => {
    const { t, noor } = withTalents()
    const empty = renderDesk(t, '/admin/messages/talents', { account: noor })
    expect(await screen.findByText('Nobody is marked')).toBeTruthy()
    expect(screen.getByText('Mark talents in their list, then press Write on WhatsApp.')).toBeTruthy()
    empty.unmount()
    const page = renderDesk(t, '/admin/talents', { account: noor })
    await mark(page, 'Asha')
    page.unmount()
    renderDesk(t, '/admin/messages/talents', { account: noor, before: [brokenLine] })
    expect(await screen.findAllByText('Error loading who is written to')).not.toHaveLength(0)
  })
})

it('marked contacts of one client are written to without the others, by keys alone, and one comes back to the client', async () => {
  const { t, desk, noor } = withTalents()
  const { id: clientId } = await desk.clients.create({ name: 'Kori Mills' })
  for (const name of ['Anil Mehta', 'Devika Rao', 'Ravi Shah'])
    await desk.contacts.create({ clientId, name, phone: '98200 54321' })
  const gone = (await desk.clients.get({ id: clientId })).contacts.find(({ name }) => name === 'Ravi Shah')
  await desk.contacts.change({ id: gone?.id ?? '', version: gone?.version ?? 0, hasLeft: true })
  const { user } = renderDesk(t, `/admin/clients/${clientId}`, { account: noor })
  const box = await screen.findByRole('checkbox', { name: 'Mark Devika Rao' })
  expect(screen.queryByRole('checkbox', { name: 'Mark Ravi Shah' })).toBeNull()
  screen.getByRole('button', { name: 'Edit Devika Rao' }).focus()
  await user.keyboard('x')
  expect((box as HTMLInputElement).checked).toBe(true)
  await user.keyboard('w')
  expect(await screen.findByRole('heading', { name: '1 to write to' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Kori Mills' }).getAttribute('href')).toBe(
    `/admin/clients/${clientId}`,
  )
  await user.type(screen.getByLabelText('Text'), 'new faces.')
  await user.click(screen.getByRole('button', { name: 'Start: Devika Rao' }))
  await linkOf()
  await user.keyboard('w')
  await user.click(await screen.findByRole('button', { name: 'Finish' }))
  expect((await screen.findByRole('link', { name: 'Back to Kori Mills' })).getAttribute('href')).toBe(
    `/admin/clients/${clientId}`,
  )
})

it('of marked clients the contacts are written to by their first names, and clients without one are named', async () => {
  const { t, desk, noor } = withTalents()
  const { id: clientId } = await desk.clients.create({ name: 'Kori Mills' })
  await desk.contacts.create({ clientId, name: 'Anil Mehta', phone: '98200 54321' })
  await desk.clients.create({ name: 'Saheli' })
  const page = renderDesk(t, '/admin/clients', { account: noor })
  await mark(page, 'Kori Mills', 'Saheli')
  expect(await screen.findByText('No contact: Saheli.')).toBeTruthy()
  await page.user.type(screen.getByLabelText('Text'), 'new faces.')
  await page.user.click(screen.getByRole('button', { name: 'Start: Anil Mehta' }))
  expect(await hrefOf()).toBe('https://wa.me/919820054321?text=Hi%20Anil%2C%20new%20faces.')
  expect(screen.getByRole('link', { name: 'Open the client' }).getAttribute('href')).toBe(
    `/admin/clients/${clientId}`,
  )
  await page.user.keyboard('w')
  await screen.findByRole('button', { name: 'Finish' })
  page.unmount()
  renderDesk(t, `/admin/clients/${clientId}`, { account: noor })
  expect(await screen.findByText(/^Written \d\d:\d\d by Noor$/)).toBeTruthy()
})
