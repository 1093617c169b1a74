// @module-tag slow

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import { afterAll, expect, it } from 'vitest'
import { createListener } from '../../../server/app'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aBooking } from '../../../server/demo/builders/bookings'
import { aModel } from '../../../server/demo/builders/models'
import { testApp } from '../../helpers/testApp'

const run = promisify(execFile)
const COMPILER = resolve('node_modules/typescript7/bin/tsc')
const folder = mkdtempSync(join(tmpdir(), 'agency-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What an outside developer would write against the generated client; it is compiled with it. */
const STRANGER = `import { createClient } from './client/client'
import { listBookings, listModels, readModel, signInAgency } from './client/sdk.gen'

export async function visit(baseUrl: string) {
  const client = createClient({ baseUrl })
  const models = await listModels({ client, query: { city: 'Pune', limit: 5 } })
  const [first] = models.data?.data.models ?? []
  const model = await readModel({ client, path: { id: first?.slug ?? '' } })
  const refused = await listBookings({ client })
  const signedIn = await signInAgency({
    client,
    body: { email: 'desk@example.in', password: 'a long sentence' },
  })
  const auth = signedIn.data?.data.token ?? ''
  const bookings = await listBookings({ client, auth, query: { page: 1 } })
  const age: number | null | undefined = model.data?.data.model.age
  return {
    names: models.data?.data.models.map((each) => each.stage_name),
    total: models.data?.data.pagination.total,
    age,
    refusal: refused.error?.message,
    clients: bookings.data?.bookings.map((booking) => booking.clientName),
  }
}
`

/** Listens on its own port and answers as the built server does, without pages. */
async function listening() {
  const t = testApp()
  const server = createServer(createListener(t, null))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { t, url, close: () => new Promise((done) => server.close(done)) }
}

it('makes a client that compiles, lists models, signs in and reads bookings', async () => {
  const { t, url, close } = await listening()
  const document = await (await fetch(`${url}/openapi.json`)).json()
  await createClient({
    input: document,
    output: { path: join(folder, 'client'), postProcess: [] },
    logs: { level: 'silent' },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
  })
  writeFileSync(join(folder, 'stranger.ts'), STRANGER)
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}')
  writeFileSync(join(folder, 'tsconfig.json'), TSCONFIG)
  await run(process.execPath, [COMPILER, '--project', folder]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout)
  })

  const passwordHash = await t.passwords.hash('a long sentence')
  anAccount(t, { role: 'admin', email: 'desk@example.in', passwordHash })
  const naina = aModel(t, { stageName: 'Naina', city: 'Pune' })
  aModel(t, { stageName: 'Zoya', city: 'Lucknow' })
  aBooking(t, { modelId: naina.id, clientName: 'Devika Rao' })

  const { visit } = createRequire(import.meta.url)(join(folder, 'js', 'stranger.js'))
  expect(await visit(url)).toEqual({
    names: ['Naina'],
    total: 1,
    age: 25,
    refusal: expect.stringMatching(/sign/i),
    clients: ['Devika Rao'],
  })
  await close()
}, 120_000)

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'es2022',
    module: 'commonjs',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    strict: true,
    rootDir: '.',
    outDir: 'js',
  },
  include: ['**/*.ts'],
})
