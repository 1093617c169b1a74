import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { replicaState } from '../../../../server/core/replica/state'
import { afterThisTest } from '../../../helpers/cleanUp'

it('a Litestream whose answer stops half-way counts as stopped, and is no failure', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' })
    response.write('litestream_')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'agency-'))
  const { port } = server.address() as AddressInfo
  writeFileSync(join(dataDir, 'litestream.json'), JSON.stringify({ addr: `127.0.0.1:${port}` }))
  expect(await replicaState(dataDir)).toBe('stopped')
})
