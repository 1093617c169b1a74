import { createHash } from 'node:crypto'
import { createReadStream, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { CliError, log, mustRun, root, runCli, withProgress } from './cli.mjs'
import { ensureInstalled } from './install.mjs'
import { billOfMaterials } from './release/billOfMaterials.mjs'
import { releasesOf } from './release/changes.mjs'
import { releasesAddress, writeInstaller } from './release/installer.mjs'
import { releaseKey, signFile } from './release/sign.mjs'
import { stage } from './release/stage.mjs'

const target = path.join(root, 'dist', 'release')
const MAX_BYTES = 80_000_000

/**
 * Makes dist/release/agency-<version>-linux-<arch>.tar.gz: the built program, the packages that it loads, the Node that
 * runs this, the command `agency`, the units and the Caddyfile. Two builds of one commit on one kind of machine are the
 * same file to the byte. Beside it: its sum, with RELEASE_KEY its signature, the list that `agency update` reads, and
 * `install.sh` for a bare machine.
 */
await runCli(async () => {
  if (process.platform !== 'linux')
    throw new CliError('A release is made on Linux, for machines of the same kind.')
  if (process.config.variables.node_shared)
    throw new CliError(
      `${process.execPath} needs a library of its own (libnode), so a release cannot bring it along. Use the Node of nodejs.org or NodeSource.`,
    )
  const key = releaseKey(process.env.RELEASE_KEY)
  await ensureInstalled()
  // Imports a package, which is there only now on a fresh clone.
  const { tracedFiles } = await import('./release/trace.mjs')
  await ensureBuilt()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const name = `agency-${version}-linux-${process.arch}`
  const { commit, seconds } = await builtFrom()
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const file = path.join(target, `${name}.tar.gz`)
  await withProgress(`Putting together ${name}`, async () => {
    const traced = await tracedFiles()
    const sbom = billOfMaterials(traced.packages, { name, version, commit, seconds })
    stage(path.join(target, name), traced.files, sbom, key?.publicKey)
    await pack(file, name, seconds)
  })
  const hash = await sha256(file)
  writeFileSync(path.join(target, 'SHA256SUMS'), `${hash}  ${name}.tar.gz\n`)
  writeFileSync(path.join(target, 'releases.json'), `${JSON.stringify(releasesOf(), null, 2)}\n`)
  const installer = writeInstaller(target, { address: releasesAddress(), publicKey: key?.publicKey })
  if (key) for (const each of [file, installer]) signFile(each, key, seconds)
  else log('RELEASE_KEY is not set, so it is not signed: `agency update` takes it with --unsigned only.')
  if (releasesAddress() === '')
    log('`config.releases` of package.json is empty: install.sh and the release know no address of releases.')
  const { size } = statSync(file)
  log(`${path.relative(root, file)}: ${(size / 1e6).toFixed(1)} MB, sha256 ${hash}`)
  if (size > MAX_BYTES) throw new CliError(`The release is bigger than ${MAX_BYTES / 1e6} MB.`)
})

/** The commit and its time, which every file of the release gets; without git, the Unix epoch. */
async function builtFrom() {
  const commit = readFileSync('dist/commit', 'utf8').trim()
  if (commit === '') return { commit: null, seconds: Number(process.env.SOURCE_DATE_EPOCH ?? 0) }
  if ((await mustRun('git', ['status', '--porcelain'])).trim() !== '')
    log('There are changes that are not committed: this release is not what its commit says.')
  return { commit, seconds: Number(await mustRun('git', ['log', '-1', '--format=%ct'])) }
}

/** Everything that differs from one build to the next is fixed: order, owner, times, and gzip's own header. */
async function pack(file, name, seconds) {
  const args = ['--sort=name', '--format=gnu', '--owner=0', '--group=0', '--numeric-owner']
  const options = [...args, `--mtime=@${seconds}`, '--use-compress-program=gzip -n']
  await mustRun('tar', [...options, '-C', target, '-cf', file, name])
}

async function sha256(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}
