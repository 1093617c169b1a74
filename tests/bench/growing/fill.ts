import { appendFileSync, copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Db, openDatabase, valueQuery } from '../../../server/core/db/database'
import { projectRoot } from '../../../server/core/projectRoot'
import { fill } from '../../../server/demo/fill'
import { optimizeSearch } from '../../../server/features/roster/publicRoster/repository'
import { publish } from '../../../server/features/roster/publicRoster/service'
import { variants } from '../../../server/workers/pictures'
import { localDay } from '../../../shared/format'
import { dayAfter } from '../../../shared/time/days'
import { fillChart } from '../../helpers/desk/fullChart'

export type Agency = { models: number; photos: number; bookings: number; claims: number }
export type Place = { databasePath: string; uploadsDir: string }

const DAYS = 60
const READY = 40

/** Makes an agency of this size in an empty place, with the files of so many photos. */
export async function makeAgency(
  place: Place,
  { models, photos, bookings, claims }: Agency,
  withFiles = photos * models,
) {
  const db = openDatabase(place.databasePath, join(projectRoot, 'drizzle', 'migrations'))
  fill(db, { models, bookings, pictures: models * photos })
  const from = localDay(new Date())
  const until = `${dayAfter(from, DAYS)}T10:00:00.000Z`
  fillChart(db, { models, days: DAYS, bars: claims, ofAgency: true }, { from, until })
  await addFiles(db, place.uploadsDir, withFiles)
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
}

/**
 * The files of a handful of pictures, under the name of every photo. They are small and share their bytes, so that what is
 * measured is their number; a photograph has about 600 kB in as many files.
 */
async function addFiles(db: Db, uploads: string, count: number) {
  const ready = await readyPictures(join(uploads, 'incoming'))
  const ids = valueQuery<string>(db, 'select id from media order by is_public desc, id').all({})
  for (const [number, id] of ids.slice(0, count).entries()) {
    const { folder, files } = ready[number % ready.length] as (typeof ready)[number]
    const to = join(uploads, id.slice(0, 2), id)
    mkdirSync(to, { recursive: true })
    for (const file of files) linkSync(join(folder, file), join(to, file))
  }
  const [{ made }] = ready as [(typeof ready)[number]]
  db.$client
    .prepare('update media set widths = ?, width = ?, height = ?, bytes = ?')
    .run(JSON.stringify(made.widths), made.width, made.height, made.bytes)
  for (const id of valueQuery<string>(db, 'select id from models').all({})) publish(db, id)
  optimizeSearch(db)
}

async function readyPictures(incoming: string) {
  mkdirSync(incoming, { recursive: true })
  const source = join(incoming, 'source.png')
  const grey = { width: 2000, height: 2667, channels: 3, background: '#888' } as const
  writeFileSync(source, await sharp({ create: grey }).png().toBuffer())
  const first = join(incoming, 'ready-0')
  const made = await variants({ source, target: first })
  const files = readdirSync(first)
  return Array.from({ length: READY }, (_, number) => {
    const folder = join(incoming, `ready-${number}`)
    if (number > 0) copyAll(first, folder, files, number)
    return { folder, files, made }
  })
}

/** Each with a byte of its own after its end, so that no two are the same file. */
function copyAll(from: string, to: string, files: string[], number: number) {
  mkdirSync(to)
  for (const file of files) {
    copyFileSync(join(from, file), join(to, file))
    appendFileSync(join(to, file), String.fromCharCode(number))
  }
}
