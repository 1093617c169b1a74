import { chakra, Grid } from '@chakra-ui/react'
import type { OwnSheetLink } from '../../../../shared/desk/callSheets/sheetViews'
import { deskDay } from '../../../../shared/desk/dayWords'
import { talentJobs as copy } from '../../copy/talentJobs'
import { buttonStyles } from '../../design/actions/buttonStyles'

const Sheet = chakra('a', buttonStyles)

/** Call sheets of a coming job, as they stand now: nobody has to look for the mail. */
export function OwnSheets({ sheets }: { sheets: readonly OwnSheetLink[] }) {
  if (sheets.length === 0) return null
  return (
    <Grid gap={2} mt={4} justifyItems="start">
      {sheets.map(({ dateId, day, call, isRead, path }) => (
        // A page of its own, outside of this one.
        <Sheet key={dateId} href={path} variant={isRead ? 'outline' : 'solid'} flexWrap="wrap">
          {copy.sheet(call, deskDay(day))}
          <chakra.span fontWeight="normal">{copy.sheetMore[`${isRead}`]}</chakra.span>
        </Sheet>
      ))}
    </Grid>
  )
}
