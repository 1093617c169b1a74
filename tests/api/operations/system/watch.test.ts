import { describe, expect, it } from 'vitest'
import type { PublicCallAnswer } from '../../../../server/core/network/publicCall'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { callWatch } from '../../../../server/features/operations/system/watch.service'
import { testApp } from '../../../helpers/testApp'

const ADDRESS = 'https://watch.example/ping/0d5e-secret'

async function aWatchedSite() {
  const called: string[] = []
  let answer: PublicCallAnswer = { isDelivered: true, answer: '200' }
  const ping = async (address: string) => {
    called.push(address)
    return answer
  }
  const t = testApp()
  await t.ready
  recordStart(t)
  const account = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
  const { system, audit } = t.as(account, { ping }).admin
  const watch = async () => (await system.status()).watch
  const answers = (given: PublicCallAnswer) => {
    answer = given
  }
  const written = async () => (await audit.list({})).items.map(({ action, detail }) => ({ action, detail }))
  return { t, called, system, watch, answers, written, call: () => callWatch({ ...t, ping }) }
}

describe('the watch outside', () => {
  it('is called once when it is set, and its whole address is not shown', async () => {
    const { t, called, system, watch, written } = await aWatchedSite()
    expect(await watch()).toBeNull()
    await system.setWatch({ address: ADDRESS })
    expect(called).toEqual([ADDRESS])
    expect(await watch()).toEqual({
      host: 'watch.example',
      last: { at: t.clock().toISOString(), wasHeldBack: false, fault: null },
    })
    expect(JSON.stringify(await system.status())).not.toContain('0d5e-secret')
    expect(await written()).toContainEqual({ action: 'outside watch set', detail: 'watch.example' })
  })

  it('is not kept when nothing takes the call, and says why', async () => {
    const { system, watch, answers } = await aWatchedSite()
    answers({ isDelivered: false, answer: 'The host was not found' })
    await expect(system.setWatch({ address: ADDRESS })).rejects.toThrow('The host was not found')
    expect(await watch()).toBeNull()
  })

  it.each(['ftp://watch.example', 'not an address', 'https://meera:secret@watch.example/'])(
    'refuses %s without calling it',
    async (address) => {
      const { called, system } = await aWatchedSite()
      await expect(system.setWatch({ address })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(called).toEqual([])
    },
  )

  it('is called while all is well, and a missing answer is shown', async () => {
    const { t, called, system, watch, answers, call } = await aWatchedSite()
    await call()
    expect(called).toEqual([])
    await system.setWatch({ address: ADDRESS })
    answers({ isDelivered: false, answer: 'No answer within 10 seconds' })
    t.later(5 * 60_000)
    await call()
    expect(called).toHaveLength(2)
    expect((await watch())?.last).toEqual({
      at: t.clock().toISOString(),
      wasHeldBack: false,
      fault: 'No answer within 10 seconds',
    })
  })

  it('is not called while something needs attention, so that it tells somebody', async () => {
    const { t, called, system, watch, call } = await aWatchedSite()
    await system.setWatch({ address: ADDRESS })
    // No backup was made.
    t.later(37 * 60 * 60_000)
    await call()
    expect(called).toHaveLength(1)
    expect((await watch())?.last).toMatchObject({ wasHeldBack: true, fault: null })
  })

  it('is ended, and not called any more', async () => {
    const { called, system, watch, written, call } = await aWatchedSite()
    await system.setWatch({ address: ADDRESS })
    await system.setWatch({ address: null })
    await call()
    expect(called).toHaveLength(1)
    expect(await watch()).toBeNull()
    expect((await written()).map(({ action }) => action)).toContain('outside watch ended')
  })
})
