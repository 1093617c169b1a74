import { currentNotices, dismiss } from '../../lib/notify'

/** Takes away what was said about an attempt that has succeeded since; failures would stay until they are closed. */
export function dismissFailures() {
  for (const { id, tone } of currentNotices()) if (tone === 'destructive') dismiss(id)
}
