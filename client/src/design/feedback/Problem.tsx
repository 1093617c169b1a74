import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { parseApiError, reasonOf } from '../../lib/apiError'

type Props = HTMLChakraProps<'p'> & {
  /** Below a field or a button. */
  isSmall?: boolean
}

/** Why something failed or cannot be done, where it is; a notice would be behind a dialog. */
export const Problem = ({ isSmall, ...rest }: Props) =>
  rest.children ? (
    <chakra.p
      role="alert"
      textStyle={isSmall ? 'small' : undefined}
      fontWeight="semibold"
      color="danger"
      {...rest}
    />
  ) : null

/** What failed, and why; null where nothing did. */
export const failedBecause = (what: string, error: unknown): string | null =>
  error ? `${what}. ${reasonOf(parseApiError(error))}` : null

/** What to say of a failure; null when it is said at a field, or the person gave the call up. */
export function problemOf(error: unknown): string | null {
  const answer = parseApiError(error)
  return answer.issues.length === 0 && answer.reason !== 'cancelled' ? reasonOf(answer) : null
}
