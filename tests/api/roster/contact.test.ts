import { expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

it('the agency changes name, address and phone of a model without an account, and finds them by the search', async () => {
  const t = testApp()
  const asha = aModel(t, { name: 'Asha', email: null, phone: null })
  const { models } = t.as(t.admin()).admin
  const saved = await models.saveContact({
    id: asha.id,
    name: 'Asha Rao',
    email: 'Asha@Example.in',
    phone: '98100 12345',
  })
  expect(saved).toMatchObject({ name: 'Asha Rao', email: 'asha@example.in', phone: '+919810012345' })
  expect((await models.list({ search: 'asha@example.in' })).items).toMatchObject([{ id: asha.id }])
  const emptied = await models.saveContact({ id: asha.id, name: 'Asha Rao', email: ' ', phone: '' })
  expect(emptied).toMatchObject({ email: null, phone: null })
})

it('is refused for a model with an account, whose owner changes these', async () => {
  const t = testApp()
  const account = anAccount(t, { role: 'model', email: 'asha@example.in' })
  const asha = aModel(t, { accountId: account.id })
  await expect(
    t.as(t.admin()).admin.models.saveContact({ id: asha.id, name: 'Other', email: null, phone: null }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

it("is refused with somebody else's address", async () => {
  const t = testApp()
  anAccount(t, { role: 'model', email: 'mira@example.in' })
  const asha = aModel(t, { name: 'Asha' })
  await expect(
    t
      .as(t.admin())
      .admin.models.saveContact({ id: asha.id, name: 'Asha', email: 'mira@example.in', phone: null }),
  ).rejects.toMatchObject({ code: 'CONFLICT' })
})

it('another address ends the invitation to the old one, and its mail is not sent', async () => {
  const t = testApp()
  const asha = aModel(t, { name: 'Asha' })
  const { models } = t.as(t.admin()).admin
  await models.invite({ id: asha.id, email: 'typo@example.in' })
  expect(t.mails()).toHaveLength(1)
  const same = { id: asha.id, name: 'Asha Rao', email: 'typo@example.in', phone: null }
  await models.saveContact(same)
  expect((await models.get({ id: asha.id })).invitedUntil).not.toBeNull()
  await models.saveContact({ ...same, email: 'asha@example.in' })
  expect((await models.get({ id: asha.id })).invitedUntil).toBeNull()
  expect(t.mails()).toEqual([])
})
