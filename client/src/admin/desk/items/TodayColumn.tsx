import { adminPaths } from '../../../../../shared/adminPaths'
import { nearDay } from '../../../../../shared/desk/dayWords'
import type { DeskToday } from '../../../../../shared/desk/desk'
import type { DayPart } from '../../../../../shared/desk/deskLists'
import { PART_WORDS } from '../../../../../shared/desk/deskWords'
import { dotted, localDay } from '../../../../../shared/format'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { desk } from '../copy'
import { ItemRow } from './ItemRow'

const copy = desk.page

/** Who is confirmed for today and tomorrow: where, when, for what. */
export function TodayColumn({ dates }: { dates: DeskToday['dates'] }) {
  const today = localDay(new Date())
  if (dates.length === 0) return <EmptyState isSmall>{copy.emptyToday}</EmptyState>
  return (
    <>
      {dates.map(({ id, day, part, callTime, place, talent, face, modelId, jobNumber, jobTitle }) => (
        <ItemRow
          key={id}
          face={{ face, name: talent, modelId }}
          title={dotted([talent, jobTitle])}
          more={dotted([
            `${nearDay(day, today)}, ${callTime || copy.noCall}`,
            PART_WORDS[part as DayPart],
            place,
          ])}
          href={adminPaths.job(jobNumber)}
        />
      ))}
    </>
  )
}
