import { expect, it } from 'vitest'
import { aModel } from '../../../../server/demo/builders/models'
import { testApp } from '../../../helpers/testApp'

it('a model that cannot be changed wholly keeps all it had', async () => {
  const t = testApp()
  const { models } = t.as(t.admin()).admin
  const { id } = aModel(t, { stageName: 'Asha', city: 'Goa' })
  t.db.$client.exec(`create trigger refused before insert on audit_events
    when new.action = 'model changed with others' begin select raise(abort, 'refused'); end`)
  await expect(models.changeMany({ ids: [id], city: 'Mumbai' })).rejects.toThrow()
  expect((await models.get({ id })).model).toMatchObject({ city: 'Goa' })
})
