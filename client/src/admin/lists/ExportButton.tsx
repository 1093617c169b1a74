import { Download } from 'lucide-react'
import { SubmitButton } from '../../design/form/SubmitButton'
import { useDownload } from '../../lib/useDownload'
import { admin } from '../copy'

const copy = admin.lists
type Props = {
  name: string
  filters: Record<string, string>
  disabled: boolean
  /** In a bar of small buttons. */
  isSmall?: boolean
  children?: string
}

/** Downloads the filtered list as a CSV file. */
export function ExportButton({ name, filters, disabled, isSmall, children = copy.export }: Props) {
  const { isBusy, save } = useDownload({
    address: `/exports/${name}.csv?${new URLSearchParams(filters)}`,
    failed: copy.exportFailed,
    failedText: copy.exportFailedText,
  })
  return (
    <SubmitButton
      variant="outline"
      {...(isSmall && { size: 'touch' as const })}
      busy={isBusy}
      busyWords={copy.exporting}
      disabled={disabled}
      onClick={save}
    >
      <Download aria-hidden />
      {children}
    </SubmitButton>
  )
}
