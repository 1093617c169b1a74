import { currentNotices, dismiss } from './notify'

/**
 * Dismisses failure notices when the form is edited or sent again. They would stay until closed, and on a phone they
 * cover the button.
 */
export function dismissFailures() {
  for (const { id, tone } of currentNotices()) if (tone === 'destructive') dismiss(id)
}
