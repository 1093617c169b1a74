import { Box, Flex } from '@chakra-ui/react'
import type { DeskToday } from '../../../../../shared/desk/desk'
import { nearDay } from '../../../../../shared/desk/nearDays'
import { localDay } from '../../../../../shared/format'
import { paths } from '../../../../../shared/paths'
import { Button } from '../../../design/actions/Button'
import { LinkButton } from '../../../design/actions/LinkButton'
import { trpc } from '../../../lib/trpc'
import { tellReason } from '../../forms/tellFailed'
import { desk } from '../copy'
import { ItemRow } from './ItemRow'
import { tellDecided } from './undoStore'

const words = desk.page.lost

type Props = { line: DeskToday['lost'][number] }

/** A talent whose option another job has ended, and what can be done about it. */
export function LostRow({ line }: Props) {
  const { claimId, version, talent, jobNumber, jobTitle, dates, takenBy, isFree } = line
  const utils = trpc.useUtils()
  const ask = trpc.desk.claims.ask.useMutation({
    onSuccess: (decided) => tellDecided(decided, desk.job.done.ask(talent)),
    onError: tellReason,
    onSettled: () => void utils.desk.invalidate(),
  })
  const today = localDay(new Date())
  const days = dates.map(({ day }) => nearDay(day, today)).join(', ')
  const act = () => ask.mutate({ claimId, version, dateIds: dates.map(({ id }) => id) })
  return (
    <Box
      borderLeft="4px solid"
      borderLeftColor="danger"
      borderBottom="1px solid"
      borderBottomColor="hairline"
      css={{ '& > [data-row]': { borderWidth: 0, pb: 0 } }}
    >
      <ItemRow
        title={`${talent} · ${jobTitle}`}
        more={[jobNumber, takenBy ? words.takenBy(days, takenBy) : words.lost(days)].join(' · ')}
        href={paths.adminJob(jobNumber)}
      />
      <Flex gap={2} wrap="wrap" pl={3} pt={2} pb={3}>
        <LinkButton
          variant="outline"
          size="touch"
          href={`${paths.adminJob(jobNumber)}?add=talents`}
          aria-label={words.findFor(talent, jobTitle)}
        >
          {words.find}
        </LinkButton>
        {isFree ? (
          <Button
            variant="outline"
            size="touch"
            aria-label={`${desk.job.acts.askAgain}: ${talent}`}
            aria-busy={ask.isPending || undefined}
            onClick={() => ask.isPending || act()}
          >
            {desk.job.acts.askAgain}
          </Button>
        ) : null}
      </Flex>
    </Box>
  )
}
