import { localMinute } from '../../../../shared/format'
import type { SignupRequest, SignupRequestFile } from '../../../../shared/intake/signupRequests'
import { type CsvColumn, timeHead } from '../../../core/files/csv'
import { chatNumber } from '../../../core/text/phones'
import { mainFile } from '../../media/store/rules'
import type { FileRow, StoredSignupRequest } from './repository'
import { undoableMs } from './rules'

/** Signs the address of a private file for the reader's session. */
type Sign = (mediaId: string) => string

const fileView = ({ media }: FileRow, sign: Sign): SignupRequestFile => ({
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

/** Merges links and files in the order of submission: a file's position counts all of them. */
function inOrder<Link, File extends { position: number }>(links: readonly Link[], files: readonly File[]) {
  const all: (Link | File)[] = [...links]
  for (const file of files) all.splice(file.position, 0, file)
  return all
}

/** A request as the agency sees it; its file links are signed for this reader and expire. */
export function signupRequestView(
  { application: row, files }: StoredSignupRequest,
  sign: Sign,
  now: Date,
): SignupRequest {
  return {
    id: row.id,
    stageName: row.stageName,
    name: row.name,
    email: row.email,
    contact: row.contact,
    chat: chatNumber(row.contact),
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
    undoableMs: undoableMs(row.decidedAt, now),
    isSpam: row.isSpam,
    createdAt: row.createdAt,
  }
}

/** The export's columns: all answers, and the number of files. */
export const signupRequestColumns: readonly CsvColumn<StoredSignupRequest>[] = [
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
  [timeHead('Created'), ({ application }) => localMinute(application.createdAt)],
]
