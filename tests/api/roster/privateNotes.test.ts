import { expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const NOTE = 'Afraid of horses. Brings her mother.'

it('the agency keeps a note and two more numbers of a model, which are read as Indian without a country code', async () => {
  const t = testApp()
  const { id } = aModel(t)
  const { models } = t.as(t.admin()).admin
  const saved = await models.savePrivate({
    id,
    privateNote: ` ${NOTE}\nSecond line `,
    secondPhone: '98200 54321',
    whatsapp: '+44 7700 900123',
  })
  expect(saved.private).toEqual({
    privateNote: `${NOTE}\nSecond line`,
    secondPhone: '+919820054321',
    whatsapp: '+447700900123',
  })
  await models.savePrivate({ id, whatsapp: '' })
  expect((await models.get({ id })).model.private).toEqual({ ...saved.private, whatsapp: null })
})

it('a note is at most 4,000 characters long', async () => {
  const t = testApp()
  const { id } = aModel(t)
  const { models } = t.as(t.admin()).admin
  await models.savePrivate({ id, privateNote: 'a'.repeat(4_000) })
  await expect(models.savePrivate({ id, privateNote: 'a'.repeat(4_001) })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  })
})

it('a save from an older version is refused with 409, and other sections keep theirs', async () => {
  const t = testApp()
  const { id } = aModel(t)
  const { models } = t.as(t.admin()).admin
  const before = (await models.get({ id })).model.versions
  const { versions } = await models.savePrivate({ id, version: before.private, privateNote: NOTE })
  expect(versions).toEqual({ ...before, private: expect.any(Number) })
  const late = models.savePrivate({ id, version: before.private, privateNote: 'Other' })
  await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
  expect((await models.get({ id })).model.private.privateNote).toBe(NOTE)
})

it('neither the public, nor the talent’s own pages, nor a search shows them', async () => {
  const t = testApp()
  const account = anAccount(t, { role: 'model' })
  const asha = aModel(t, { accountId: account.id, stageName: 'Asha', isActive: true })
  const admin = t.as(t.admin()).admin
  await admin.models.savePrivate({ id: asha.id, privateNote: NOTE, secondPhone: '98200 54321' })
  const visitor = t.as(null).site.models
  const own = t.as(account).talent
  const shown = JSON.stringify([
    await visitor.list({}),
    await visitor.get({ key: asha.id }),
    await own.profile.get(),
    await admin.models.list({}),
  ])
  expect(shown).not.toMatch(/horses|54321/)
  expect((await visitor.list({ search: 'horses' })).items).toEqual([])
  expect((await visitor.list({ search: '98200' })).items).toEqual([])
})
