import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { enquiries } from '../../../../drizzle/schema'
import type { SectionSave } from '../../../../shared/agency/agencySettings'
import { openSettings } from '../../../helpers/screens/settingsScreens'
import type { TestApp } from '../../../helpers/testApp'

const button = (name: string) => screen.findByRole('button', { name })
const textarea = (number: number) => screen.findByLabelText<HTMLTextAreaElement>(`Text of section ${number}`)
const stored = async (t: TestApp, name: 'termsText' | 'privacyText') =>
  (await t.visitor().site.legal.read({ name })).sections
async function enquire(t: TestApp) {
  await t.visitor().site.enquiries.send({
    subject: 'General',
    name: 'Zoya',
    email: 'zoya@client.example',
    message: 'Are you open?',
  })
  return t.db.select().from(enquiries).all().at(-1)?.noticeVersion
}

describe('/admin/settings/termsText', () => {
  it('begins with the template’s text, stores only what differs, and uses the template again', async () => {
    const { t, user } = openSettings('/admin/settings/termsText')
    await user.click(await button('Edit section 6'))
    const text = await textarea(6)
    await waitFor(() => expect(document.activeElement).toBe(text))
    const template = text.value
    expect(template).toMatch(/^We run this site with care.+\n\nWe are liable/)
    expect(await button('Save changes')).toHaveProperty('disabled', true)
    await user.type(text, '!')
    await user.type(text, '{Backspace}')
    await waitFor(async () => expect(await button('Save changes')).toHaveProperty('disabled', true))
    await user.clear(text)
    // Nothing comes back by itself while one writes again.
    expect(text.value).toBe('')
    await user.type(text, '## Limits{Enter}- none')
    await user.clear(screen.getByLabelText('Title of section 6'))
    await user.type(screen.getByLabelText('Title of section 6'), 'What we answer for')
    await user.click(await button('Save changes'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(await stored(t, 'termsText')).toEqual([
      { at: 5, title: 'What we answer for', text: '## Limits\n- none' },
    ])
    expect(screen.getAllByText('Your own text')).toHaveLength(1)
    expect(screen.getAllByText('The template’s text')).toHaveLength(6)
    await user.click(await button('Use the template again for section 6'))
    await waitFor(async () => expect(document.activeElement).toBe(await button('Edit section 6')))
    await user.click(await button('Save changes'))
    await waitFor(async () => expect(await stored(t, 'termsText')).toEqual([]))
    await user.click(await button('Edit section 6'))
    expect((await textarea(6)).value).toBe(template)
  })

  it('marks what is too long, keeps it, and keeps everything when it cannot save', async () => {
    const { t, user, line } = openSettings('/admin/settings/termsText')
    await user.click(await button('Edit section 1'))
    const title = await screen.findByLabelText('Title of section 1')
    await user.clear(title)
    await user.click(title)
    await user.paste('T'.repeat(101))
    await user.click(await button('Save changes'))
    expect(await screen.findByText('At most 100 characters')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(title))
    await user.type(title, '{Backspace}')
    line.cut()
    await user.click(await button('Save changes'))
    expect(
      await screen.findByText(/^Failed to save the settings\. No response from the server\./),
    ).toBeTruthy()
    expect(title).toHaveProperty('value', 'T'.repeat(100))
    line.mend()
    await user.click(await button('Save changes'))
    await waitFor(async () => expect(await stored(t, 'termsText')).toHaveLength(1))
  })

  it('shows what another superadmin has written meanwhile', async () => {
    const { t, user, own } = openSettings('/admin/settings/termsText')
    await user.click(await button('Edit section 7'))
    const { value } = await own.settings.get({ section: 'termsText' })
    const theirs = { ...value, section: 'termsText', section7: { title: '', text: 'Theirs.' } } as SectionSave
    await t.as(t.superadmin()).admin.settings.save(theirs)
    const text = await textarea(7)
    await user.clear(text)
    await user.type(text, 'Mine.')
    await user.click(await button('Save changes'))
    expect(await screen.findByText('Section 7 is now “Theirs.”.')).toBeTruthy()
    expect(text.value).toBe('Mine.')
    await user.click(await button('Use their version'))
    expect((await textarea(7)).value).toBe('Theirs.')
  })
})

describe('/admin/settings/privacyText', () => {
  it('asks whether it is a new version of the notice, before a save and before an undo', async () => {
    const { t, user } = openSettings('/admin/settings/privacyText')
    expect(await enquire(t)).toBe('2026-11-24')
    t.later(340 * 24 * 60 * 60_000)
    await user.click(await button('Edit section 8'))
    const text = await textarea(8)
    await user.clear(text)
    await user.type(text, 'Adults only.')
    await user.click(await button('Save changes'))
    const question = await screen.findByRole('dialog', { name: 'Is this a new version of the notice?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(await stored(t, 'privacyText')).toEqual([])
    expect(text.value).toBe('Adults only.')
    await user.click(await button('Save changes'))
    await user.click(await button('No, the same version'))
    expect(await screen.findByText('Settings saved')).toBeTruthy()
    expect(await enquire(t)).toBe('2026-11-24')
    await user.click(await button('Use the template again for section 8'))
    await user.click(await button('Save changes'))
    await user.click(await button('Yes, a new version'))
    await waitFor(async () => expect(await stored(t, 'privacyText')).toEqual([]))
    expect(await enquire(t)).toBe('2027-02-05')
    const [undo] = await screen.findAllByRole('button', { name: /^Undo to what was before/ })
    await waitFor(() => expect(undo).toHaveProperty('disabled', false))
    await user.click(undo as HTMLElement)
    await user.click(await button('Yes, a new version'))
    expect(await screen.findByText('The earlier version is back')).toBeTruthy()
    expect(await stored(t, 'privacyText')).toEqual([{ at: 7, title: '', text: 'Adults only.' }])
    expect(await enquire(t)).toBe('2027-02-05-2')
  })
})
