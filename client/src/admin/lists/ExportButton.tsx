import { Download } from 'lucide-react'
import { useState } from 'react'
import { SubmitButton } from '../../design/SubmitButton'
import { notifyFailure } from '../../lib/notify'
import { currentSession, endSessionOf } from '../../lib/session'
import { callHeaders } from '../../lib/trpc'
import { admin } from '../../words/admin'

type Props = { name: string; filters: Record<string, string>; disabled: boolean }

/** Saves what is filtered as a CSV file: fetched with the session's token, which a plain link could not carry. */
export function ExportButton({ name, filters, disabled }: Props) {
  const [isBusy, setBusy] = useState(false)
  const words = admin.lists
  const save = async () => {
    setBusy(true)
    try {
      await download(name, filters)
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

async function download(name: string, filters: Record<string, string>) {
  const token = currentSession()?.token ?? null
  const answer = await fetch(`/exports/${name}.csv?${new URLSearchParams(filters)}`, {
    headers: callHeaders(),
  })
  if (answer.status === 401) endSessionOf(token)
  if (!answer.ok) throw new Error(`export answered ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download =
    /filename="?([^";]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? `${name}.csv`
  link.click()
  // A browser that saves later than this call still finds it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
