import type { FileLine } from '../../design/form/FileLines'
import { draftOf } from '../../lib/forms/draft'

/** `url` is set once the server has the file, so that a retry does not send it again. */
export type PortfolioFile = FileLine & { file: File; url?: string }

let files: readonly PortfolioFile[] = []
const names = draftOf('signupRequestFiles', { names: '' })

/** The chosen files, also while another page is open. A reload takes them: only their names are left then. */
export const keptFiles = {
  read: () => files,
  /** The names of the files that a reload took. */
  lost: () => (files.length === 0 ? names.read().names : ''),
  keep(next: readonly PortfolioFile[]) {
    files = next
    if (next.length === 0) names.drop()
    else names.keep({ names: next.map(({ name }) => name).join(', ') })
  },
}
