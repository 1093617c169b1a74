import { TextWriter, Uint8ArrayReader, ZipReader } from '@zip.js/zip.js'

// What a sheet of an .xlsx has beside its values: cells that are merged, and the notes on cells. Both are found by
// plain search in bounded files; a file that is written otherwise has neither.

/** A cell, counted from 0, and what is written on it. */
export type CellNote = { row: number; column: number; text: string }
/** A merged area, counted from 0, both corners included. */
export type Merge = { top: number; left: number; bottom: number; right: number }
export type SheetExtras = { merges: Merge[]; notes: CellNote[] }

const MERGES_MAX = 5_000
const NOTES_MAX = 5_000
const NOTE_MAX = 300
const A = 'A'.charCodeAt(0) - 1

/** `AB12`, counted from 0. */
function cellAt(name: string): { row: number; column: number } | null {
  const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,7})$/.exec(name) ?? []
  if (letters === '') return null
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - A, 0)
  return { row: Number(digits) - 1, column: column - 1 }
}

const attribute = (tag: string, name: string) => {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return ''
  const from = start + name.length + 3
  return tag.slice(from, tag.indexOf('"', from))
}

/** The tags of this name, each up to its `>`. */
function* tagsOf(xml: string, name: string): Generator<{ tag: string; end: number }> {
  for (let at = xml.indexOf(`<${name} `); at >= 0; at = xml.indexOf(`<${name} `, at + 1)) {
    const end = xml.indexOf('>', at)
    if (end < 0) return
    yield { tag: xml.slice(at, end), end }
  }
}

function mergesIn(xml: string): Merge[] {
  const merges: Merge[] = []
  for (const { tag } of tagsOf(xml, 'mergeCell')) {
    const [from = '', to = ''] = attribute(tag, 'ref').split(':')
    const [start, end] = [cellAt(from), cellAt(to)]
    if (start && end) merges.push({ top: start.row, left: start.column, bottom: end.row, right: end.column })
    if (merges.length === MERGES_MAX) break
  }
  return merges
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
}
const unescaped = (text: string) =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity)

/** The words of a comment: its runs of text, without the author's name in front. */
function wordsIn(xml: string): string {
  let text = ''
  for (let at = xml.indexOf('<t'); at >= 0 && text.length < NOTE_MAX * 3; at = xml.indexOf('<t', at + 1)) {
    if (xml[at + 2] !== '>' && xml[at + 2] !== ' ') continue
    const start = xml.indexOf('>', at) + 1
    const end = xml.indexOf('</t>', start)
    if (start === 0 || end < 0) break
    text += unescaped(xml.slice(start, end))
  }
  // A comment of today's Excel: its words follow after a notice.
  const threaded = text.lastIndexOf('Comment:')
  const words = text.startsWith('[Threaded comment]') && threaded >= 0 ? text.slice(threaded + 8) : text
  return words
    .replace(/^[^\n:]{1,40}:\n/, '')
    .trim()
    .slice(0, NOTE_MAX)
}

function notesIn(xml: string): CellNote[] {
  const notes: CellNote[] = []
  for (const { tag, end } of tagsOf(xml, 'comment')) {
    const cell = cellAt(attribute(tag, 'ref'))
    const close = xml.indexOf('</comment>', end)
    if (close < 0 || notes.length === NOTES_MAX) break
    const text = wordsIn(xml.slice(end + 1, close))
    if (cell && text !== '') notes.push({ ...cell, text })
  }
  return notes
}

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
/** A target of a list of relations, from the folder of who names it. */
function pathFrom(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts = folder.split('/').slice(0, -1)
  for (const part of target.split('/')) part === '..' ? parts.pop() : parts.push(part)
  return parts.join('/')
}
const relationsOf = (path: string) => `${folderOf(path)}_rels/${path.slice(folderOf(path).length)}.rels`

/** Merged cells and notes of the first sheet. The archive was found to be small enough before. */
export async function sheetExtras(bytes: Buffer): Promise<SheetExtras> {
  const entries = await new ZipReader(new Uint8ArrayReader(bytes)).getEntries()
  const textOf = async (path: string) => {
    const entry = entries.find(({ filename }) => filename === path)
    return entry && !entry.directory ? entry.getData(new TextWriter()) : ''
  }
  const BOOK = 'xl/workbook.xml'
  const [first] = [...tagsOf(await textOf(BOOK), 'sheet')]
  const sheetId = attribute(first?.tag ?? '', 'r:id')
  const relations = [...tagsOf(await textOf(relationsOf(BOOK)), 'Relationship')]
  const named = relations.find(({ tag }) => attribute(tag, 'Id') === sheetId)
  const sheet = named ? pathFrom(folderOf(BOOK), attribute(named.tag, 'Target')) : ''
  const own = [...tagsOf(await textOf(relationsOf(sheet)), 'Relationship')]
  const commented = own.find(({ tag }) => attribute(tag, 'Type').endsWith('/comments'))
  const comments = commented ? pathFrom(folderOf(sheet), attribute(commented.tag, 'Target')) : ''
  return { merges: mergesIn(await textOf(sheet)), notes: notesIn(await textOf(comments)) }
}
