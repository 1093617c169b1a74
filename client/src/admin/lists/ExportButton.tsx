import { Download } from 'lucide-react'
import { useState } from 'react'
import { SubmitButton } from '../../design/SubmitButton'
import { download } from '../../lib/download'
import { notifyFailure } from '../../lib/notify'
import { admin } from '../../words/admin'

type Props = { name: string; filters: Record<string, string>; disabled: boolean }

/** Saves what is filtered as a CSV file: fetched with the session's token, which a plain link could not carry. */
export function ExportButton({ name, filters, disabled }: Props) {
  const [isBusy, setBusy] = useState(false)
  const words = admin.lists
  const save = async () => {
    setBusy(true)
    try {
      await download(`/exports/${name}.csv?${new URLSearchParams(filters)}`, `${name}.csv`)
    } catch {
      notifyFailure(words.exportFailed, words.exportFailedText)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SubmitButton
      look="outline"
      busy={isBusy}
      busyWords={words.exporting}
      disabled={disabled}
      onClick={() => void save()}
    >
      <Download aria-hidden />
      {words.export}
    </SubmitButton>
  )
}
