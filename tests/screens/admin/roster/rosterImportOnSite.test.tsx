import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aPicture } from '../../../../server/demo/builders/models'
import { aDraft, csvOf, finishImports } from '../../../helpers/roster/rosterImport'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { testApp } from '../../../helpers/testApp'

const button = (name: string) => screen.findByRole('button', { name })

describe('the models of an import', () => {
  it('asks before models are put on the site, and leaves out those without a picture', async () => {
    const t = testApp()
    const admin = t.admin()
    const rows = ['Asha Rao', 'Kabir Das', 'Zoya Ali'].map((name) => [name, 'Pune'])
    const id = await aDraft(t, admin, csvOf(['Name', 'City'], ...rows))
    await t.as(admin).admin.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const [asha] = (await t.as(admin).admin.rosterImport.result({ id })).people
    aPicture(t, asha?.modelId ?? '')
    const onSite = async () =>
      (await t.visitor().site.models.list({})).items.map(({ stageName }) => stageName)
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    await user.click(await button('Put 3 models on the site'))
    const dialog = within(await screen.findByRole('alertdialog'))
    const question =
      '1 model with a picture will be seen by every visitor. 2 models without a picture are left out.'
    expect(dialog.getByText(question)).toBeTruthy()
    expect(await onSite()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Put 1 model on the site' }))
    expect(await screen.findByText('1 model put on the site')).toBeTruthy()
    expect(await onSite()).toEqual(['Asha Rao'])

    await user.click(await button('Put 2 models on the site'))
    const again = within(await screen.findByRole('alertdialog'))
    expect(again.getByText('None of these 2 models has a picture yet. They are left out.')).toBeTruthy()
    await user.click(again.getByRole('button', { name: 'Put models on the site' }))
    expect(await again.findByText('Add photos first, or tick this')).toBeTruthy()
    expect(await onSite()).toEqual(['Asha Rao'])
    await user.click(again.getByRole('checkbox', { name: 'Also put the 2 without a picture on the site' }))
    await user.click(again.getByRole('button', { name: 'Put 2 models on the site' }))
    expect(await screen.findByText('2 models put on the site')).toBeTruthy()
    expect(await onSite()).toHaveLength(3)
  })

  it('puts all models of a run on the site, and names who was refused', async () => {
    const t = testApp()
    const admin = t.admin()
    const people = Array.from({ length: 52 }, (_, at) => [`Model ${at + 1}`, 'Pune'])
    const id = await aDraft(t, admin, csvOf(['Name', 'City'], ...people))
    await t.as(admin).admin.rosterImport.start({ id, hasConsent: true })
    await finishImports(t)
    const { user } = renderAdmin(t, `/admin/import/${id}`, { account: admin })
    const put = await button('Put 52 models on the site')
    expect(screen.getByText(/^They are not on the site yet\. Add the photos below first/)).toBeTruthy()
    const made = (await t.as(admin).admin.rosterImport.result({ id })).people
    await t.as(admin).admin.models.remove({ id: made[51]?.modelId ?? '' })
    await user.click(put)
    const dialog = within(await screen.findByRole('alertdialog'))
    await user.click(dialog.getByRole('checkbox', { name: 'Also put the 52 without a picture on the site' }))
    await user.click(dialog.getByRole('button', { name: 'Put 52 models on the site' }))
    expect(await screen.findByText('51 models put on the site')).toBeTruthy()
    expect(within(await screen.findByRole('alert')).getByText('Model 52: Model not found')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Put/ })).toBeNull()
    expect((await t.visitor().site.models.list({})).total).toBe(51)
  })
})
