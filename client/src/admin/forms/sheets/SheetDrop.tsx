import { FileDrop } from '../../../design/form/FileDrop'

const ACCEPTED = '.csv,.xlsx,text/csv'

type Props = {
  copy: { file: string; fileHelp: string; reading: string }
  /** what an import keeps of its sheet */
  work: {
    file: File | null
    forecast: object | null
    error: string | null
    busy: 'reading' | 'adding' | null
    choose: (file: File) => void
    startAgain: () => void
  }
}

/** The one sheet of an import: chosen, read, or taken away again. */
export const SheetDrop = ({ copy, work: { file, forecast, error, busy, choose, startAgain } }: Props) => (
  <FileDrop
    label={copy.file}
    help={copy.fileHelp}
    error={forecast ? undefined : (error ?? undefined)}
    accept={ACCEPTED}
    multiple={false}
    files={file ? [{ key: 'file', name: file.name, size: file.size }] : []}
    held={busy === null ? undefined : 'all'}
    onFiles={([chosen]) => chosen && choose(chosen)}
    onRemove={startAgain}
  />
)
