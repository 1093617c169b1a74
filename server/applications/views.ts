import type { Application, ApplicationFile } from '../../shared/applications'
import { indianMinute } from '../../shared/format'
import type { CsvColumn } from '../core/csv'
import { mainFile } from '../media/rules'
import type { FileRow, StoredApplication } from './repository'

/** Signs the address of one private file for the reader's session. */
type Sign = (mediaId: string) => string

const fileView = ({ media }: FileRow, sign: Sign): ApplicationFile => ({
  id: media.id,
  kind: media.kind,
  file: mainFile(media),
  originalName: media.originalName,
  bytes: media.bytes,
  width: media.width,
  height: media.height,
  thumbhash: media.thumbhash,
  widths: media.widths,
  query: sign(media.id),
})

/** Links and files in the order in which they were sent: a file's position is its place among all of them. */
function inOrder<Link, File extends { position: number }>(links: readonly Link[], files: readonly File[]) {
  const all: (Link | File)[] = [...links]
  for (const file of files) all.splice(file.position, 0, file)
  return all
}

/** An application as the agency reads it; the addresses of its files work for this reader and a few minutes. */
export function applicationView({ application: row, files }: StoredApplication, sign: Sign): Application {
  return {
    id: row.id,
    stageName: row.stageName,
    name: row.name,
    email: row.email,
    contact: row.contact,
    age: row.age,
    gender: row.gender,
    height: row.height,
    city: row.city,
    state: row.state,
    country: row.country,
    experienceLevel: row.experienceLevel,
    instagram: row.instagram,
    bio: row.bio,
    whyHire: row.whyHire,
    notes: row.notes,
    portfolio: inOrder(row.portfolioLinks, files).map((entry) =>
      typeof entry === 'string' ? entry : fileView(entry, sign),
    ),
    status: row.status,
    decidedAt: row.decidedAt,
    decisionNote: row.decisionNote,
    isSpam: row.isSpam,
    createdAt: row.createdAt,
  }
}

/** The columns of the list's export: everything that was said, and of files only how many. */
export const applicationColumns: readonly CsvColumn<StoredApplication>[] = [
  ['Stage Name', ({ application }) => application.stageName],
  ['Name', ({ application }) => application.name],
  ['Email', ({ application }) => application.email],
  ['Contact', ({ application }) => application.contact],
  ['Age', ({ application }) => application.age],
  ['Gender', ({ application }) => application.gender],
  ['Height', ({ application }) => application.height],
  ['City', ({ application }) => application.city],
  ['State', ({ application }) => application.state],
  ['Country', ({ application }) => application.country],
  ['Experience', ({ application }) => application.experienceLevel],
  ['Instagram', ({ application }) => application.instagram],
  ['Bio', ({ application }) => application.bio],
  ['Why', ({ application }) => application.whyHire],
  ['Notes', ({ application }) => application.notes],
  ['Links', ({ application }) => application.portfolioLinks.join('\n')],
  ['Files', ({ files }) => files.length],
  ['Status', ({ application }) => application.status],
  ['Spam?', ({ application }) => (application.isSpam ? 'Yes' : 'No')],
  ['Created (IST)', ({ application }) => indianMinute(application.createdAt)],
]
