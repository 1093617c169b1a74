import { useState } from 'react'
import { download } from './download'
import { notifyFailure } from './notify'

type Call = {
  address: string
  method?: 'GET' | 'POST'
  /** sent as JSON */
  body?: object
  onStart?: () => void
  onDone?: () => void
  failed: string
  failedText: string
}

/** Downloads a file of this site; shows a notice when it fails. */
export function useDownload({ address, method, body, onStart, onDone, failed, failedText }: Call) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    onStart?.()
    try {
      await download(address, null, method, body)
      onDone?.()
    } catch {
      notifyFailure(failed, failedText)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
