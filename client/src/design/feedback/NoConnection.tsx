import { Box } from '@chakra-ui/react'
import { type ComponentProps, createContext, useContext, useEffect, useState } from 'react'
import { parts } from '../../copy/parts'
import { useSingleFlight } from '../../lib/loading/singleFlight'
import { markNavigation } from '../../lib/navigation/routeFocus'
import { Button } from '../actions/Button'
import { Page } from '../layout/Page'

/** How the page is set where it stands: an area's frame has its own edges and smaller headings. */
export const NoConnectionStyle = createContext<Omit<ComponentProps<typeof Page>, 'title'>>({})

/** In place of a page whose code did not come. Tries again when it is asked to, and when the connection is back. */
export function NoConnection({ onRetry }: { onRetry: () => Promise<unknown> }) {
  const style = useContext(NoConnectionStyle)
  const once = useSingleFlight()
  const [said, setSaid] = useState('')
  const retry = () =>
    once(async () => {
      setSaid(parts.loading)
      // The heading of the page that comes takes the focus.
      markNavigation()
      await onRetry()
      setSaid(parts.stillNoConnection)
    })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render tries the same
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <Page title={parts.noConnection} lead={parts.noResponse} minH="60vh" {...style}>
      <Button onClick={retry}>{parts.tryAgain}</Button>
      <Box role="status" mt={4}>
        {said}
      </Box>
    </Page>
  )
}
