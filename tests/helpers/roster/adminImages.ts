import { expect } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aModel } from '../../../server/demo/builders/models'
import { downloadNext } from '../../../server/features/roster/images/downloads.service'
import type { PictureServer } from '../servers/pictureServer'
import { testApp } from '../testApp'

const never = new AbortController().signal

/** An agency with one model on the roster, and an administrator; what waits is fetched from `world`. */
export function anAdminImagePage(world: PictureServer) {
  const t = testApp()
  const asha = aModel(t)
  const meera = anAccount(t, { role: 'admin', name: 'Meera Iyer' })
  const token = t.tokenFor(meera)
  const at = `/admin/models/${asha.id}/images`
  return {
    t,
    asha,
    meera,
    admin: t.as(meera).admin.images,
    post: (url: string, type = 'gallery', is_locked: unknown = false) =>
      t.http().post(at).auth(token, { type: 'bearer' }).send({ url, type, is_locked }),
    get: async () => (await t.http().get(at).auth(token, { type: 'bearer' })).body.images,
    /** The model as the public sees it, by REST in its short and its long form. */
    published: async () => {
      const short = (await t.http().get(`/public/models/${asha.slug}`)).body.data.model
      const long = await t.http().get(`/public/models/${asha.slug}`).set('content-type', 'text/plain')
      expect(long.body.data.model).toEqual(short)
      return short
    },
    /** Fetches everything that waits. */
    fetchAll: async (download = world.download()) => {
      await t.ready
      while (await downloadNext({ ...t, download }, never)) {}
    },
  }
}
