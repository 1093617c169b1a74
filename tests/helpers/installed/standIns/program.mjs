// Stands in for the program of a release, whose start takes seconds. Its database is a text: the first line is the newest
// migration, each further one a row. release.json says what is wrong with this release.
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { dirname, join } from 'node:path'

const here = import.meta.dirname
const { migration, fault } = JSON.parse(readFileSync(join(here, 'release.json'), 'utf8'))
process.loadEnvFile(join(process.env.AGENCY_ROOT, 'etc/agency/env'))
const { DATABASE_PATH: database, PORT, PUBLIC_URL } = process.env
const isRehearsal = database.includes('rehearsal')

const say = (line) => void process.stdout.write(`${line}\n`)

function refuse(why) {
  process.stderr.write(`${why}\n`)
  process.exit(78)
}

function open() {
  mkdirSync(dirname(database), { recursive: true })
  if (!existsSync(database)) writeFileSync(database, `${migration}\n`)
  const [applied, ...rows] = readFileSync(database, 'utf8').split('\n')
  if (Number(applied) > migration) refuse('The database was made by a newer version.')
  writeFileSync(database, [migration, ...rows].join('\n'))
}

function serve() {
  if (fault === 'refuses' || (fault === 'refuses live' && !isRehearsal)) {
    open()
    refuse('The start is refused.')
  }
  open()
  const server = createServer((request, response) => {
    if (request.method === 'POST') appendFileSync(database, `${request.url.slice(1)}\n`)
    response.writeHead(fault === 'not ready' && request.url === '/readyz' ? 503 : 200, {
      connection: 'close',
    })
    response.end(JSON.stringify({ release: here }))
  })
  server.listen(Number(PORT), '127.0.0.1')
  process.once('SIGTERM', () => process.exit(0))
}

const [command, ...given] = process.argv.slice(2)
if (command === 'serve') serve()
else if (command === 'password-link') {
  const isNew = !existsSync(database)
  open()
  if (isNew) say(`${PUBLIC_URL}/reset-password/first`)
} else if (command === 'backup') {
  mkdirSync(given[0], { recursive: true })
  cpSync(database, join(given[0], 'agency.sqlite'))
  writeFileSync(join(given[0], 'manifest.json'), '{}')
  say(`Backed up 1 files to ${given[0]}`)
} else if (command === 'restore' && given[0] === '--database') {
  cpSync(database, `${database}.before-rollback`)
  cpSync(given[1], database)
  say('Restored the database.')
} else if (command === 'take-change') {
  const wanted = join(process.env.AGENCY_ROOT, 'wanted')
  if (!existsSync(wanted)) refuse('Nobody has asked for a change of the program.')
  say(readFileSync(wanted, 'utf8'))
} else if (command === 'note-update') {
  appendFileSync(join(process.env.AGENCY_ROOT, 'noted'), `${given[0]}\n`)
  const allowed = join(process.env.AGENCY_ROOT, 'allowed')
  say(existsSync(allowed) ? readFileSync(allowed, 'utf8') : 'no')
} else refuse(`There is no command ${command}.`)
