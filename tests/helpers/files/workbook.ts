import { ZipFile } from 'yazl'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A cell of a workbook: a text, a number, a day as spreadsheets keep it, or a text of the shared ones. */
type Cell = string | number | { serial: number } | { shared: number } | null

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
function cellXml(cell: Cell, at: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'object' && 'shared' in cell) return `<c r="${at}" t="s"><v>${cell.shared}</v></c>`
  if (typeof cell === 'object') return `<c r="${at}" s="1"><v>${cell.serial}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
}

const A = 65
const columnName = (at: number): string =>
  (at < 26 ? '' : String.fromCharCode(A - 1 + Math.floor(at / 26))) + String.fromCharCode(A + (at % 26))

/** A ZIP archive of these files. */
export async function archive(files: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  const parts: Buffer[] = []
  for await (const part of zip.outputStream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** An .xlsx file all of whose cells below the heads share one text. */
export function sharedText(text: string, rows: number, columns: number): Promise<Buffer> {
  const shared = `${XML}<sst xmlns="${MAIN}" count="1" uniqueCount="1"><si><t xml:space="preserve">${escaped(text)}</t></si></sst>`
  const heads = Array.from({ length: columns }, (_, at) => `Head ${at}`)
  return workbook([heads, ...Array.from({ length: rows }, () => heads.map(() => ({ shared: 0 })))], shared)
}

/** Areas such as `B1:G1`, and notes by cell. */
type Extras = { merges?: string[]; notes?: Record<string, string> }

/** The smallest .xlsx file with these rows; its second style is a date. */
export function workbook(
  rows: readonly (readonly Cell[])[],
  shared?: string,
  { merges = [], notes = {} }: Extras = {},
): Promise<Buffer> {
  const lines = rows.map((cells, row) => {
    const xml = cells.map((cell, column) => cellXml(cell, `${columnName(column)}${row + 1}`))
    return `<row r="${row + 1}">${xml.join('')}</row>`
  })
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
  return archive({
    '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Roster" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/>${shared ? `<Relationship Id="r3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>` : ''}</Relationships>`,
    ...(shared && { 'xl/sharedStrings.xml': shared }),
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData>${mergesXml(merges)}</worksheet>`,
    ...(Object.keys(notes).length > 0 && notesFiles(notes)),
  })
}

const mergesXml = (merges: readonly string[]) =>
  merges.length === 0
    ? ''
    : `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`

const notesFiles = (notes: Record<string, string>) => ({
  'xl/worksheets/_rels/sheet1.xml.rels': `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/comments" Target="../comments1.xml"/></Relationships>`,
  'xl/comments1.xml': `${XML}<comments xmlns="${MAIN}"><authors><author>Noor</author></authors><commentList>${Object.entries(
    notes,
  )
    .map(
      ([ref, text]) =>
        `<comment ref="${ref}" authorId="0"><text><r><t>${escaped(text)}</t></r></text></comment>`,
    )
    .join('')}</commentList></comments>`,
})
