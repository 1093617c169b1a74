import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accounts, media, models, oneTimeTokens, signupRequestFiles } from '../../../../drizzle/schema'
import { aModel, aPicture } from '../../../../server/demo/builders/models'
import { aSignupRequest, aSignupRequestFile } from '../../../../server/demo/builders/signupRequests'
import { send, ZOYA } from '../../../helpers/servers/sendRequest'
import { type TestApp, testApp } from '../../../helpers/testApp'

async function put(t: TestApp, id: string) {
  const path = t.storage.pathOf(id, 'file.pdf')
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, 'x')
}

describe('P1 an application that is withdrawn', () => {
  it.each(['pending', 'approved', 'rejected'] as const)(
    'P1 is deleted with its files, %s',
    async (status) => {
      const t = testApp()
      await t.ready
      const mine = aSignupRequest(t, { status })
      const other = aSignupRequest(t, { email: 'tara@example.in' })
      const files = [aSignupRequestFile(t, mine.id), aSignupRequestFile(t, mine.id, { position: 1 })]
      const kept = aSignupRequestFile(t, other.id)
      for (const { id } of [...files, kept]) await put(t, id)
      await t.as(t.admin()).admin.signupRequests.remove({ id: mine.id })
      expect(t.db.select({ id: media.id }).from(media).all()).toEqual([{ id: kept.id }])
      for (const { id } of files) expect(await t.storage.files(id)).toEqual([])
      expect(await t.storage.files(kept.id)).toEqual(['file.pdf'])
    },
  )

  it('P1 is deleted also when a file cannot be removed; the clean-up job removes it later', async () => {
    const t = testApp()
    await t.ready
    const { id } = aSignupRequest(t)
    const file = aSignupRequestFile(t, id)
    await put(t, file.id)
    const storage = { ...t.storage, remove: () => Promise.reject(new Error('EIO')) }
    await t.as(t.admin(), { storage }).admin.signupRequests.remove({ id })
    expect(t.db.select().from(media).all()).toEqual([])
    expect(await t.storage.files(file.id)).toEqual(['file.pdf'])
  })

  it('P1 leaves a file that became part of a portfolio', async () => {
    const t = testApp()
    await t.ready
    const { id } = aSignupRequest(t)
    const { media: file } = aPicture(t, aModel(t).id)
    t.db.insert(signupRequestFiles).values({ applicationId: id, mediaId: file.id, position: 0 }).run()
    await put(t, file.id)
    await t.as(t.admin()).admin.signupRequests.remove({ id })
    expect(t.db.select({ id: media.id }).from(media).all()).toEqual([{ id: file.id }])
    expect(await t.storage.files(file.id)).toEqual(['file.pdf'])
  })

  it('P1 is deleted with the decision’s mail, whose link no longer works', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.signupRequests
    const { id } = await send.application(t, 'first')
    t.later(1000)
    await admin.decide({ id, status: 'approved', note: 'Come by on Friday.' })
    const token = /invite=([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''
    expect(await t.visitor().auth.invitation({ token })).toMatchObject({ name: 'Zoya Khan' })
    await admin.remove({ id })
    expect(t.mails()).toEqual([])
    expect(t.db.select().from(oneTimeTokens).all()).toEqual([])
    await expect(t.visitor().auth.invitation({ token })).rejects.toThrow('Invitation not found')
  })

  it('P1 leaves the account and the model that were created from it', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin
    const { id } = await send.application(t, 'first')
    await admin.signupRequests.decide({ id, status: 'approved' })
    const invite = /invite=([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''
    const { account } = await t
      .visitor()
      .auth.register({ name: 'Zoya Khan', email: ZOYA, password: 'a long sentence', invite })
    await admin.signupRequests.remove({ id })
    expect((await admin.signupRequests.list({})).total).toBe(0)
    expect(t.db.select().from(accounts).all()).toContainEqual(expect.objectContaining({ email: ZOYA }))
    expect(t.db.select().from(models).all()).toMatchObject([{ id: account.modelId, name: 'Zoya Khan' }])
  })

  it('P1 cannot be decided any more', async () => {
    const t = testApp()
    const admin = t.as(t.admin()).admin.signupRequests
    const { id } = await send.application(t, 'first')
    await admin.remove({ id })
    await expect(admin.decide({ id, status: 'approved' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(t.mails()).toEqual([])
  })
})
