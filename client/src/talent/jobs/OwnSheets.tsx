import { chakra, Grid } from '@chakra-ui/react'
import { deskDay } from '../../../../shared/desk/dayWords'
import { clockTime } from '../../../../shared/format'
import { talentJobs as copy } from '../../copy/talentJobs'
import { buttonStyles } from '../../design/actions/buttonStyles'
import { refetchOnReturn } from '../../lib/refetchOnReturn'
import { trpc } from '../../lib/trpc'

const Sheet = chakra('a', buttonStyles)

/** The call sheets of a coming job, as they stand now: nobody has to look for the mail. */
export function OwnSheets({ claimId }: { claimId: string }) {
  const { data } = trpc.talent.callSheets.list.useQuery(undefined, { ...refetchOnReturn, staleTime: 0 })
  const own = data?.filter((sheet) => sheet.claimId === claimId) ?? []
  if (own.length === 0) return null
  return (
    <Grid gap={2} mb={4} justifyItems="start">
      {own.map(({ dateId, day, call, isRead, path }) => (
        // A page of its own, outside of this one.
        <Sheet key={dateId} href={path} variant={isRead ? 'outline' : 'solid'} flexWrap="wrap">
          {copy.sheet(clockTime(call), deskDay(day))}
          <chakra.span fontWeight="normal">{copy.sheetMore[`${isRead}`]}</chakra.span>
        </Sheet>
      ))}
    </Grid>
  )
}
