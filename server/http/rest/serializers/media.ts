import { DOCUMENT_KINDS } from '../../../../shared/lists'
import type { KeptFile } from '../../../../shared/media/media'
import type { DocumentEnd } from '../../../../shared/talent/documents'
import { address, choice, count, day, inside, nullable, object, text } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import type { RequestContext } from '../../../core/context'
import type { Given } from '../defineRoute'
import { reads, success } from './envelope'

const url = [address, ({ path }: KeptFile, ctx: RequestContext) => `${publicUrl(ctx.config)}${path}`] as const

/** A private file's address, under `data` and at the top. It works only with its signature. */
export const keptFile = object<KeptFile>()({
  success,
  url,
  data: inside(
    object<KeptFile>()({
      url,
      _id: text,
      original_name: text,
      content_type: text,
      file_size: [count, (file) => file.bytes],
    }),
  ),
})

/** A document that was added. Its number and its file do not come back. */
export const talentDocument = object<DocumentEnd>()({
  success,
  data: inside(
    object<DocumentEnd>()({ _id: text, kind: choice(DOCUMENT_KINDS), valid_until: nullable(day) }),
  ),
})
export const ownDocumentRequest = reads('kind', 'number', 'valid_until')
export const documentRequest = ({ id, ...given }: Given) => ({ ...ownDocumentRequest(given), modelId: id })
