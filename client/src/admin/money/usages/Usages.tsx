import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { JobRecord } from '../../../../../shared/desk/jobs/jobs'
import { dotted, localDay } from '../../../../../shared/format'
import { USAGE_AHEAD } from '../../../../../shared/money/moneyLists'
import { amountWords } from '../../../../../shared/money/rupees'
import type { Usage } from '../../../../../shared/money/usages'
import { dayAfter } from '../../../../../shared/time/days'
import { Button } from '../../../design/actions/Button'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { AmountRow, Part } from '../Part'
import { usages as copy } from './copy'
import { EndActs } from './EndActs'

const UsageForm = lateDialog(() => import('./UsageForm'))

/** Where pictures of a job may be used and how long: read first, and each is changed in its place. */
export function Usages({ job }: { job: JobRecord }) {
  const answer = trpc.desk.usages.list.useQuery({ jobId: job.id }, adminQueryOptions)
  const [opened, open] = useState<string | null>(null)
  const close = () => open(null)
  const { data } = answer
  return (
    <Part
      title={copy.title}
      aside={
        data && opened !== 'new' ? (
          <Button variant="quiet" size="touch" px={0} onClick={() => open('new')}>
            {copy.add}
          </Button>
        ) : null
      }
    >
      {data ? null : <NotLoaded query={answer} copy={copy} />}
      {data?.length === 0 && opened !== 'new' ? <chakra.p color="fgQuiet">{copy.none}</chakra.p> : null}
      {data?.map((usage) =>
        opened === usage.id ? (
          <UsageForm key={usage.id} job={job} usage={usage} onClose={close} />
        ) : (
          <Line key={usage.id} usage={usage} onEdit={() => open(usage.id)} />
        ),
      )}
      {opened === 'new' ? <UsageForm job={job} usage={null} onClose={close} /> : null}
    </Part>
  )
}

function Line({ usage, onEdit }: { usage: Usage; onEdit: () => void }) {
  const { talent, media, territory, fromDay, untilDay, exclusivity, feePaise } = usage
  const today = localDay(new Date())
  const isDecided = usage.renewedById !== null || usage.isLetEnd
  const isEnding = !isDecided && untilDay <= dayAfter(today, USAGE_AHEAD)
  const state = usage.renewedById ? copy.renewed : usage.isLetEnd ? copy.isLetEnd : null
  return (
    <Box py={2} borderBottom="1px solid" borderColor="hairline">
      <AmountRow
        alignItems="baseline"
        amount={
          <Flex columnGap={3} wrap="wrap" align="baseline">
            <chakra.span textStyle="data">{amountWords(feePaise)}</chakra.span>
            <Button
              variant="quiet"
              size="touch"
              aria-label={copy.of(copy.edit, talent ?? copy.wholeJob, untilDay)}
              onClick={onEdit}
            >
              {copy.edit}
            </Button>
          </Flex>
        }
      >
        <chakra.p fontWeight={600}>{talent ?? copy.wholeJob}</chakra.p>
        <chakra.p color="fgQuiet">
          {dotted([
            media.join(', '),
            territory,
            copy.span(fromDay, untilDay),
            exclusivity ? copy.exclusive(exclusivity) : null,
            untilDay < today ? copy.over : null,
            state,
          ])}
        </chakra.p>
      </AmountRow>
      {isEnding ? <EndActs usage={usage} /> : null}
    </Box>
  )
}
