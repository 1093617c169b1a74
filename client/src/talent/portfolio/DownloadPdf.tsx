import { Download } from 'lucide-react'
import { messages } from '../../../../shared/messages'
import { SubmitButton } from '../../design/form/SubmitButton'
import { notify, notifySuccess } from '../../lib/notify'
import { useDownload } from '../../lib/useDownload'
import { talent } from '../copy'

/** 'Download as PDF': the comp card and the portfolio, as `portfolio.pdf`. */
export function DownloadPdf() {
  const copy = talent.portfolio
  const { pdfStarted, pdfDone, pdfFailed, pdfFailedText } = messages.dashboard
  const { isBusy, save } = useDownload({
    address: '/exports/portfolio.pdf',
    method: 'POST',
    onStart: () => notify(pdfStarted),
    onDone: () => notifySuccess(pdfDone),
    failed: pdfFailed,
    failedText: pdfFailedText,
  })
  return (
    <SubmitButton variant="outline" busy={isBusy} busyWords={copy.generating} onClick={save}>
      <Download aria-hidden />
      {copy.pdf}
    </SubmitButton>
  )
}
