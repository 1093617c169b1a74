import { Download } from 'lucide-react'
import { SubmitButton } from '../../design/SubmitButton'
import { useDownload } from '../../lib/useDownload'
import { admin } from '../../words/admin'

type Props = { name: string; filters: Record<string, string>; disabled: boolean }

/** Saves what is filtered as a CSV file. */
export function ExportButton({ name, filters, disabled }: Props) {
  const words = admin.lists
  const { isBusy, save } = useDownload({
    address: `/exports/${name}.csv?${new URLSearchParams(filters)}`,
    name: `${name}.csv`,
    failed: words.exportFailed,
    failedText: words.exportFailedText,
  })
  return (
    <SubmitButton look="outline" busy={isBusy} busyWords={words.exporting} disabled={disabled} onClick={save}>
      <Download aria-hidden />
      {words.export}
    </SubmitButton>
  )
}
