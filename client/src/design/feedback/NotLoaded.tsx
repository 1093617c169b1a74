import { ErrorState } from './ErrorState'
import { LoadingText } from './LoadingText'

type Query = { isError: boolean; refetch: () => unknown }
type Props = {
  query: Query | Query[]
  copy: { failed: string; loading: string }
}

/** In place of what is not there yet: it is loading, or it failed and can be tried again. */
export function NotLoaded({ query, copy }: Props) {
  const failed = [query].flat().filter(({ isError }) => isError)
  if (failed.length === 0) return <LoadingText>{copy.loading}</LoadingText>
  const retry = () => {
    for (const each of failed) void each.refetch()
  }
  return <ErrorState onRetry={retry}>{copy.failed}</ErrorState>
}
