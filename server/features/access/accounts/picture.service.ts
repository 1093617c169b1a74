import { mediaPath } from '../../../../shared/paths'
import type { AppContext, Session } from '../../../core/context'
import { findMedia } from '../../media/store/repository'
import { pictureFile } from '../../media/store/rules'
import { signedQuery } from '../../media/store/service'
import { profileItem } from './repository'

/**
 * The address of a model's profile picture: our path, signed for this session while private, or an external
 * address; null without one.
 */
export function profilePicture(
  app: Pick<AppContext, 'db' | 'secrets' | 'clock'>,
  session: Pick<Session, 'id'>,
  modelId: string,
): string | null {
  const item = profileItem(app.db, modelId)
  const media = item?.mediaId ? findMedia(app.db, item.mediaId) : undefined
  if (!media) return item?.externalUrl ?? null
  return mediaPath(media.id, pictureFile(media), media.isPublic ? '' : signedQuery(app, session, media.id))
}
