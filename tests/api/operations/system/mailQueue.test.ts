import { afterEach, describe, expect, it, vi } from 'vitest'
import { mailFailingSince, queueMail } from '../../../../server/core/mail/outbox'
import { startOutboxWorker } from '../../../../server/core/mail/outboxWorker'
import type { Transport } from '../../../../server/core/mail/transport'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A mail server that can be broken and repaired; `refuse` lists the recipients it refuses. */
function aTransport() {
  const sent: string[] = []
  const state = { isBroken: false, refuse: [] as string[] }
  const transport: Transport = {
    async send({ recipient }) {
      if (state.isBroken) throw Object.assign(new Error('connect failed'), { code: 'ESOCKET' })
      if (state.refuse.includes(recipient))
        throw Object.assign(new Error('550 no such user'), { code: 'EENVELOPE', command: 'RCPT TO' })
      sent.push(recipient)
      return '250 2.0.0 OK queued'
    },
    close() {},
    secrets: ['geheim'],
  }
  return { sent, state, transport }
}

async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  const server = aTransport()
  // Without the worker's turns every two seconds, which could send a test's mail on a busy machine.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const outboxWorker = startOutboxWorker(t.db, server.transport, t.clock, t.log)
  vi.useRealTimers()
  closing.push(() => void outboxWorker.stop())
  const write = (to: string) => queueMail(t.db, t.clock(), { to, subject: `To ${to}`, text: 'Hello' })
  const meera = anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
  const system = t.as(meera, { transport: server.transport }).admin.system
  return { t, ...server, deliver: outboxWorker.deliverNow, write, system }
}

/** Tries until the mails that wait are given up. */
async function giveUp({ t, deliver }: { t: TestApp; deliver: () => Promise<void> }) {
  for (let hour = 0; hour < 80; hour++) {
    await deliver()
    t.later(HOUR_MS)
  }
}

describe('since when mail fails', () => {
  it('is the first failure after the last mail that went out', async () => {
    const { t, state, deliver, write } = await aSystem()
    write('asha@example.in')
    await deliver()
    expect(mailFailingSince(t.db)).toBeNull()
    state.isBroken = true
    t.later(HOUR_MS)
    write('tara@example.in')
    await deliver()
    t.later(HOUR_MS)
    await deliver()
    expect(mailFailingSince(t.db)).toBe('2026-03-02T11:00:00.000Z')
    state.isBroken = false
    t.later(HOUR_MS)
    await deliver()
    expect(mailFailingSince(t.db)).toBeNull()
  })

  it('is not reported when only one recipient is refused, but when a second one is', async () => {
    const { t, state, deliver, write } = await aSystem()
    state.refuse = ['gone@example.in', 'away@example.in']
    write('gone@example.in')
    await deliver()
    t.later(HOUR_MS)
    await deliver()
    expect(mailFailingSince(t.db)).toBeNull()
    write('away@example.in')
    await deliver()
    expect(mailFailingSince(t.db)).toBe('2026-03-02T11:00:00.000Z')
  })
})

describe('*Try all now*', () => {
  it('sends what waits for its next try at once and forgets how often it failed', async () => {
    const { t, sent, state, deliver, write, system } = await aSystem()
    state.isBroken = true
    write('asha@example.in')
    for (let n = 0; n < 4; n++) {
      await deliver()
      t.later(20 * 60_000)
    }
    state.isBroken = false
    await deliver()
    expect(sent).toEqual([])
    expect(await system.retryAllMails()).toEqual({ count: 1 })
    expect(t.mails()).toMatchObject([{ tries: 0 }])
    await deliver()
    expect(sent).toEqual(['asha@example.in'])
  })

  it('leaves a mail that waits on purpose and has not failed', async () => {
    const { t, write, system } = await aSystem()
    write('asha@example.in')
    t.db.$client.exec("update outbox set next_try_at = '2026-03-02T10:02:00.000Z'")
    expect(await system.retryAllMails()).toEqual({ count: 0 })
    expect(t.mails()).toMatchObject([{ nextTryAt: '2026-03-02T10:02:00.000Z' }])
  })
})

describe('mails that were given up', () => {
  it('are listed with recipient, subject and reason, and can be sent after all', async () => {
    const site = await aSystem()
    const { t, sent, state, deliver, write, system } = site
    state.isBroken = true
    write('asha@example.in')
    await giveUp(site)
    const { items, total } = await system.givenUpMails({})
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        recipient: 'asha@example.in',
        subject: 'To asha@example.in',
        reason: 'ESOCKET: connect failed',
        writtenAt: '2026-03-02T10:00:00.000Z',
        canRetry: true,
      },
    ])
    expect((await system.status()).problems).toContain('mailsGivenUp')
    state.isBroken = false
    const { id = '' } = items[0] ?? {}
    await system.retryGivenUpMail({ id })
    expect((await system.givenUpMails({})).total).toBe(0)
    await deliver()
    expect(sent).toEqual(['asha@example.in'])
    await expect(system.retryGivenUpMail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(t.mails()).toMatchObject([{ givenUpAt: null, text: '' }])
  })

  it('are given up again by one more try that fails', async () => {
    const site = await aSystem()
    site.state.isBroken = true
    site.write('asha@example.in')
    await giveUp(site)
    const [mail] = (await site.system.givenUpMails({})).items
    await site.system.retryGivenUpMail({ id: mail?.id ?? '' })
    await site.deliver()
    expect((await site.system.givenUpMails({})).total).toBe(1)
  })

  it('by a restore are listed from the next start on, cannot be sent, and can be removed', async () => {
    const { t, write, system } = await aSystem()
    for (const to of ['asha@example.in', 'tara@example.in', 'zoya@example.in']) write(to)
    t.db.$client.exec("update outbox set next_try_at = null, text = '', last_error = 'given up by a restore'")
    t.later(HOUR_MS)
    recordStart(t)
    const { items } = await system.givenUpMails({ limit: 2 })
    expect(items).toHaveLength(2)
    expect(items[0]).toMatchObject({
      reason: 'given up by a restore',
      givenUpAt: '2026-03-02T11:00:00.000Z',
      canRetry: false,
    })
    const id = items[0]?.id ?? ''
    await expect(system.retryGivenUpMail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await system.removeGivenUpMail({ id })
    await expect(system.removeGivenUpMail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await system.removeAllGivenUpMails()).toEqual({ count: 2 })
    expect(t.mails()).toEqual([])
  })

  it('are all that is removed: sent and waiting mails stay', async () => {
    const { t, deliver, write, system } = await aSystem()
    write('asha@example.in')
    await deliver()
    write('tara@example.in')
    const [sent, waiting] = t.mails()
    for (const { id } of [sent, waiting].flatMap((mail) => mail ?? []))
      await expect(system.removeGivenUpMail({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await system.removeAllGivenUpMails()).toEqual({ count: 0 })
    expect(t.mails()).toHaveLength(2)
  })
})

describe('*Send a test email*', () => {
  it('goes to the superadmin who asks, bypasses the queue, and shows the server’s answer unchanged', async () => {
    const { t, sent, system } = await aSystem()
    expect(await system.sendTestMail()).toEqual({
      to: 'meera@house.example',
      isSent: true,
      answer: '250 2.0.0 OK queued',
    })
    expect(sent).toEqual(['meera@house.example'])
    expect(t.mails()).toEqual([])
  })

  it('ends the warning that mail fails, once it is sent', async () => {
    const { t, state, deliver, write, system } = await aSystem()
    state.isBroken = true
    write('asha@example.in')
    await deliver()
    expect(await system.sendTestMail()).toMatchObject({ isSent: false, answer: 'ESOCKET: connect failed' })
    expect(mailFailingSince(t.db)).not.toBeNull()
    state.isBroken = false
    await system.sendTestMail()
    expect(mailFailingSince(t.db)).toBeNull()
  })

  it('hides the credentials, also when the server repeats them', async () => {
    const { t, transport } = await aSystem()
    const refusing = {
      ...transport,
      send: () => Promise.reject(new Error('535 5.7.8 <desk@house.example> geheim not accepted')),
    }
    const answer = await t.as(t.superadmin(), { transport: refusing }).admin.system.sendTestMail()
    expect(answer).toMatchObject({
      isSent: false,
      answer: '535 5.7.8 <desk@house.example> … not accepted',
    })
  })

  it('waits 20 seconds at most', async () => {
    const { t, transport } = await aSystem()
    const silent = { ...transport, send: () => new Promise<string>(() => {}) }
    const asked = t.as(t.superadmin(), { transport: silent })
    vi.useFakeTimers()
    try {
      const answer = asked.admin.system.sendTestMail()
      await vi.advanceTimersByTimeAsync(20_000)
      expect(await answer).toMatchObject({ isSent: false, answer: 'No answer within 20 seconds' })
    } finally {
      vi.useRealTimers()
    }
  })
})
