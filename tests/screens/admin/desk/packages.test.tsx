import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { withPackage } from '../../../helpers/desk/packages'
import { renderDesk } from '../../../helpers/screens/deskScreens'

it('a booker sends a package: the text with its link is there, and the list says that it is live', async () => {
  const { t, noor, pack } = await withPackage()
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  const send = await screen.findByRole('button', { name: 'Send' })
  // The main one comes first.
  const preview = screen.getByRole('button', { name: 'Preview' })
  expect(send.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(send)
  const dialog = within(await screen.findByRole('dialog', { name: 'Send the package' }))
  await waitFor(() => expect(dialog.getByLabelText('For whom')).toBe(document.activeElement))
  await user.type(dialog.getByLabelText('Name'), 'Anil Shroff')
  await user.click(dialog.getByRole('button', { name: 'Make the link' }))
  const text = (await dialog.findByLabelText<HTMLTextAreaElement>('The text')).value
  expect(text).toMatch(/^Hi Anil, 3 faces for Third Monsoon: http:\/\/localhost:3000\/p\/[\w-]{22}\n/)
  expect(document.activeElement).toBe(dialog.getByRole('link', { name: /WhatsApp/ }))
  expect(dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toContain(
    'https://wa.me/?text=Hi%20Anil',
  )
  expect(dialog.getByRole('link', { name: 'Email' }).getAttribute('href')).toContain(
    'mailto:?subject=Third%20Monsoon&body=Hi%20Anil',
  )
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'))
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(
    await dialog.findByText('This browser does not allow copying. Select the text and copy it by hand.'),
  ).toBeTruthy()
  expect((await t.as(noor).desk.packages.get({ id: pack.id })).state).toBe('live')
})

it('the faces to add are chosen as pictures, by keys alone', async () => {
  const { t, desk, noor, pack, entries, again } = await withPackage()
  const [meher] = await entries()
  await desk.packages.setEntries({ id: pack.id, version: 1, entries: meher ? [meher] : [] })
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Add' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add faces' }))
  const search = dialog.getByLabelText('Search by name or city')
  await waitFor(() => expect(search).toBe(document.activeElement))
  const faces = await dialog.findAllByRole('checkbox')
  expect(faces.map((face) => face.getAttribute('aria-label'))).toEqual([
    'Mark Kiran',
    'Mark Ruhi',
    'Mark Zoya',
  ])
  await user.keyboard('{ArrowDown} {ArrowRight} {Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await again()).entries).toHaveLength(3)
})

it('a face is moved by keys and taken out, and a picture is left out by a press', async () => {
  const { t, noor, pack } = await withPackage()
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  const first = await screen.findByRole('button', { name: '1 Meher' })
  first.focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(await screen.findByRole('button', { name: '2 Meher' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2 Meher' }))
  await user.click(await screen.findByRole('button', { name: 'gallery, number 2' }))
  expect(await screen.findByRole('button', { name: 'gallery, left out' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Take out' }))
  await expect.poll(async () => (await t.as(noor).desk.packages.get({ id: pack.id })).entries.length).toBe(2)
})

it('what a client wrote is read, kept, and its yes is proposed for a job without dates', async () => {
  const { t, noor, link, pack } = await withPackage()
  await link('Anil')
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Paste an answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste what the client wrote' }))
  await waitFor(() => expect(dialog.getByLabelText('The message')).toBe(document.activeElement))
  await user.type(dialog.getByLabelText('Who wrote it'), 'Devika')
  await user.type(dialog.getByLabelText('The message'), '2 yes, 3 maybe, Simran also yes. Is 1 free?')
  expect(dialog.getByText('Simran: not in this package')).toBeTruthy()
  expect(dialog.getByText('Doubtful: “1”')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Keep 2 picks' }))
  await user.click(await screen.findByRole('button', { name: '1 yes → options' }))
  expect(await screen.findByText('Kiran is proposed: the job has no dates yet.')).toBeTruthy()
})

it('two sure and one doubtful: whose hair is short is stored nowhere, so the booker is asked who it is', async () => {
  const { t, noor, link, pack } = await withPackage()
  await link('Anil')
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  await user.click(await screen.findByRole('button', { name: 'Paste an answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste what the client wrote' }))
  await user.type(dialog.getByLabelText('The message'), '1st, Kiran n the short hair one')
  expect(dialog.getByText('Doubtful: who is “the short hair one”? Mark the face below.')).toBeTruthy()
  expect(dialog.queryByText(/not in this package/)).toBeNull()
  expect(dialog.getByRole('button', { name: 'Keep 2 picks' })).toBeTruthy()
})

it('what a client wrote is pasted from the job of a package too, also before it has a link', async () => {
  const { t, noor, desk, modelIds, agreed } = await withPackage()
  const job = await agreed('Umbrellas', ['2026-03-20'])
  const { id } = await desk.packages.create({ title: 'Umbrellas', jobId: job.id, modelIds })
  const { user } = renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const way = await screen.findByRole('link', { name: 'Package: not sent' })
  expect(way.getAttribute('href')).toBe(`/admin/packages/${id}`)
  await user.click(screen.getByRole('link', { name: 'Paste an answer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste what the client wrote' }))
  await user.type(dialog.getByLabelText('The message'), '1 yes')
  await user.clear(dialog.getByLabelText('Who wrote it'))
  await user.type(dialog.getByLabelText('Who wrote it'), 'Devika')
  await user.click(dialog.getByRole('button', { name: 'Keep 1 pick' }))
  expect(await screen.findByRole('button', { name: '1 yes → options' })).toBeTruthy()
  expect((await desk.packages.get({ id })).state).toBe('live')
})

it('a package that a colleague changed in the meantime is refused, and what was typed stays (K9)', async () => {
  const { t, noor, kabir, pack } = await withPackage()
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  const greeting = await screen.findByLabelText('One line above the faces')
  await t.as(kabir).desk.packages.change({ id: pack.id, version: 1, showsAge: true })
  await user.type(greeting, 'In the rain')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A colleague changed this package in the meantime.')).toBeTruthy()
  expect((greeting as HTMLInputElement).value).toBe('In the rain')
})

it('a passcode of two digits is refused at its field, where it stays', async () => {
  const { t, noor, pack } = await withPackage()
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  const field = await screen.findByLabelText<HTMLInputElement>('Passcode, six digits')
  await user.type(field, '12{Enter}')
  expect(await screen.findByText('Enter six digits')).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('12')
  await user.type(field, '3456{Enter}')
  expect(await screen.findByRole('button', { name: 'Remove the passcode' })).toBeTruthy()
  expect(screen.queryByText('Enter six digits')).toBeNull()
})

it('what a colleague changed meanwhile is not put back by saving another field, and is shown beside the own words', async () => {
  const { t, noor, kabir, pack } = await withPackage()
  const other = t.as(kabir).desk.packages
  const now = () => t.as(noor).desk.packages.get({ id: pack.id })
  const { user } = renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  const title = await screen.findByLabelText('Title')
  await other.change({ id: pack.id, version: 1, greeting: 'By Kabir' })
  await user.clear(title)
  await user.type(title, 'Monsoon')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('A colleague changed this package in the meantime.')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(async () => (await now()).title).toBe('Monsoon')
  expect((await now()).greeting).toBe('By Kabir')

  const greeting = await screen.findByLabelText('One line above the faces')
  await user.type(greeting, ' and Noor')
  await other.change({ id: pack.id, version: (await now()).version, greeting: 'In the rain' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('A colleague wrote: “In the rain”')).toBeTruthy()
  expect((greeting as HTMLInputElement).value).toBe('By Kabir and Noor')
  await user.click(screen.getByRole('button', { name: 'Take what the colleague entered' }))
  expect((greeting as HTMLInputElement).value).toBe('In the rain')

  // The same for the words and the fee of a face.
  const [first] = pack.entries
  const words = screen.getByLabelText('Words under this face')
  const { version } = await now()
  const entries = pack.entries.map(({ modelId }) => ({
    modelId: modelId ?? '',
    ...(modelId === first?.modelId && { feePaise: 20_000_00 }),
  }))
  await other.setEntries({ id: pack.id, version, entries })
  await user.type(words, 'Swims')
  const save = screen.getByRole('button', { name: 'Save words and fee' })
  await user.click(save)
  await waitFor(() =>
    expect((screen.getByLabelText('Fee a day, if shown') as HTMLInputElement).value).toBe('20000'),
  )
  await user.click(save)
  await expect.poll(async () => (await now()).entries[0]?.words).toBe('Swims')
  expect((await now()).entries[0]?.feePaise).toBe(20_000_00)
})

it('a sent selection is in Mine until its package was opened', async () => {
  const { t, noor, pack, link, client } = await withPackage()
  const token = await link('Anil Shroff')
  await client().send({ token, picks: [{ number: 1, pick: 'yes' }] })
  const { unmount } = renderDesk(t, '/admin/desk', { account: noor })
  const [part] = await screen.findAllByRole('region', { name: 'New answers to packages', hidden: true })
  const line = within(part as HTMLElement).getByRole('link', { name: /Third Monsoon/, hidden: true })
  expect(line.textContent).toContain('Anil Shroff')
  expect(line.getAttribute('href')).toBe(`/admin/packages/${pack.id}`)
  unmount()
  renderDesk(t, `/admin/packages/${pack.id}`, { account: noor })
  expect(await screen.findByRole('button', { name: '1 yes → options' })).toBeTruthy()
  await expect.poll(async () => (await t.as(noor).desk.today()).selections).toEqual([])
})
