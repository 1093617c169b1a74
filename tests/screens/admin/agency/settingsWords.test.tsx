import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { passkeys } from '../../../../client/src/admin/access/passkeys.copy'
import { secondFactor } from '../../../../client/src/admin/access/secondFactor.copy'
import { adminTeam } from '../../../../client/src/admin/access/team/copy'
import { adminDataRequests } from '../../../../client/src/admin/agency/dataRequests/copy'
import { integrations } from '../../../../client/src/admin/agency/integrations/copy'
import { adminSettings } from '../../../../client/src/admin/agency/settings/copy'
import { legalEditor } from '../../../../client/src/admin/agency/settings/legal/legalEditor.copy'
import { textSettings } from '../../../../client/src/admin/desk/texts/copy'
import { adminNewsletter } from '../../../../client/src/admin/lists/records/newsletter.copy'
import { settings as moneySettings } from '../../../../client/src/admin/money/copy'
import { rules } from '../../../../client/src/admin/money/statements/copy'
import { retention } from '../../../../client/src/admin/operations/retention/copy'
import { backupBucket } from '../../../../client/src/admin/operations/system/bucket/copy'
import { system } from '../../../../client/src/admin/operations/system/copy'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const count = (text: string) => text.split(/\s+/).length

/** What the other pages of the settings say first, and what their fields are for. */
const leads = {
  legal: legalEditor.format,
  money: moneySettings.lead,
  rates: moneySettings.codesHelp,
  withheld: moneySettings.withholdingHelp,
  commissions: rules.commissionHelp,
  texts: textSettings.lead,
  data: adminDataRequests.lead,
  retention: retention.lead,
  periods: retention.change,
  newsletter: adminNewsletter.use,
  team: adminTeam.team.lead,
  secondFactor: secondFactor.lead,
  passkeys: passkeys.lead,
  integrations: integrations.lead,
  keys: integrations.keys.lead,
  webhooks: integrations.webhooks.lead,
  system: system.lead,
  watch: system.watch.lead,
  givenUp: system.givenUp.lead,
  errors: system.errors.lead,
  bucket: backupBucket.about,
}
const helps = {
  ...moneySettings.help,
  contact: adminDataRequests.contactHelp,
  roles: adminTeam.rolesHelp,
  email: adminTeam.account.identity.emailHelp,
  who: secondFactor.team.help,
}

describe('the words of the settings', () => {
  it('say in at most 12 words what a section is about, and in 8 what a field is for', () => {
    const tooLong = [
      ['Settings', adminSettings.lead, 12] as const,
      ...Object.values(adminSettings.sections).flatMap(({ title, about, fields, parts = {} }) => [
        [title, about, 12] as const,
        ...[...Object.values(fields), ...Object.values(parts)].map(
          ([label, help = '']) => [label, help, 8] as const,
        ),
      ]),
      ['What stays in sight', adminSettings.slides.focusHelp, 8] as const,
      ...Object.entries(adminSettings.providers.help).map((each) => [...each, 8] as const),
      ...Object.entries(leads).map((each) => [...each, 12] as const),
      ...Object.entries(helps).map((each) => [...each, 8] as const),
    ].filter(([, text, most]) => count(text) > most)
    expect(tooLong).toEqual([])
  })
})

describe('a section of the settings', () => {
  it('has the other sections beside it, and what need not be read first behind Why?', async () => {
    const t = testApp()
    const { user, path } = renderAdmin(t, '/admin/settings/agency', {
      account: anAccount(t, { role: 'superadmin', name: 'Ira' }),
    })
    const sections = within(await screen.findByRole('navigation', { name: 'Sections' }))
    const here = sections.getByRole('link', { name: 'Name and description' })
    expect(here.getAttribute('aria-current')).toBe('page')
    const more = await screen.findByText('Search engines and link previews show them below your name.')
    expect(more.closest('details')?.open).toBe(false)
    await user.click(within(more.closest('details') as HTMLElement).getByText('Why?'))
    expect(more.closest('details')?.open).toBe(true)
    await user.click(sections.getByRole('link', { name: 'Region' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Region' })).toBeTruthy()
    expect(path()).toBe('/admin/settings/region')
  })
})
