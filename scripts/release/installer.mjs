import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Where the project's releases are; empty until its owner sets it, in package.json. */
export const releasesAddress = () => JSON.parse(readFileSync('package.json', 'utf8')).config.releases

/** Writes `install.sh` beside the releases in `folder`, with their address and the key that they are signed with. */
export function writeInstaller(folder, { address, publicKey }) {
  const [, key = ''] = publicKey?.split('\n') ?? []
  const file = path.join(folder, 'install.sh')
  const script = readFileSync('scripts/release/install.sh', 'utf8')
    .replace(/^RELEASES=''$/m, `RELEASES='${address}'`)
    .replace(/^KEY=''$/m, `KEY='${key}'`)
  writeFileSync(file, script, { mode: 0o755 })
  return file
}
