import { currentNotices, dismiss } from './notify'

/**
 * Takes away what was said about an attempt that is over: the next one has succeeded, or the form is being mended.
 * Failures would stay until they are closed, and on a phone they stand before the button.
 */
export function dismissFailures() {
  for (const { id, tone } of currentNotices()) if (tone === 'destructive') dismiss(id)
}
