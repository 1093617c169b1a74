import { Box, chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { deskDay } from '../../../../../../shared/desk/dayWords'
import { talentsCost } from '../../../../../../shared/desk/jobs/jobMoney'
import type { JobRecord } from '../../../../../../shared/desk/jobs/jobs'
import { dotted, money } from '../../../../../../shared/format'
import { ClientOfJob } from '../ClientOfJob'
import type { JobDecisions } from '../useJobDecisions'
import { head } from './copy'

const DAYS_SHOWN = 3

/** For whom a job is and how they are reached, its days, and what its talents cost. */
export function JobHead({ job, decisions }: { job: JobRecord; decisions: JobDecisions }) {
  return (
    <Grid
      gridTemplateColumns={{
        base: 'minmax(0, 1fr) minmax(0, 1fr)',
        md: 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1.3fr)',
      }}
      columnGap={6}
      rowGap={4}
      py={2}
      borderTop="1px solid"
      borderColor="fg"
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} minW={0}>
        <ClientOfJob job={job} decisions={decisions} />
      </Box>
      <Days job={job} />
      <Fees job={job} />
    </Grid>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box minW={0} overflowWrap="anywhere">
    {/* As high as the client's, which has a button beside it. */}
    <chakra.h2 textStyle="label" lineHeight={{ md: '1.5rem' }}>
      {title}
    </chakra.h2>
    {children}
  </Box>
)
const Big = ({ children }: { children: ReactNode }) => <chakra.p textStyle="subheading">{children}</chakra.p>

function Days({ job }: { job: JobRecord }) {
  const held = job.dates.filter(({ cancelledAt }) => cancelledAt === null)
  const days = [...new Set(held.map(({ day }) => deskDay(day)))]
  const places = [...new Set(held.flatMap(({ place }) => place ?? []))]
  const more = days.length - DAYS_SHOWN
  return (
    <Part title={head.days}>
      <Big>{dotted(days.slice(0, DAYS_SHOWN)) || head.noDays}</Big>
      <chakra.p textStyle="small" color="fgQuiet">
        {dotted([more > 0 && head.moreDays(more), ...places, job.city])}
      </chakra.p>
    </Part>
  )
}

function Fees({ job }: { job: JobRecord }) {
  const { talents, days, paise, usual, unknown } = talentsCost(job)
  return (
    <Part title={head.fees}>
      <Big>{paise > 0 ? money(paise / 100) : head.noFees}</Big>
      <chakra.p textStyle="small" color="fgQuiet">
        {[
          talents > 0 && head.count(talents, days),
          usual > 0 && head.usual(usual),
          unknown > 0 && head.unknown(unknown),
          job.budgetPaise !== null && head.budget(money(job.budgetPaise / 100)),
        ]
          .filter(Boolean)
          .join(', ')}
      </chakra.p>
    </Part>
  )
}
