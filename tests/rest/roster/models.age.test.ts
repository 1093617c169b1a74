import { expect, it } from 'vitest'
import { models } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { publish } from '../../../server/features/roster/publicRoster/service'
import { asAdmin } from '../../helpers/roster/adminModels'
import { testApp } from '../../helpers/testApp'

it('PUT /admin/models/{id}/info keeps an age that is given, which grows with the years; an empty one is counted from the date of birth', async () => {
  const t = testApp()
  const asha = aModel(t, { dateOfBirth: '2000-03-02' })
  const send = asAdmin(t)
  const give = (age: unknown) => send('put', `/admin/models/${asha.id}/info`, { age })
  const ages = async () => [
    (await send('get', `/admin/models/${asha.id}`)).body.model.age,
    (await t.http().get('/public/models/asha')).body.data.model.age,
  ]
  // The age that is shown comes with every form: it gives none.
  expect((await give(26)).status).toBe(200)
  expect(t.db.select().from(models).get()?.statedAge).toBeNull()
  expect((await give(17)).status).toBe(400)
  expect((await give(40)).status).toBe(200)
  expect(await ages()).toEqual([40, 40])
  t.db.update(models).set({ statedAgeOn: '2024-03-02' }).run()
  publish(t.db, asha.id)
  expect(await ages()).toEqual([42, 42])
  expect((await give('')).status).toBe(200)
  expect(await ages()).toEqual([26, 26])
})
