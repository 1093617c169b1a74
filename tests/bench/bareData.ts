import Sqlite from 'better-sqlite3'

type Stored = { number: number; entry: string }
type Picture = { id: string; widths: number[] }

/**
 * Prepares a copy of the database for the minimal server: the text of each model's answer, complete but for the age,
 * and the roster's numbers in a narrow table.
 */
export function prepareBare(path: string, site: string) {
  const db = new Sqlite(path)
  db.pragma('journal_mode = WAL')
  db.exec('drop table if exists bare; create table bare (number integer primary key, text text not null)')
  db.exec('drop table if exists bare_order; create table bare_order (number integer primary key)')
  const put = db.prepare('insert into bare values (?, ?)')
  const rows = db.prepare('select number, entry from roster where number > ? order by number limit 1000')
  db.transaction(() => {
    let batch = rows.all(0) as Stored[]
    while (batch.length > 0) {
      for (const { number, entry } of batch) put.run(number, textOf(JSON.parse(entry), site))
      batch = rows.all(batch.at(-1)?.number) as Stored[]
    }
    db.exec('insert into bare_order select number from roster')
  })()
  db.exec('analyze')
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
}

type Entry = Record<string, unknown> & { profileImage: Picture | null; images: Picture[] }

/** The specification's names, written here a second time: a bench that shared them could not find a difference. */
function textOf(entry: Entry, site: string): string {
  const url = ({ id, widths }: Picture) => `${site}/media/${id}/${Math.max(...widths)}.webp`
  return JSON.stringify({
    _id: entry.id,
    slug: entry.slug,
    stage_name: entry.stageName,
    city: entry.city,
    profile_image: entry.profileImage && url(entry.profileImage),
    images: entry.images.map((picture) => ({ url: url(picture), is_locked: false })),
    availability_status: entry.availability,
    type_of_work: entry.workTypes,
    gender: entry.gender,
    height: entry.height,
    bust_chest: entry.bustChest,
    waist: entry.waist,
    hips: entry.hips,
    shoe_size: entry.shoeSize,
    hair_color: entry.hairColor,
    eye_color: entry.eyeColor,
    bio: entry.bio,
    languages: entry.languages,
  })
}
