import { chakra, Flex, type HTMLChakraProps } from '@chakra-ui/react'
import { parts } from '../../copy/parts'
import { parseApiError, reasonOf } from '../../lib/apiError'
import { Button } from '../actions/Button'

type Props = HTMLChakraProps<'p'> & {
  /** Below a field or a button. */
  isSmall?: boolean
  /** Asks again for what did not come. */
  onRetry?: (() => unknown) | undefined
}

/** Why something failed or cannot be done, where it is; a notice would be behind a dialog. */
export function Problem({ isSmall = false, onRetry, children, ...rest }: Props) {
  if (!children) return null
  const text = { textStyle: isSmall ? 'small' : undefined, fontWeight: 'semibold', color: 'danger' } as const
  if (!onRetry)
    return (
      <chakra.p role="alert" {...text} {...rest}>
        {children}
      </chakra.p>
    )
  return (
    <Flex role="alert" wrap="wrap" align="center" gap={3}>
      <chakra.p {...text} {...rest}>
        {children}
      </chakra.p>
      <Button variant="outline" size={isSmall ? 'small' : undefined} onClick={() => void onRetry()}>
        {parts.retry}
      </Button>
    </Flex>
  )
}

/** What failed, and why; null where nothing did. */
export const failedBecause = (what: string, error: unknown): string | null =>
  error ? `${what}. ${reasonOf(parseApiError(error))}` : null

/** What to say of a failure; null when it is said at a field, or the person gave the call up. */
export function problemOf(error: unknown): string | null {
  const answer = parseApiError(error)
  return answer.issues.length === 0 && answer.reason !== 'cancelled' ? reasonOf(answer) : null
}
