import { DOCUMENT_KINDS, type DocumentKind } from '../../../../shared/lists'
import { DOCUMENT_WORDS } from '../../../../shared/media/documentWords'
import { documentForm as copy } from '../../copy/documents'
import type { NewDocument } from '../../lib/forms/useNewDocument'
import { FileDrop } from '../form/FileDrop'
import { SelectField } from '../form/SelectField'
import { TextField } from '../form/TextField'

// Named types: an iPhone then sends JPEG in place of HEIC.
const ACCEPTED = 'image/jpeg,image/png,image/webp,application/pdf'
const KINDS = DOCUMENT_KINDS.map((value) => ({ value, words: DOCUMENT_WORDS[value] }))

/** What is asked of a document. Of an Aadhaar only the last four digits, without a file. */
export function DocumentFields({ form }: { form: NewDocument }) {
  const { draft, change, isSending, share, fileError } = form
  const { kind, number, validUntil, file } = draft
  const isAadhaar = kind === 'aadhaar'
  const line = file && {
    key: file.name,
    name: file.name,
    size: file.size,
    ...(isSending && { share: Math.min(share, 0.99) }),
    ...(fileError !== null && { error: fileError }),
  }
  return (
    <>
      <SelectField<DocumentKind>
        label={copy.kind}
        required
        placeholder={copy.choose}
        value={kind}
        choices={KINDS}
        onChoose={(chosen) => change({ kind: chosen })}
      />
      <TextField
        label={isAadhaar ? copy.lastFour : copy.number}
        help={isAadhaar ? copy.lastFourHelp : copy.numberHelp}
        required={isAadhaar}
        inputMode={isAadhaar ? 'numeric' : 'text'}
        autoComplete="off"
        maxLength={60}
        value={number}
        onChange={(event) => change({ number: event.currentTarget.value })}
      />
      <TextField
        label={copy.validUntil}
        help={copy.validUntilHelp}
        type="date"
        value={validUntil}
        onChange={(event) => change({ validUntil: event.currentTarget.value })}
      />
      {isAadhaar ? null : (
        <FileDrop
          label={copy.file}
          help={copy.fileHelp}
          accept={ACCEPTED}
          multiple={false}
          files={line ? [line] : []}
          onFiles={([chosen]) => change({ file: chosen ?? null })}
          onRemove={() => change({ file: null })}
          held={isSending ? 'all' : undefined}
        />
      )}
    </>
  )
}
