import { Box, chakra } from '@chakra-ui/react'
import type { JobRecord } from '../../../../../../shared/desk/jobs'
import { desk } from '../../copy'
import { dateWords } from './claimDays'
import { StateBadge, stateWords } from './StateBadge'

const words = desk.job.grid

/** A place in the grid: a talent of a job on one of its dates. */
export type Cell = { claimId: string; jobDateId: string }

/** Where each talent of a job stands on each date, in one look. A cell opens what can be done there. */
export function FacesGrid({ job, onOpen }: { job: JobRecord; onOpen: (cell: Cell) => void }) {
  const dates = job.dates.filter(({ cancelledAt }) => cancelledAt === null)
  if (dates.length < 2 || job.claims.length < 2) return null
  return (
    <Box display={{ base: 'none', md: 'block' }} overflowX="auto" mb={4}>
      <chakra.table width="full" borderCollapse="collapse" css={{ '& th, & td': cellStyles }}>
        <chakra.caption srOnly>{words.caption}</chakra.caption>
        <thead>
          <tr>
            <th scope="col">{words.talent}</th>
            {dates.map((date) => (
              <th key={date.id} scope="col">
                {dateWords(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {job.claims.map((claim) => (
            <tr key={claim.id}>
              <th scope="row">{claim.modelName}</th>
              {dates.map((day) => {
                const date = claim.dates.find(({ jobDateId }) => jobDateId === day.id)
                return (
                  <td key={day.id}>
                    {date ? (
                      <chakra.button
                        type="button"
                        minH="touch"
                        cursor="pointer"
                        aria-label={words.cell(claim.modelName, dateWords(day), stateWords(date))}
                        onClick={() => onOpen({ claimId: claim.id, jobDateId: day.id })}
                      >
                        <StateBadge date={date} />
                      </chakra.button>
                    ) : (
                      <chakra.span color="fgQuiet">{words.notOn}</chakra.span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const cellStyles = {
  textAlign: 'left',
  verticalAlign: 'middle',
  textStyle: 'small',
  fontWeight: 'medium',
  py: 1,
  pr: 4,
  borderBottom: '1px solid',
  borderColor: 'hairline',
} as const
