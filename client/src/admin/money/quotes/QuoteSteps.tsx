import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { JobValue, PaperRecord } from '../../../../../shared/money/papers'
import { PAPER_NAMES } from '../../../../../shared/money/paperWords'
import { Button } from '../../../design/actions/Button'
import { TextLink } from '../../../design/actions/TextLink'
import { Problem } from '../../../design/feedback/Problem'
import { trpc } from '../../../lib/trpc'
import { lateDialog } from '../../forms/lateDialog'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { useIsBooker } from '../../shell/useIsBooker'
import { quoting as copy } from '../copy'
import { Part } from '../Part'
import { isPaperNext } from '../paper/paperActions'
import { QuoteState } from './QuoteState'

const IssueDialog = lateDialog(() => import('../IssueDialog'))

/** What became of a quote, and the proforma or invoice that is made of it with what was typed for it. */
export function QuoteSteps({ paper }: { paper: PaperRecord }) {
  const { jobNumber, standing, made } = paper
  const value = trpc.desk.money.value.useQuery(
    { number: jobNumber ?? '' },
    { ...adminQueryOptions, enabled: jobNumber !== null && standing !== 'withdrawn' },
  )
  return (
    <Part title={copy.title}>
      {standing === 'open' ? <chakra.p>{copy.waits}</chakra.p> : null}
      {standing === 'expired' ? <chakra.p>{copy.over}</chakra.p> : null}
      <QuoteState paper={paper} isDiffering={value.data?.differing.includes(paper.id) ?? false} />
      {value.isError ? <Problem>{copy.jobFailed}</Problem> : null}
      {value.data ? <Make paper={paper} value={value.data} /> : null}
      {made.length > 0 ? (
        <Box mt={4}>
          <chakra.h3 textStyle="label" color="fgQuiet">
            {copy.made}
          </chakra.h3>
          {made.map(({ id, number, kind }) => (
            <Flex key={id} justify="space-between" gap={4} py={1} wrap="wrap">
              <TextLink href={adminPaths.paper(id)}>{number}</TextLink>
              <span>{PAPER_NAMES[kind]}</span>
            </Flex>
          ))}
        </Box>
      ) : null}
    </Part>
  )
}

function Make({ paper, value }: { paper: PaperRecord; value: JobValue }) {
  const [opened, open] = useState<'proforma' | 'invoice' | null>(null)
  const isBooker = useIsBooker()
  const { problems } = value
  const isInvoiced = problems.invoice.includes('invoiced')
  if (isInvoiced || paper.standing === 'withdrawn') return null
  return (
    <Flex gap={3} mt={4} wrap="wrap">
      <Button variant={isPaperNext(paper) ? 'primary' : 'outline'} onClick={() => open('proforma')}>
        {copy.make.proforma}
      </Button>
      {isBooker || problems.invoice.includes('not confirmed') ? null : (
        <Button variant="outline" onClick={() => open('invoice')}>
          {copy.make.invoice}
        </Button>
      )}
      {opened ? <IssueDialog kind={opened} value={value} quote={paper} onClose={() => open(null)} /> : null}
    </Flex>
  )
}
