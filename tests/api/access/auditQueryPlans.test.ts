import { describe, expect, it } from 'vitest'
import { audit } from '../../../server/core/security/audit'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

/** The query plans of the audit list with these filters. */
async function plansOf(t: ReturnType<typeof testApp>, filters: object): Promise<string[]> {
  const { $client } = t.db
  const admin = t.as(t.superadmin()).admin.audit
  const prepare = $client.prepare.bind($client)
  const seen: string[] = []
  $client.prepare = ((text: string) => {
    seen.push(text)
    return prepare(text)
  }) as typeof prepare
  await admin.list(filters)
  $client.prepare = prepare
  return seen
    .filter((text) => /from audit_events/.test(text))
    .flatMap((text) => {
      const names = text.match(/:(\w+)/g) ?? []
      const values = Object.fromEntries(names.map((name) => [name.slice(1), null]))
      return (prepare(`explain query plan ${text}`).all(values) as { detail: string }[]).map(
        ({ detail }) => detail,
      )
    })
}

describe('the plans of the audit list', () => {
  it('scan no table and sort nothing without a search', async () => {
    const plans = [...(await plansOf(testApp(), {})), ...(await plansOf(testApp(), { action: 'signed in' }))]
    expect(plans).toContain('SEARCH audit_events USING INDEX audit_events_by_action (action=?)')
    expect(plans).toContain('SEARCH models USING INDEX models_id_unique (id=?)')
    // By its number, from the end; the count reads an index.
    const scans = plans.filter((step) => /^SCAN (?!CONSTANT)/.test(step))
    expect(new Set(scans)).toEqual(
      new Set(['SCAN audit_events', 'SCAN audit_events USING COVERING INDEX audit_events_by_actor']),
    )
    expect(plans.filter((step) => /TEMP B-TREE/.test(step))).toEqual([])
  })

  it('with a search, read the models once, no picture or file, and only an index of the lines', async () => {
    const plans = await plansOf(testApp(), { search: 'asha' })
    expect(plans.filter((step) => /^SCAN models/.test(step))).toHaveLength(1)
    expect(plans.filter((step) => /portfolio_items|application_files/.test(step))).toEqual([])
    expect(plans.filter((step) => /^SCAN audit_events/.test(step))).toEqual([
      'SCAN audit_events USING COVERING INDEX audit_events_by_about',
    ])
  })

  it('with a search and an action, read only the lines of that action', async () => {
    const plans = await plansOf(testApp(), { search: 'asha', action: 'signed in' })
    expect(plans).toContain('SEARCH audit_events USING INDEX audit_events_by_action (action=?)')
    expect(plans.filter((step) => /^SCAN audit_events/.test(step))).toEqual([])
  })
})

describe('a search of the audit list', () => {
  it('returns an empty page with the total when the page is beyond the last', async () => {
    const t = testApp()
    const asha = aModel(t, { stageName: 'Asha' })
    const { media } = aPicture(t, asha.id)
    const meera = t.superadmin()
    for (let count = 0; count < 3; count++) audit(t.db, t.clock(), 'picture locked', meera, media.id)
    const admin = t.as(meera).admin.audit
    expect(await admin.list({ search: 'asha', page: 9, limit: 2 })).toMatchObject({ items: [], total: 3 })
    expect(await admin.list({ search: 'asha', page: 2, limit: 2 })).toMatchObject({ total: 3 })
  })
})
