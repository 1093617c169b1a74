import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atDesk, claimOf } from '../../../helpers/desk/desk'
import { renderDesk } from '../../../helpers/screens/deskScreens'

const HEADS = ['Trouble', 'My open jobs']

/** Noor's job Kori has lost Zoya on 20 March to Kabir's Neel; she has fallen out of Noor's Mela on the 10th. */
async function inTrouble() {
  const at = atDesk()
  const his = at.t.as(at.kabir).desk
  const kori = await at.optioned('Kori')
  let { job: neel } = await his.jobs.create({ title: 'Neel', client: 'Neel', day: '2026-03-20' })
  neel = (await his.claims.propose({ jobId: neel.id, modelId: at.zoya.id })).job
  neel = (await his.claims.recordAnswer({ ...claimOf(neel), answer: 'yes' })).job
  const releases = [claimOf(kori).claimId]
  neel = (await his.claims.releaseAndConfirm({ ...claimOf(neel), releases })).job
  const mela = (await at.desk.claims.confirm(claimOf(await at.agreed('Mela', ['2026-03-10'])))).job
  await at.desk.claims.withdraw(claimOf(mela))
  const [vacancy] = (await at.desk.inbox.list({})).items
  await at.desk.inbox.take({ id: vacancy?.id ?? '', version: vacancy?.version ?? 0 })
  return { ...at, his, kori, neel, mela }
}

it('a vacancy and what was lost to another job stand above everything else, the next day first', async () => {
  const { t, noor, kori, neel } = await inTrouble()
  renderDesk(t, '/admin/desk', { account: noor })
  const [trouble] = await screen.findAllByRole('region', { name: HEADS[0] as string, hidden: true })
  const heads = screen.getAllByRole('heading', { level: 3, hidden: true }).map((head) => head.textContent)
  // Once for a phone, where trouble opens this column, and once for a wide screen.
  expect(heads.filter((head) => HEADS.includes(head ?? ''))).toEqual([...HEADS, ...HEADS])
  const rows = [...(trouble as HTMLElement).querySelectorAll('[data-row]')]
  expect(rows.map((row) => row.textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Zoya dropped out of Melamissing 10 Mar',
    `Lost Zoya for Kori20 Mar went to ${neel.number} Neel`,
  ])
  expect(rows[1]?.getAttribute('href')).toBe(`/admin/jobs/${kori.number}`)
  expect(
    within(trouble as HTMLElement).queryByRole('button', { name: /^Ask again/, hidden: true }),
  ).toBeNull()
})

it('a talent is found in the place of the lost one, on the job', async () => {
  const { t, noor } = await inTrouble()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const name = 'Find another for Kori in place of Zoya'
  await user.click((await screen.findAllByRole('link', { name, hidden: true }))[0] as HTMLElement)
  expect(await screen.findByRole('dialog', { name: 'Add talents' })).toBeTruthy()
})

it('a talent who said yes is confirmed on the desk, with what the job asks before it', async () => {
  const { t, noor, again, agreed, desk } = atDesk()
  const kori = await agreed('Kori')
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const button = { name: 'Confirm: Zoya, Kori', hidden: true }
  await user.click((await screen.findAllByRole('button', button))[0] as HTMLElement)
  await user.type(await screen.findByLabelText(/, a day$/), '30000')
  const dialog = within(screen.getByRole('dialog', { name: 'Confirm Zoya' }))
  await user.click(dialog.getByRole('button', { name: 'Confirm anyway' }))
  await waitFor(() => expect(screen.queryAllByRole('button', button)).toEqual([]))
  expect((await again(kori)).claims[0]).toMatchObject({
    feePaise: 3_000_000,
    dates: [{ state: 'confirmed' }],
  })
  expect((await desk.today()).answers).toEqual([])
})

it('the lost talent is asked again once nobody holds the day', async () => {
  const { t, noor, his, neel, kori, again } = await inTrouble()
  await his.claims.cancel(claimOf(await again(neel)))
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  const button = { name: 'Ask again: Zoya', hidden: true }
  await user.click((await screen.findAllByRole('button', button))[0] as HTMLElement)
  await waitFor(() => expect(screen.queryAllByRole('button', button)).toEqual([]))
  expect((await again(kori)).claims[0]?.dates[0]?.state).toBe('proposed')
})

it('a vacancy is closed with its own reasons, and leads to the talents of its job', async () => {
  const { t, noor } = await inTrouble()
  const { user } = renderDesk(t, '/admin/desk', { account: noor })
  await user.click(
    (
      await screen.findAllByRole('button', { name: /^Zoya dropped out of Mela/, hidden: true })
    )[0] as HTMLElement,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Vacancy' }))
  expect(dialog.getByRole('link', { name: 'Find another' }).getAttribute('href')).toMatch(/\?add=talents$/)
  await user.click(dialog.getByRole('button', { name: 'Close it' }))
  const reasons = within(dialog.getByLabelText('Close as')).getAllByRole('option')
  expect(reasons.map(({ textContent }) => textContent)).toEqual(['A talent was found', 'Not replaced'])
})
