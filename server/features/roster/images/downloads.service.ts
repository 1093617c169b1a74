import { rm, writeFile } from 'node:fs/promises'
import type { DownloadFailure } from '../../../../shared/lists'
import type { AppContext } from '../../../core/context'
import { transaction } from '../../../core/db/database'
import { toErrorResponse } from '../../../core/errors'
import { DownloadError } from '../../../core/files/download'
import { claimMedia, giveFiles } from '../../media/store/repository'
import { discardMedia, storeUpload } from '../../media/store/service'
import { findModel } from '../models/repository'
import { publish } from '../publicRoster/service'
import * as repository from './downloads.repository'

// Downloads the pictures that administrators added by address, one at a time in the background.

/** A picture that ended the process this often is not retried automatically. */
const ATTEMPTS_MAX = 3

/**
 * Downloads and stores the longest waiting picture, or records why it failed. False when none waits. Throws
 * when aborted, overloaded or out of disk space: the picture stays queued.
 */
export async function downloadNext(app: AppContext, stop: AbortSignal): Promise<boolean> {
  const { db } = app
  const row = repository.nextWaiting(db)
  if (!row) return false
  const { itemId, address } = row
  if (row.attempts >= ATTEMPTS_MAX) {
    repository.markFailed(db, itemId, 'internal')
    return true
  }
  repository.countAttempt(db, itemId, 1)
  try {
    await storePicture(app, itemId, await app.download(address, stop))
  } catch (error) {
    const failure = failureOf(error)
    if (stop.aborted || failure === null) {
      repository.countAttempt(db, itemId, -1)
      throw error
    }
    // Without the address, which may contain a secret (S36).
    if (failure === 'internal') {
      app.log.error({ err: error, image: itemId }, 'a picture was not stored')
      app.monitor.recordError(error, 'picture downloads')
    } else app.log.info({ image: itemId, failure, cause: causeOf(error) }, 'a picture was not fetched')
    repository.markFailed(db, itemId, failure)
  }
  return true
}

const causeOf = (error: unknown) =>
  error instanceof Error && error.cause instanceof Error
    ? (error.cause as NodeJS.ErrnoException).code
    : undefined

async function storePicture(app: AppContext, itemId: string, bytes: Buffer) {
  const path = app.storage.newIncoming()
  try {
    await writeFile(path, bytes, { flag: 'wx' })
    const upload = { path, size: bytes.length, name: 'picture' }
    const media = await storeUpload(app, { upload, kinds: ['image'], ownerId: null, uploader: null })
    let isKept = false
    try {
      isKept = keep(app, itemId, media.id)
    } finally {
      if (!isKept) await discardMedia(app, [media.id])
    }
  } finally {
    await rm(path, { force: true })
  }
}

/** False when the picture or its model was deleted in the meantime. */
function keep({ db, clock }: AppContext, itemId: string, mediaId: string): boolean {
  return transaction(db, () => {
    const waiting = repository.findWaiting(db, itemId)
    if (!waiting || !claimMedia(db, mediaId, clock().toISOString())) return false
    giveFiles(db, [mediaId], findModel(db, waiting.modelId)?.account?.id ?? null)
    repository.markStored(db, itemId, mediaId)
    publish(db, waiting.modelId)
    return true
  })
}

/** Null for temporary failures, which are not the picture's fault. */
function failureOf(error: unknown): DownloadFailure | null {
  if (error instanceof DownloadError) return error.failure
  const { status } = toErrorResponse(error)
  if (status === 503) return null
  if (status === 415) return 'not-a-picture'
  // Damaged, or over the decoding limits.
  return status === 400 || status === 413 ? 'broken' : 'internal'
}
