import { describe, expect, it } from 'vitest'
import { anAccount } from '../../../server/demo/builders/accounts'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { testApp } from '../../helpers/testApp'

describe('GET /admin/enquiries', () => {
  it('is for the agency only', async () => {
    const t = testApp()
    const talent = t.tokenFor(anAccount(t, { role: 'model' }))
    expect((await t.http().get('/admin/enquiries')).status).toBe(401)
    const answer = await t.http().get('/admin/enquiries').auth(talent, { type: 'bearer' })
    expect(answer.status).toBe(403)
    expect(answer.body).toMatchObject({ error: true })
  })

  it('answers enquiries and total, newest first, twenty a page', async () => {
    const t = testApp()
    for (let at = 0; at < 21; at++) {
      anEnquiry(t, { name: `Client ${at}`, subject: 'casting' })
      t.later(1000)
    }
    const token = t.tokenFor(t.admin())
    const list = (query: string) => t.http().get(`/admin/enquiries?${query}`).auth(token, { type: 'bearer' })
    const first = await list('page=1')
    expect(first.body).toMatchObject({ error: false, total: 21, totalPages: 2 })
    expect(first.body.enquiries).toHaveLength(20)
    expect(Object.keys(first.body.enquiries[0]).sort()).toEqual(
      ['_id', 'created_at', 'email', 'message', 'name', 'status', 'subject'].sort(),
    )
    expect(first.body.enquiries[0]).toMatchObject({
      name: 'Client 20',
      status: 'pending',
      subject: 'casting',
    })
    expect((await list('page=2')).body.enquiries).toMatchObject([{ name: 'Client 0' }])
    expect((await list('page=3')).body).toMatchObject({ enquiries: [], total: 21 })
    expect((await list('page=1&limit=5')).body.enquiries).toHaveLength(5)
  })

  it('searches name, e-mail and subject inside words, ignoring case and accents, character by character', async () => {
    const t = testApp()
    anEnquiry(t, { name: 'José 100%', email: 'jose@pinto.example', subject: 'press' })
    anEnquiry(t, { name: 'Devika', email: 'devika@kori.example', subject: 'brand' })
    const token = t.tokenFor(t.admin())
    const found = async (search: string) => {
      const answer = await t.http().get('/admin/enquiries').query({ search }).auth(token, { type: 'bearer' })
      return [answer.body.total, answer.body.enquiries.length]
    }
    expect(await found('OSE')).toEqual([1, 1])
    expect(await found('kori')).toEqual([1, 1])
    expect(await found('pre')).toEqual([1, 1])
    expect(await found('or campaign')).toEqual([1, 1])
    expect(await found('0%')).toEqual([1, 1])
    expect(await found('_')).toEqual([0, 0])
    expect(await found('example')).toEqual([2, 2])
    expect(await found('  ')).toEqual([2, 2])
  })

  it('refuses an invalid page number', async () => {
    const t = testApp()
    const token = t.tokenFor(t.admin())
    for (const query of ['page=0', 'page=x', 'limit=0', 'limit=1001', `search=${'x'.repeat(101)}`]) {
      const answer = await t.http().get(`/admin/enquiries?${query}`).auth(token, { type: 'bearer' })
      expect([query, answer.status]).toEqual([query, 400])
    }
  })
})
