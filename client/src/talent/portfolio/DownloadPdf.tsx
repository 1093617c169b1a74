import { Download } from 'lucide-react'
import { useState } from 'react'
import { messages } from '../../../../shared/messages'
import { SubmitButton } from '../../design/SubmitButton'
import { download } from '../../lib/download'
import { notify, notifyFailure, notifySuccess } from '../../lib/notify'
import { talent } from '../../words/talent'

/** 'Download as PDF' (specification section 2): the comp card and the portfolio behind it, as `portfolio.pdf`. */
export function DownloadPdf() {
  const [isBusy, setBusy] = useState(false)
  const words = talent.portfolio
  const save = async () => {
    setBusy(true)
    notify(messages.dashboard.pdfStarted)
    try {
      await download('/exports/portfolio.pdf', 'portfolio.pdf', 'POST')
      notifySuccess(messages.dashboard.pdfDone)
    } catch {
      notifyFailure(messages.dashboard.pdfFailed, messages.dashboard.pdfFailedText)
    } finally {
      setBusy(false)
    }
  }
  return (
    <SubmitButton look="outline" busy={isBusy} busyWords={words.generating} onClick={() => void save()}>
      <Download aria-hidden />
      {words.pdf}
    </SubmitButton>
  )
}
