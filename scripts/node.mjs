// Imported first by every script, and written so that an old Node can still read it.
import process from 'node:process'

const [major, minor] = process.versions.node.split('.').map(Number)
const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22

if (!fits) {
  console.error(
    `This needs Node 20.19 or newer (in the 22 line 22.12 or newer), but this is Node ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and run the same command again.',
  )
  process.exit(78) // as in cli.mjs
}
