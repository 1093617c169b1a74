import { describe, expect, it } from 'vitest'
import { aSubscriber } from '../../../server/demo/builders/subscribers'
import { type TestApp, testApp } from '../../helpers/testApp'

const HEAD = '\uFEFF"Email","Since (IST)","Spam?","Unsubscribe link"'

async function linesOf(t: TestApp, search = '') {
  let all = ''
  for await (const part of await t.as(t.admin()).admin.newsletter.export({ search })) all += part
  return all.trimEnd().split('\r\n')
}

describe('the newsletter in the back office', () => {
  it('lists the current addresses, newest first, and finds one by a part of it', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in', consentedAt: '2026-02-01T08:00:00.000Z' })
    aSubscriber(t, { email: 'bot@example.in', consentedAt: '2026-02-02T08:00:00.000Z', isSpam: true })
    aSubscriber(t, { email: 'left@example.in', removedAt: '2026-02-03T08:00:00.000Z' })
    const { list } = t.as(t.admin()).admin.newsletter
    expect(await list({})).toEqual({
      items: [
        { email: 'bot@example.in', since: '2026-02-02T08:00:00.000Z', isSpam: true },
        { email: 'noor@example.in', since: '2026-02-01T08:00:00.000Z', isSpam: false },
      ],
      total: 2,
      totalPages: 1,
    })
    const { items } = await list({ search: 'NOOR' })
    expect(items.map(({ email }) => email)).toEqual(['noor@example.in'])
    expect((await list({ search: '%' })).items).toEqual([])
    const second = await list({ page: 2, limit: 1 })
    expect(second).toMatchObject({ items: [{ email: 'noor@example.in' }], total: 2, totalPages: 2 })
  })

  it('removes an address once, and records the removal without the address', async () => {
    const t = testApp()
    aSubscriber(t, { email: 'noor@example.in' })
    const boss = t.as(t.superadmin()).admin
    await boss.newsletter.remove({ email: 'Noor@example.in' })
    expect((await boss.newsletter.list({})).items).toEqual([])
    await expect(boss.newsletter.remove({ email: 'noor@example.in' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    const written = (await boss.audit.list({})).items.filter(({ action }) => action === 'subscriber removed')
    expect(written).toHaveLength(1)
    expect(JSON.stringify(written)).not.toContain('noor')
  })

  it('exports every address with a working unsubscribe link', async () => {
    const t = testApp()
    await t.visitor().site.newsletter.subscribe({ email: 'noor@example.in' })
    aSubscriber(t, { email: 'left@example.in', removedAt: '2026-02-03T08:00:00.000Z' })
    const [head, line, ...more] = await linesOf(t)
    expect(head).toBe(HEAD)
    expect(more).toEqual([])
    const [, token = ''] =
      /^"noor@example.in","2026-03-02 15:30","No","http:\/\/localhost:3000\/unsubscribe\/([\w-]+)"$/.exec(
        line ?? '',
      ) ?? []
    await t.visitor().site.newsletter.unsubscribe({ token })
    expect(await linesOf(t)).toEqual([HEAD])
    expect((await t.as(t.superadmin()).admin.audit.list({})).items).toContainEqual(
      expect.objectContaining({ action: 'list exported', detail: 'newsletter' }),
    )
  })

  it('exports every address once from a long list', async () => {
    const t = testApp()
    for (let count = 0; count < 1_201; count++)
      // Many with the same time: the next batch begins where the last ended.
      aSubscriber(t, {
        email: `n${count}@example.in`,
        consentedAt: `2026-02-0${1 + (count % 3)}T08:00:00.000Z`,
      })
    const lines = await linesOf(t)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(1_202)
    expect(lines).toHaveLength(1_202)
    expect(await linesOf(t, 'n1200@')).toHaveLength(2)
  })
})
