import { Box } from '@chakra-ui/react'
import { useLocation } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { nearDay } from '../../../../../shared/desk/dayWords'
import { localDay } from '../../../../../shared/format'
import type { Usage } from '../../../../../shared/money/usages'
import { dayAfter } from '../../../../../shared/time/days'
import { usages as copy } from '../../money/usages/copy'
import { EndActs } from '../../money/usages/EndActs'
import { ItemRow } from '../items/ItemRow'

const [SOON, LATE] = [30, 7]

/** A usage that ends within 60 days, in *Mine*: marked from 30 days on, red from 7. */
export function EndingUsage({ usage }: { usage: Usage }) {
  const [, navigate] = useLocation()
  const { talent, face, modelId, client, jobTitle, jobNumber, media, territory, untilDay } = usage
  const today = localDay(new Date())
  const job = adminPaths.job(jobNumber)
  return (
    <Box borderBottom="1px solid" borderColor="hairline">
      <ItemRow
        title={copy.whose(talent, client ?? jobTitle)}
        more={[...media, territory].join(', ')}
        aside={(untilDay < today ? copy.ended : copy.ends)(nearDay(untilDay, today))}
        isLate={untilDay <= dayAfter(today, LATE)}
        isOld={untilDay <= dayAfter(today, SOON)}
        href={job}
        {...(talent !== null && { face: { face, name: talent, modelId } })}
      />
      <Box pl={4} pb={2}>
        <EndActs usage={usage} onRenewed={() => navigate(job)} />
      </Box>
    </Box>
  )
}
