import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Db, openDatabase, statement, transaction } from '../../server/core/db/database'
import { newId, newSecretName } from '../../server/core/db/ids'
import { projectRoot } from '../../server/core/projectRoot'
import { optimizeSearch } from '../../server/features/roster/publicRoster/repository'
import { publish } from '../../server/features/roster/publicRoster/service'
import { person } from './people'

const PICTURES = 4
const BATCH = 500
const NOW = '2026-03-02T10:00:00.000Z'
const CACHE = join(projectRoot, '.cache', 'bench')

/** The path of a database with this many models on its roster; made once and reused until what makes it changes. */
export function filled(size: number): string {
  const path = join(CACHE, `${size}-${fingerprint()}.sqlite`)
  if (existsSync(path)) return path
  mkdirSync(CACHE, { recursive: true })
  const old = readdirSync(CACHE).filter((name) => name.startsWith(`${size}-`))
  for (const name of [...old, `new-${size}`, `new-${size}-wal`, `new-${size}-shm`])
    rmSync(join(CACHE, name), { force: true })
  const half = join(CACHE, `new-${size}`)
  const db = openDatabase(half, join(projectRoot, 'drizzle', 'migrations'))
  fill(db, size)
  optimizeSearch(db)
  db.$client.pragma('wal_checkpoint(TRUNCATE)')
  db.$client.close()
  renameSync(half, path)
  return path
}

/** The inputs of a filled database: the tables, the code that writes the roster, and this loader. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const folder of ['drizzle/migrations', 'server/features/roster/publicRoster', 'tests/bench'])
    for (const name of readdirSync(join(projectRoot, folder)).sort())
      if (/^(\d{4}_.*\.sql|views\.ts|fill\.ts|people\.ts)$/.test(name))
        hash.update(readFileSync(join(projectRoot, folder, name)))
  return hash.digest('hex').slice(0, 12)
}

// Raw statements: a hundred thousand models are a million rows, and building a query costs more than running it.
const inserts = statement(({ $client }) => ({
  model: $client.prepare(
    `insert into models (id, name, stage_name, slug, gender, date_of_birth, city, languages, work_types, bio, height,
      waist, hips, bust, shoe_size, eye_color, hair_color, availability, is_active, is_featured, onboarded_at,
      created_at, updated_at)
     values (:id, :stageName, :stageName, :slug, :gender, :dateOfBirth, :city, :languages, :workTypes, :bio, :height,
      :waist, :hips, :bust, :shoeSize, :eyeColor, :hairColor, :availability, 1, :isFeatured, :now, :now, :now)`,
  ),
  media: $client.prepare(
    `insert into media (id, kind, content_type, bytes, width, height, thumbhash, widths, original_name, is_public,
      created_at, claimed_at)
     values (?, 'image', 'image/jpeg', 1, 2000, 2667, 'YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==',
      '[240,480,640,960,1080,2000]', 'picture.jpg', 0, '${NOW}', '${NOW}')`,
  ),
  item: $client.prepare(
    `insert into portfolio_items (id, model_id, media_id, type, is_locked, position, created_at)
     values (?, ?, ?, ?, ?, ?, '${NOW}')`,
  ),
}))

function fill(db: Db, size: number) {
  for (let done = 0; done < size; done += BATCH)
    transaction(db, () => {
      for (let number = done + 1; number <= Math.min(done + BATCH, size); number++) addModel(db, number)
    })
}

function addModel(db: Db, number: number) {
  const id = newId()
  const { languages, workTypes, isFeatured, ...rest } = person(number)
  const insert = inserts(db)
  insert.model.run({
    ...rest,
    id,
    slug: `${rest.stageName.toLowerCase().replaceAll(' ', '-')}-${number}`,
    languages: JSON.stringify(languages),
    workTypes: JSON.stringify(workTypes),
    isFeatured: Number(isFeatured),
    now: NOW,
  })
  for (let position = 0; position < PICTURES; position++) {
    const picture = newSecretName()
    const type = position === 0 ? 'profile_pic' : 'gallery'
    insert.media.run(picture)
    insert.item.run(newId(), id, picture, type, Number(position === PICTURES - 1), position)
  }
  publish(db, id)
}
