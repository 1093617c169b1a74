import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { answerOf } from '../../../server/http/rest/openapi'
import { callNotes } from '../../../server/http/rest/openapiNotes'
import { table } from '../../../server/http/rest/routes'
import { tableWorld, turn } from '../../helpers/desk/tableWorld'
import { specificationTable } from '../../helpers/specificationTable'
import { testApp } from '../../helpers/testApp'

describe('GET /openapi.json', () => {
  it('is valid OpenAPI 3.1 for an independent validator', async () => {
    const { body, headers } = await testApp().http().get('/openapi.json')
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(body.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(body)).toEqual({ valid: true })
  })

  it('contains the 46 calls, each with an answer, errors, and permission', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    for (const { method, path, as, reads } of specificationTable) {
      const operation = body.paths[path]?.[method]
      const name = `${method} ${path}`
      expect({ name, summary: operation?.summary, answer: operation?.responses['200'] }).toEqual({
        name,
        summary: expect.stringMatching(/\w/),
        answer: expect.objectContaining({ content: expect.anything() }),
      })
      expect(operation.responses.default).toBeDefined()
      const isOpen = as === 'visitor'
      expect({ name, security: operation.security }).toEqual({
        name,
        security: isOpen ? [] : [{ bearer: [] }],
      })
      expect(reads.length).toBeGreaterThan(0)
    }
  })

  it('accepts names as the specification spells them, and no internal names', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    const taken = (path: string, type = 'application/json') =>
      Object.keys(body.paths[path].post.requestBody.content[type].schema.properties).sort()
    expect(taken('/api/v1/agency/models/onboarding-1')).toEqual(
      ['city', 'country', 'date_of_birth', 'gender', 'phone', 'stage_name', 'state'].sort(),
    )
    expect(taken('/bookings')).not.toContain('website')
    expect(taken('/api/v1/agency/models/portfolio-upload', 'multipart/form-data')).toEqual(['file', 'type'])
    const filters = body.paths['/public/models'].get.parameters.map(({ name }: { name: string }) => name)
    expect(filters.sort()).toEqual(['city', 'gender', 'limit', 'page', 'search', 'type_of_work'])
    expect(JSON.stringify(body)).not.toContain('9007199254740991')
  })

  it('spells the fields of a list of records as the call reads them', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    const fieldsOf = (method: string, path: string, list: string) =>
      Object.keys(
        body.paths[path][method].requestBody.content['application/json'].schema.properties[list].items
          .properties,
      )
    expect(fieldsOf('post', '/api/v1/money/payments', 'others')).toEqual([
      'paper_id',
      'amount',
      'withheld',
      'withheld_code',
    ])
    expect(fieldsOf('post', '/api/v1/desk/jobs/{id}/call-sheets', 'calls')).toContain('report_to')
  })

  it('documents inputs that are accepted beyond the schemas', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    for (const words of [
      'any letter case',
      'ISO 8601 moment',
      'day in the agency’s time zone',
      'up to 40 characters',
    ])
      expect(body.info.description).toContain(words)
    const said: [method: string, path: string, words: string[]][] = [
      ['post', '/api/v1/agency/models/login', ['`email`', '`username`']],
      [
        'post',
        '/api/v1/agency/models/onboarding-2',
        ['`height` and `weight` may be numbers', 'a list of texts'],
      ],
      ['put', '/user/physical-details', ['`height` and `weight` may be numbers', 'a list of texts']],
      ['put', '/admin/models/{id}/physical', ['`height` may be a number']],
      ['get', '/api/v1/agency/models/list', ['`assigned`', '`available`']],
      ['post', '/api/v1/agency/external/model-signup-request', ['`contact` and `height` may be numbers']],
      ['post', '/enquiries', ['up to 200 characters']],
      ['post', '/bookings', ['`phone` may be a number', 'in the past']],
    ]
    for (const [method, path, words] of said)
      for (const each of words) expect(body.paths[path][method].description).toContain(each)
  })

  it('has notes only for existing calls', async () => {
    const { body } = await testApp().http().get('/openapi.json')
    const unknown = Object.keys(callNotes).filter((key) => {
      const [method = '', path = ''] = key.split(' ')
      return !body.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method]
    })
    expect(unknown).toEqual([])
  })

  it('asks for the agency key exactly where it is set and needed', async () => {
    const { body } = await testApp({ AGENCY_KEY: 'of the site' }).http().get('/openapi.json')
    expect(body.paths['/admin/bookings'].get.security).toEqual([{ bearer: [], agencyKey: [] }])
    expect(body.paths['/api/v1/agency/login'].post.security).toEqual([{ agencyKey: [] }])
    expect(body.paths['/bookings'].post.security).toEqual([])
    expect(Object.keys(body.components.securitySchemes)).toEqual(['bearer', 'agencyKey'])
    const { body: without } = await testApp().http().get('/openapi.json')
    expect(Object.keys(without.components.securitySchemes)).toEqual(['bearer'])
  })

  it('has an ETag, and answers 304 to a client that has it', async () => {
    const t = testApp()
    const { headers } = await t.http().get('/openapi.json')
    const again = await t.http().get('/openapi.json').set('if-none-match', String(headers.etag))
    expect(again.status).toBe(304)
  })

  it('describes every answer exactly: no field more, none less', async () => {
    const world = await tableWorld()
    for (const row of specificationTable.toSorted((a, b) => turn(a) - turn(b))) {
      const key = `${row.method} ${row.path.replace(/\{(\w+)\}/g, ':$1')}`
      const { body } = await world.call(row)
      const ours = table.find(({ method, path }) => `${method} ${path}` === key)
      expect({ [key]: read(ours && answerOf(ours), body) }).toEqual({ [key]: body })
    }
  })
})

/** The answer as its schema parses it, without unnamed fields; or what is wrong with it. */
function read(schema: z.ZodType | undefined, body: unknown): unknown {
  const result = schema?.safeParse(body)
  return result?.success ? result.data : result?.error.issues
}

describe('GET /docs', () => {
  it('shows the document without an inline script or anything from elsewhere', async () => {
    const t = testApp()
    const { text, headers, status } = await t.http().get('/docs')
    expect(status).toBe(200)
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)/)
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//)
    const files = [...text.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, path]) => path ?? '')
    expect(files).toHaveLength(4)
    for (const path of files) expect((await t.http().get(path)).status).toBe(200)
    expect((await t.http().get('/docs/package.json')).status).toBe(404)
  })
})
