import { screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { claims, models } from '../../../../../drizzle/schema'
import { aModel } from '../../../../../server/demo/builders/models'
import { atDesk } from '../../../../helpers/desk/desk'
import { renderDesk } from '../../../../helpers/screens/deskScreens'

async function atShow() {
  const d = atDesk()
  const asha = aModel(d.t, { stageName: 'Asha', name: 'Asha Rao', phone: '+91 98200 12345' })
  d.t.db.update(models).set({ phone: '+91 98100 12345' }).where(eq(models.id, d.zoya.id)).run()
  const job = await d.proposed('Show')
  await d.desk.claims.propose({ jobId: job.id, modelId: asha.id })
  const path = `/admin/jobs/${job.number}/messages/ask`
  const answers = () =>
    d.t.db
      .select()
      .from(claims)
      .all()
      .map(({ modelName, answer }) => `${modelName} ${answer}`)
  return { ...d, job, path, answers }
}

describe('writing to the talents of a job', () => {
  it('asks one after the other by keyboard: w opens, the arrow goes on, and the last ends it', async () => {
    const { t, noor, path, answers } = await atShow()
    const { user } = renderDesk(t, path, { account: noor })
    expect(await screen.findByRole('heading', { name: 'Zoya', level: 1 })).toBeTruthy()
    const open = await screen.findByRole('link', { name: /^Open WhatsApp/ })
    expect(open.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/919810012345\?text=Zoya%2C%20can%20you%20do%20this%20job%3F[^+ ]+$/,
    )
    await user.keyboard('w')
    expect(await screen.findByRole('button', { name: 'Next: Asha' })).toBeTruthy()
    await waitFor(() => expect(answers()).toEqual(['Zoya asked', 'Asha none']))
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByRole('heading', { name: 'Asha', level: 1 })).toBeTruthy()
    await screen.findByRole('link', { name: /^Open WhatsApp/ })
    await user.keyboard('s')
    expect(await screen.findByText('1 done, 1 skipped. Choose one of the skipped to go on.')).toBeTruthy()
  })

  it('begins where it stopped, and takes back what did not go', async () => {
    const { t, desk, noor, path, job, answers } = await atShow()
    const { people } = await desk.texts.read({ number: job.number, purpose: 'ask' })
    const { id: claimId, version } = people[0] ?? { id: '', version: 0 }
    await desk.texts.step({ claimId, version, purpose: 'ask', step: 'sent' })
    const { user } = renderDesk(t, path, { account: noor })
    expect(await screen.findByRole('heading', { name: 'Asha', level: 1 })).toBeTruthy()
    const list = within(screen.getByRole('region', { name: '2 to ask' }))
    await user.click(list.getByRole('button', { name: /Zoya/ }))
    await user.click(await screen.findByRole('button', { name: 'It did not go' }))
    expect(await screen.findByRole('link', { name: /^Open WhatsApp/ })).toBeTruthy()
    expect(answers()).toEqual(['Zoya none', 'Asha none'])
  })

  it('writes in Hindi, which stays with the talent', async () => {
    const { t, noor, zoya, path } = await atShow()
    const { user } = renderDesk(t, path, { account: noor })
    await screen.findByLabelText('Text')
    await user.click(screen.getByRole('button', { name: 'Hindi' }))
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^नमस्ते Zoya/),
    )
    expect(t.db.select().from(models).where(eq(models.id, zoya.id)).get()?.textLanguage).toBe('hi')
  })

  it('says that nobody is left', async () => {
    const { t, noor, job } = await atShow()
    renderDesk(t, `/admin/jobs/${job.number}/messages/confirm`, { account: noor })
    expect(await screen.findByText('Nobody is confirmed.')).toBeTruthy()
  })
})

it('the job leads to the walk', async () => {
  const { t, noor, job } = await atShow()
  renderDesk(t, `/admin/jobs/${job.number}`, { account: noor })
  const link = await screen.findByRole('link', { name: 'Ask by WhatsApp' })
  expect(link.getAttribute('href')).toBe(`/admin/jobs/${job.number}/messages/ask`)
})

it('the agency changes its texts, and a text that would lose its link is refused', async () => {
  const t = atDesk().t
  const { user } = renderDesk(t, '/admin/message-texts', { account: t.admin() })
  const section = within(await screen.findByRole('region', { name: 'To a talent: can you do this job?' }))
  const english = section.getByLabelText<HTMLTextAreaElement>('English')
  await user.clear(english)
  await user.type(english, 'Free, {{name}?')
  await user.click(screen.getByRole('button', { name: 'Save texts' }))
  expect(await section.findByText('Keep {link} in this text')).toBeTruthy()
  expect(english.value).toBe('Free, {name}?')
  await user.type(english, ' {{link}')
  await user.click(screen.getByRole('button', { name: 'Save texts' }))
  await waitFor(async () =>
    expect((await t.as(t.admin()).admin.deskSettings.texts()).ask.en).toBe('Free, {name}? {link}'),
  )
})
