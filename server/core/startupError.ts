/** Stops the start. The message is one line for the terminal, shown without a stack. */
export class StartupError extends Error {
  override name = 'Refusal'
}

/** A start that may succeed in a moment without any change of the configuration: a full disk, a port in use. */
export class TransientStartupError extends StartupError {}

// sysexits.h: EX_TEMPFAIL and EX_CONFIG. systemd repeats a start that ended with the first and none of the second
// (docs/operations).
const TRY_AGAIN = 75
const REFUSED = 78

/** The system's refusal of a write for lack of room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')

/** With which code a program ends after this error. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof TransientStartupError) return TRY_AGAIN
  return error instanceof StartupError ? REFUSED : 1
}
