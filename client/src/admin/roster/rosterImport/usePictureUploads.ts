import { useEffect, useRef, useState } from 'react'
import type { MatchedFile, PlacedFile } from '../../../../../shared/roster/imports/rosterImportPictures'
import { UploadFailure, upload, uploadReason } from '../../../lib/forms/upload'
import type { ChosenPicture } from './chosenPictures'
import { rosterImport } from './copy'

const copy = rosterImport.pictures
/** A chosen picture with whose it is; `isFound` when that was read from its name. */
export type Chosen = ChosenPicture & PlacedFile & { isFound: boolean }
export type Placed = Chosen & MatchedFile
export type PictureToSend = Placed & { row: number }
type Failure = { name: string; error: string }
const FULL = 503
const PAUSE_MS = 3_000
const TRIES = 3

/** A name within an import: two folders may each have a `1.jpg`. */
export const importedName = ({ folder, name }: Pick<ChosenPicture, 'folder' | 'name'>) =>
  (folder ? `${folder}/${name}` : name).slice(-255)

/** Sends pictures one after the other; a failed one is listed with its reason, and a press sends it again. */
export function usePictureUploads(id: string, onSent: () => void) {
  const [done, setDone] = useState(0)
  const [all, setAll] = useState(0)
  const [failures, setFailures] = useState<Failure[]>([])
  const [isSending, setSending] = useState(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function sendOne(picture: PictureToSend, signal: AbortSignal): Promise<void> {
    const { file, row, type } = picture
    const fields = { row: String(row), type, fileName: importedName(picture) }
    const to = `/imports/roster/${encodeURIComponent(id)}/pictures`
    for (let turn = 1; ; turn++) {
      try {
        await upload(file, { to, fields, signal })
        return
      } catch (error) {
        if (!(error instanceof UploadFailure) || error.status !== FULL || turn >= TRIES) throw error
        await new Promise((again) => setTimeout(again, PAUSE_MS))
      }
    }
  }

  /** Resolves with how many were sent. */
  async function send(pictures: readonly PictureToSend[]): Promise<number> {
    const controller = new AbortController()
    stop.current = controller
    setSending(true)
    setFailures([])
    setDone(0)
    setAll(pictures.length)
    let sent = 0
    for (const picture of pictures) {
      if (controller.signal.aborted) break
      try {
        await sendOne(picture, controller.signal)
        sent += 1
        setDone(sent)
      } catch (error) {
        if (controller.signal.aborted) break
        const failure = { name: importedName(picture), error: uploadReason(error, copy.failed) }
        setFailures((before) => [...before, failure])
      }
    }
    setSending(false)
    onSent()
    return sent
  }

  return { done, all, failures, isSending, send, stop: () => stop.current?.abort() }
}
