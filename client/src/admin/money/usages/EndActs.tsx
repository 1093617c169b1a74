import { Flex } from '@chakra-ui/react'
import type { Usage } from '../../../../../shared/money/usages'
import { Button } from '../../../design/actions/Button'
import { usages as copy } from './copy'
import { useUsageEnd } from './useUsages'

type Props = { usage: Usage; onRenewed?: () => void }

/** What is done about a usage that ends: the next one like it, or nothing. */
export function EndActs({ usage: { id, jobId, talent, untilDay }, onRenewed }: Props) {
  const { renew, letEnd, isBusy } = useUsageEnd(jobId)
  const named = (act: string) => copy.of(act, talent ?? copy.wholeJob, untilDay)
  return (
    <Flex gap={3} wrap="wrap" mt={1}>
      <Button
        variant="outline"
        size="touch"
        aria-label={named(copy.renew)}
        disabled={isBusy}
        onClick={() => renew.mutate({ id }, onRenewed ? { onSuccess: onRenewed } : {})}
      >
        {copy.renew}
      </Button>
      <Button
        variant="quiet"
        size="touch"
        aria-label={named(copy.letEnd)}
        disabled={isBusy}
        onClick={() => letEnd.mutate({ id })}
      >
        {copy.letEnd}
      </Button>
    </Flex>
  )
}
