import { chakra } from '@chakra-ui/react'
import type { OwnSheetLink } from '../../../../shared/desk/callSheets/sheetViews'
import { plainDay } from '../../../../shared/desk/dayWords'
import { dayAfter } from '../../../../shared/time/days'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { ownJobs as copy } from './ownJobs.copy'

const Sheet = chakra('a', buttonStyles)

/** When and where a talent is called next, above everything else on its page. */
export function NextCall({ sheet, today }: { sheet: OwnSheetLink; today: string }) {
  const { day, call, place, isRead, path } = sheet
  const near = day === today ? copy.today : day === dayAfter(today) ? copy.tomorrow : null
  return (
    <chakra.section
      aria-label={copy.nextCall}
      data-theme="dark"
      p={{ base: 4, md: 6 }}
      border="1px solid"
      borderColor="hairline"
      overflowWrap="anywhere"
    >
      <chakra.h2 textStyle="subheading">{[near, plainDay(day)].filter(Boolean).join(', ')}</chakra.h2>
      <chakra.p textStyle="display" fontSize="min(7rem, 30vw)" lineHeight="1" my={2}>
        {call}
      </chakra.p>
      <chakra.p textStyle="subheading" dir="auto" mb={4}>
        {place}
      </chakra.p>
      {/* A page of its own, outside of this one. */}
      <Sheet href={path} variant={isRead ? 'outline' : 'primary'} width={{ base: 'full', sm: 'auto' }}>
        {copy.openSheet[`${isRead}`]}
      </Sheet>
    </chakra.section>
  )
}
