import { deskDay } from '../../../../../shared/desk/dayWords'
import type { Written } from '../../../../../shared/desk/walks'
import { localDay, localMinute } from '../../../../../shared/format'
import { written as copy } from './written.copy'

/** `08:40`, of another day `26 Nov`. */
export function whenWritten({ at }: Written): string {
  const day = localDay(new Date(at))
  return day === localDay(new Date()) ? localMinute(at).slice(-5) : deskDay(day)
}

/** `Written 08:40 by Meera`. */
export const writtenWords = (written: Written): string => copy.by(whenWritten(written), written.who)
