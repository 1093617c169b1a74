import { chakra, Flex } from '@chakra-ui/react'
import { RotateCw } from 'lucide-react'
import { parts } from '../words/parts'
import { Button } from './Button'

type Props = {
  /** The specification's sentence, in red. */
  children: string
  /** What Retry does; without it there is no button. */
  onRetry?: () => void
}

/** A list or page that could not be loaded. */
export function ErrorState({ children, onRetry }: Props) {
  return (
    <Flex role="alert" direction="column" align="start" gap={4} py={12}>
      <chakra.p textStyle="subheading" color="danger">
        {children}
      </chakra.p>
      {onRetry ? (
        <Button look="outline" onClick={onRetry}>
          <RotateCw aria-hidden />
          {parts.retry}
        </Button>
      ) : null}
    </Flex>
  )
}
