import { Flex } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { parts } from '../../copy/parts'
import { Button } from '../actions/Button'
import { Problem } from './Problem'

type Props = ComponentProps<typeof Problem> & { onRetry: () => unknown }

/** What did not come, in the place of a line, with the button that asks for it again. */
export const ProblemWithRetry = ({ onRetry, ...problem }: Props) => (
  <Flex wrap="wrap" align="center" gap={3}>
    <Problem {...problem} />
    <Button variant="outline" size={problem.isSmall ? 'small' : undefined} onClick={() => void onRetry()}>
      {parts.retry}
    </Button>
  </Flex>
)
