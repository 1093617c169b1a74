import type { AppContext } from '../../../core/context'
import type { MailFace, MailLook } from '../../../core/mail/outbox'
import { facesOf } from './repository'

const SHOWN = 4

/**
 * Draws the first four faces that a mail names, as they are when it is sent: null for a model that has no open picture, or
 * is not on the roster any more. Throws nothing: a mail goes without a picture that cannot be drawn.
 */
export async function drawMailFaces(
  { db, storage, images, log }: Pick<AppContext, 'db' | 'storage' | 'images' | 'log'>,
  { look }: { look: MailLook | null },
): Promise<MailFace[]> {
  const wanted = (look?.faces ?? []).slice(0, SHOWN)
  if (wanted.length === 0) return []
  const faces = new Map(
    facesOf(
      db,
      wanted.map(({ modelId }) => modelId),
    ).map(({ id, face }) => [id, face]),
  )
  const drawn: MailFace[] = []
  for (const { modelId, name } of wanted) {
    const face = faces.get(modelId)
    try {
      const file = face ? await storage.localPath(face[0], `${face[1]}.avif`) : null
      const [, , left = 0, top = 0, side = 0] = face ?? []
      drawn.push({ name, jpeg: file === null ? null : await images.face(file, { left, top, side }) })
    } catch (error) {
      log.warn({ err: error, model: modelId }, 'a face of a mail could not be drawn')
      drawn.push({ name, jpeg: null })
    }
  }
  return drawn
}
