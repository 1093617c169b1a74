import { chakra } from '@chakra-ui/react'
import { deskDay } from '../../../../shared/desk/dayWords'
import { localDay } from '../../../../shared/format'
import { endState } from '../../../../shared/media/documentWords'
import { documentForm as copy } from '../../copy/documents'
import { Badge } from '../feedback/Badge'

/** Until when a document is valid; its end stands out from 60 days before it. */
export function DocumentEnd({ validUntil }: { validUntil: string | null }) {
  const today = localDay(new Date())
  const state = endState(validUntil, today)
  if (validUntil === null) return <chakra.span color="fgQuiet">{copy.noEnd}</chakra.span>
  const said = (state === 'over' ? copy.ended : copy.until)(deskDay(validUntil, today))
  if (state === null) return <span>{said}</span>
  return <Badge tone={state === 'near' ? 'yellow' : 'red'}>{said}</Badge>
}
