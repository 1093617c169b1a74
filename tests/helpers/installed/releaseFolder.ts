import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { writeInstaller } from '../../../scripts/release/installer.mjs'
import { releaseKey } from '../../../scripts/release/sign.mjs'
import { afterThisTest } from '../cleanUp'
import { aTarball, type TestMachine } from './machine'
import { RELEASE_KEY } from './releaseKeys'

type Kind = Parameters<typeof aTarball>[1]

/** A folder of releases with their list and the install script, as `npm run release` makes it. */
export function aFolder(machine: TestMachine, ...kinds: Kind[]): string {
  const folder = join(machine.folder, 'releases')
  mkdirSync(folder, { recursive: true })
  for (const kind of kinds) {
    const file = aTarball(machine, kind)
    for (const name of [basename(file), `${basename(file)}.minisig`])
      renameSync(join(machine.folder, name), join(folder, name))
  }
  rmSync(join(machine.folder, 'SHA256SUMS'))
  const list = kinds.map(({ version }) => ({ version, changes: `- New in ${version}.` }))
  writeFileSync(join(folder, 'releases.json'), JSON.stringify(list))
  writeInstaller(folder, { address: '', publicKey: releaseKey(RELEASE_KEY)?.publicKey })
  return folder
}

/** The same folder on the web; `asked` are the requests. */
export async function anAddress(folder: string) {
  const asked: { path: string; agent: string | undefined }[] = []
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', agent: request.headers.referer })
    try {
      response.end(readFileSync(join(folder, request.url ?? '')))
    } catch {
      response.writeHead(404).end()
    }
  })
  afterThisTest(() => {
    server.closeAllConnections()
    server.close()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, asked }
}
