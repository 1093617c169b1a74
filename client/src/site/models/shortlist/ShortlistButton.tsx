import { Box } from '@chakra-ui/react'
import { Suspense } from 'react'
import type { PublicModel } from '../../../../../shared/roster/models'
import { Button } from '../../../design/actions/Button'
import { lazyExtra } from '../../../lib/loading/lazyExtra'
import { shortlist as copy } from './copy'
import { useShortlist } from './store'

export const LateShortlistBar = lazyExtra(() => import('./ShortlistBar'))

/** On a profile: the mark, and below it the way to the form once somebody is marked. */
export function ShortlistButton({ model }: { model: PublicModel }) {
  const shortlist = useShortlist()
  const isOn = shortlist.has(model)
  return (
    <Box mt={{ base: 5, lg: 3 }} data-needs-scripts>
      <Button
        width="full"
        variant="outline"
        data-mark
        aria-pressed={isOn}
        disabled={!isOn && shortlist.isFull}
        onClick={() => shortlist.toggle(model)}
      >
        {isOn ? `\u2713 ${copy.added}` : copy.add}
      </Button>
      {shortlist.keys.length > 0 ? (
        <Suspense fallback={null}>
          <LateShortlistBar shortlist={shortlist} />
        </Suspense>
      ) : null}
    </Box>
  )
}
