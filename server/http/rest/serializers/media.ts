import type { KeptFile } from '../../../../shared/media/media'
import { address, count, inside, object, text } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import type { RequestContext } from '../../../core/context'
import { success } from './envelope'

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
