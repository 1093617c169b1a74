import { useState } from 'react'
import { download } from './download'
import { notifyFailure } from './notify'

type Call = {
  address: string
  /** The file's name, where the server does not say one. */
  name: string
  method?: 'GET' | 'POST'
  onStart?: () => void
  /** When the file has come. */
  onDone?: () => void
  failed: string
  failedText: string
}

/** Saving a file of this house: whether it is on its way, and its failure told. */
export function useDownload({ address, name, method, onStart, onDone, failed, failedText }: Call) {
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    onStart?.()
    try {
      await download(address, name, method)
      onDone?.()
    } catch {
      notifyFailure(failed, failedText)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: () => void save() }
}
