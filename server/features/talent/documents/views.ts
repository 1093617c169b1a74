import { mediaPath } from '../../../../shared/paths'
import type {
  DocumentEnd,
  DocumentLine,
  OpenedDocument,
  OwnDocument,
} from '../../../../shared/talent/documents'
import { mainFile } from '../../media/store/rules'
import type { Found } from './repository'
import { maskedNumber } from './rules'

type Media = NonNullable<Found['media']>
type Sign = (mediaId: string) => string

export const endView = ({ document: { id, kind, validUntil } }: Found): DocumentEnd => ({
  id,
  kind,
  validUntil,
})

/** A document on the card, its number masked and its file only named. */
export const lineView = (found: Found): DocumentLine => {
  const { kind, number, mediaId, givenVia, givenBy, createdAt, seen } = found.document
  return {
    ...endView(found),
    number: maskedNumber(kind, number),
    hasFile: mediaId !== null,
    givenVia,
    givenBy,
    givenAt: createdAt,
    seen: seen.toReversed(),
  }
}

const signedPath = (media: Media, sign: Sign) => mediaPath(media.id, mainFile(media), sign(media.id))

/** A document whole, for who may see it. */
export const openedView = (found: Found, sign: Sign): OpenedDocument => ({
  ...endView(found),
  number: found.document.number,
  file: found.media && {
    path: signedPath(found.media, sign),
    kind: found.media.kind,
    name: found.media.originalName,
  },
})

/** A talent's own document; a file opens only for the account that owns it. */
export const ownView = (found: Found, accountId: string, sign: Sign): OwnDocument => {
  const { document, media } = found
  return {
    ...endView(found),
    number: maskedNumber(document.kind, document.number),
    file: media?.ownerId === accountId ? signedPath(media, sign) : null,
    givenAt: document.createdAt,
    isOwn: document.givenVia !== 'agency',
  }
}
