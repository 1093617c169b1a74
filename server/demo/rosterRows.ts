import { fold } from '../../shared/fold'
import type { Db } from '../core/database'
import { grams } from '../roster/rules'
import { entryOf, entryTexts } from '../roster/views'
import { inserter } from './bulk'
import type { CrowdModel, crowdPicture } from './crowd'

export type Item = ReturnType<typeof crowdPicture>
export type Batch = { model: CrowdModel; items: Item[] }[]

/**
 * The same words as the roster's `grams`, from texts that were cut up before: names, and cities with types of work,
 * come again and again, and no piece reaches over the end of a line.
 */
function gramsByPart() {
  const known = new Map<string, { words: string; pieces: Set<string> }>()
  const part = (text: string) => {
    const before = known.get(text)
    if (before) return before
    const words = grams(text)
    const made = { words, pieces: new Set(words.split(' ')) }
    known.set(text, made)
    return made
  }
  return (text: string) => {
    const end = text.indexOf('\n')
    const name = part(text.slice(0, end))
    let { words } = name
    for (const piece of part(text.slice(end + 1)).pieces) if (!name.pieces.has(piece)) words += ` ${piece}`
    return words
  }
}

/** Columns and not rows: a small object for each of so many would keep the garbage collector busy. */
type Works = { numbers: number[]; genders: (string | null)[]; cities: (string | null)[] }

/** Writes what `publish` of the roster's service would write; a test holds the two together. */
export function publisher({ $client }: Db) {
  const entries = inserter(
    $client,
    `roster (number, id, slug, stage_name, gender, city, city_key, availability, is_featured, birth_date, stated_age,
      entry, rest_entry)`,
    '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const work = inserter($client, 'roster_work (work_type, number, gender, city_key)', '(?, ?, ?, ?)')
  // One at a time: for a statement of several rows the search writes a segment each, and has room for two thousand.
  const search = $client.prepare('insert into roster_search (rowid, text) values (?, ?)')
  const pieces = $client.prepare('insert into roster_grams (rowid, grams) values (?, ?)')
  const piecesOf = gramsByPart()
  // Kept until the end: in the order of its key, each of that table's rows comes last.
  const works = new Map<string, Works>()
  const worksOf = (type: string) => {
    const before = works.get(type)
    if (before) return before
    const made: Works = { numbers: [], genders: [], cities: [] }
    works.set(type, made)
    return made
  }
  const put = (batch: Batch) => {
    const made = batch.map(({ model, items }) => {
      const entry = entryOf({ model, pictures: items })
      const text = fold([entry.stageName, entry.city, ...entry.workTypes].join('\n'))
      return { model, entry, text, cityKey: entry.city === null ? null : fold(entry.city) }
    })
    for (const { model, entry, cityKey } of made) {
      const texts = entryTexts(entry)
      entries.put([
        model.number,
        entry.id,
        entry.slug,
        entry.stageName,
        entry.gender,
        entry.city,
        cityKey,
        entry.availability,
        Number(model.isFeatured),
        model.dateOfBirth,
        model.statedAge,
        texts.entry,
        texts.restEntry,
      ])
    }
    for (const { model, entry, cityKey } of made)
      for (const type of entry.workTypes) {
        const { numbers, genders, cities } = worksOf(type)
        numbers.push(model.number)
        genders.push(entry.gender)
        cities.push(cityKey)
      }
    for (const { model, text } of made) search.run(model.number, text)
    for (const { model, text } of made) pieces.run(model.number, piecesOf(text))
  }
  const finish = () => {
    for (const type of [...works.keys()].sort()) {
      const { numbers, genders, cities } = worksOf(type)
      for (const [place, number] of numbers.entries())
        work.put([type, number, genders[place] ?? null, cities[place] ?? null])
    }
    for (const table of [entries, work]) table.finish()
  }
  return { put, finish }
}
