import { adminPaths } from '../../../../../shared/adminPaths'
import { nearDay } from '../../../../../shared/desk/dayWords'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { dotted, localDay } from '../../../../../shared/format'
import { DOCUMENT_WORDS, endState } from '../../../../../shared/media/documentWords'
import { ItemRow } from '../items/ItemRow'
import { documents as copy } from './copy'

/** A document that ends soon or has ended, in *Mine*; it leads to the talent's card. */
export function endingDocument({
  id,
  modelId,
  name,
  face,
  kind,
  validUntil,
}: DeskToday['documents'][number]) {
  const today = localDay(new Date())
  const state = endState(validUntil, today)
  return (
    <ItemRow
      key={id}
      face={{ face, name, modelId }}
      title={dotted([name, DOCUMENT_WORDS[kind]])}
      aside={(state === 'over' ? copy.ended : copy.ends)(nearDay(validUntil, today))}
      isLate={state !== 'near'}
      href={adminPaths.talent(modelId)}
    />
  )
}
