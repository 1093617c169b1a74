import { expect, it, vi } from 'vitest'
import { previewOf, uploadPicture } from '../../../../client/src/admin/agency/settings/fields/uploadPicture'
import { keepDraft } from '../../../../client/src/admin/agency/settings/sectionDraft'
import { heldSending } from '../../../helpers/screens/slowNetwork'

const COPY = 'data:image/webp;base64,UklGRg=='
const LOGO = {
  _id: '01m8a88wx1cpnztpezf4p4gs3d',
  width: 900,
  height: 300,
  widths: [320],
  is_transparent: true,
}
const base = { fields: {}, versions: { section: 1 } }

async function uploadLogo() {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(COPY)
  const sending = heldSending({ picture: LOGO })
  const answer = uploadPicture(new File(['x'], 'logo.png', { type: 'image/png' }), {})
  await vi.waitFor(() => expect(sending.isSending()).toBe(true))
  sending.arrive()
  return answer
}
/** The page loaded again: its modules remember nothing. */
async function reload() {
  vi.resetModules()
  const { readDraft } = await import('../../../../client/src/admin/agency/settings/sectionDraft')
  const pictures = await import('../../../../client/src/admin/agency/settings/fields/uploadPicture')
  return { readDraft, previewOf: pictures.previewOf }
}

it('a draft that comes back shows its upload, which the server gives to nobody yet', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 900, height: 300, close: () => {} }))
  const answer = await uploadLogo()
  expect(previewOf(LOGO._id)).toMatch(/^blob:/)
  keepDraft('look', 'settings', { base, typed: { logo: 'picture' in answer ? answer.picture : null } })
  const page = await reload()
  expect(page.previewOf(LOGO._id)).toBeUndefined()
  expect(page.readDraft('look', 'settings')?.typed.logo).toMatchObject({ id: LOGO._id })
  expect(page.previewOf(LOGO._id)).toBe(COPY)

  keepDraft('look', 'settings', { base, typed: { accent: '#0f6466' } })
  expect(sessionStorage.getItem('settings.look')).not.toContain(COPY)
})

it('a browser that cannot draw a picture keeps the draft without a copy', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  const answer = await uploadLogo()
  expect(answer).toMatchObject({ picture: { id: LOGO._id } })
  keepDraft('look', 'settings', { base, typed: { logo: { id: LOGO._id } } })
  expect((await reload()).readDraft('look', 'settings')?.typed).toEqual({ logo: { id: LOGO._id } })
})
