import { describe, expect, it } from 'vitest'
import { table } from '../../../server/http/rest/routes'
import { tableWorld, turn } from '../../helpers/desk/tableWorld'
import { specificationTable } from '../../helpers/specificationTable'

/** Calls beyond the specification, each with its reason in the table. */
const EXTRAS = [
  'post /admin/models/{id}/images/upload',
  'post /admin/models/{id}/documents',
  'post /user/documents',
  'post /admin/projects/{id}/moodboard',
  'post /admin/settings/pictures',
]

/** The calls of the desk and of the talents' jobs, which the specification does not have. */
const DESK = [
  'get /api/v1/desk/inbox',
  'post /api/v1/desk/inbox/{id}/job',
  'put /api/v1/desk/inbox/{id}/state',
  'get /api/v1/desk/jobs',
  'post /api/v1/desk/jobs',
  'get /api/v1/desk/jobs/{id}',
  'put /api/v1/desk/jobs/{id}',
  'put /api/v1/desk/jobs/{id}/stage',
  'post /api/v1/desk/jobs/{id}/dates',
  'put /api/v1/desk/jobs/{id}/dates/{dateId}',
  'delete /api/v1/desk/jobs/{id}/dates/{dateId}',
  'post /api/v1/desk/jobs/{id}/roles',
  'put /api/v1/desk/jobs/{id}/roles/{roleId}',
  'delete /api/v1/desk/jobs/{id}/roles/{roleId}',
  'post /api/v1/desk/jobs/{id}/claims',
  'put /api/v1/desk/claims/{id}/state',
  'put /api/v1/desk/claims/{id}/dates',
  'put /api/v1/desk/claims/{id}/role',
  'put /api/v1/desk/claims/{id}/answer',
  'post /api/v1/desk/claims/{id}/challenge',
  'put /api/v1/desk/claims/{id}/challenge',
  'delete /api/v1/desk/claims/{id}/challenge',
  'post /api/v1/desk/claims/{id}/let-go-ahead',
  'get /api/v1/desk/chart',
  'get /api/v1/desk/chart/changes',
  'get /api/v1/desk/chart/queue',
  'put /api/v1/desk/chart/days',
  'post /api/v1/desk/chart/pass',
  'post /api/v1/desk/chart/forecast',
  'get /api/v1/desk/bookouts',
  'post /api/v1/desk/bookouts',
  'put /api/v1/desk/bookouts/{id}',
  'delete /api/v1/desk/bookouts/{id}',
  'post /api/v1/desk/talents/{id}/digitals',
  'get /api/v1/desk/clients',
  'post /api/v1/desk/clients',
  'get /api/v1/desk/clients/{id}',
  'put /api/v1/desk/clients/{id}',
  'post /api/v1/desk/clients/{id}/contacts',
  'get /api/v1/desk/jobs/{id}/call-sheets',
  'post /api/v1/desk/jobs/{id}/call-sheets',
  'get /api/v1/desk/jobs/{id}/call-sheets/receipts',
  'post /api/v1/desk/jobs/{id}/call-sheets/{sheetId}/issue',
  'get /api/v1/desk/jobs/{id}/hours',
  'put /api/v1/desk/claims/{id}/hours',
  'get /api/v1/desk/packages',
  'post /api/v1/desk/packages',
  'get /api/v1/desk/packages/{id}',
  'put /api/v1/desk/packages/{id}',
  'put /api/v1/desk/packages/{id}/entries',
  'post /api/v1/desk/packages/{id}/links',
  'delete /api/v1/desk/packages/{id}/links/{linkId}',
  'get /api/v1/desk/packages/{id}/picks',
  'post /api/v1/desk/packages/{id}/answers',
  'get /api/v1/money/papers',
  'get /api/v1/money/papers/{id}',
  'post /api/v1/money/quotes',
  'delete /api/v1/money/quotes/{id}',
  'get /api/v1/money/outstanding',
  'get /api/v1/money/e-invoices',
  'put /api/v1/money/papers/{id}/irn',
  'put /api/v1/money/papers/{id}/buyer-answer',
  'post /api/v1/money/payments',
  'get /api/v1/money/certificates',
  'put /api/v1/money/certificates',
  'get /api/v1/money/usages',
  'post /api/v1/money/usages',
  'put /api/v1/money/usages/{id}',
  'delete /api/v1/money/usages/{id}',
  'post /api/v1/money/usages/{id}/renewal',
  'post /api/v1/money/usages/{id}/end',
  'get /api/v1/money/talents-due',
  'get /api/v1/money/statements',
  'post /api/v1/money/statements',
  'get /api/v1/money/statements/{id}',
  'delete /api/v1/money/statements/{id}',
  'post /api/v1/money/statements/{id}/expenses',
  'delete /api/v1/money/statements/{id}/expenses/{expenseId}',
  'post /api/v1/money/statements/{id}/issue',
  'post /api/v1/money/statements/{id}/payout',
  'delete /api/v1/money/statements/{id}/payout',
  'get /api/v1/talent/money',
  'get /api/v1/talent/jobs',
  'put /api/v1/talent/claims/{id}/answer',
]

/** Whether a dotted path leads to something; a list's `*` is its first entry. */
function found(from: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => {
    if (name === '*') return Array.isArray(at) ? at[0] : undefined
    return typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined
  }, from)
}

describe("the specification's table of calls", () => {
  it('has 46 calls, and ours are those in their order and nothing else (K15)', () => {
    expect(specificationTable).toHaveLength(46)
    const ours = table.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    const theirs = specificationTable.map(({ method, path }) => `${method} ${path}`)
    expect(ours).toEqual([...theirs, ...EXTRAS, ...DESK])
  })

  it('answers each of them with every field of the last column, and of its entity', async () => {
    const world = await tableWorld()
    const wrong: Record<string, unknown> = {}
    for (const row of specificationTable.toSorted((a, b) => turn(a) - turn(b))) {
      const { status, body, headers } = await world.call(row)
      const entity = row.in ? found(body, row.in) : body
      const missing = [
        ...row.reads.filter((path) => (found(body, path) ?? null) === null),
        ...(row.entity ?? []).filter((path) => found(entity, path) === undefined),
      ]
      const isPlain =
        status === 200 &&
        body.error === false &&
        typeof body.message === 'string' &&
        headers['content-type']?.startsWith('application/json')
      if (!isPlain || missing.length > 0)
        wrong[`${row.method} ${row.path}`] = { status, message: body.message, issues: body.issues, missing }
    }
    expect(wrong).toEqual({})
  })
})
