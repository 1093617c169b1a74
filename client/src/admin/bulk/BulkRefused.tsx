import { chakra } from '@chakra-ui/react'
import { Button } from '../../design/actions/Button'
import { ProblemBox } from '../../design/feedback/ProblemBox'
import { bulk as copy } from './copy'
import type { BulkResult } from './useBulkResult'

/** The rows that were refused, each with its reason. */
export function BulkRefused({
  result: { refused, forget },
}: {
  result: Pick<BulkResult, 'refused' | 'forget'>
}) {
  if (refused.length === 0) return null
  return (
    <ProblemBox my={6}>
      <chakra.p fontWeight="semibold">{copy.refused(refused.length)}</chakra.p>
      <ul>
        {refused.map(({ id, title, why }) => (
          <chakra.li key={id} overflowWrap="anywhere">
            {`${title}: ${why}`}
          </chakra.li>
        ))}
      </ul>
      <Button variant="outline" size="touch" mt={3} onClick={forget}>
        {copy.close}
      </Button>
    </ProblemBox>
  )
}
