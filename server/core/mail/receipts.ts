import type { RateLimits } from '../security/rateLimits'

/**
 * Runs `work`, which may send one receipt to `email`; `take` returns whether that recipient's hourly limit allows it.
 * When `take` is not called (a repeat, a refusal, spam), the limit is not used up.
 */
export async function withReceipt<Result>(
  limits: RateLimits,
  email: string,
  work: (take: () => boolean) => Result | Promise<Result>,
): Promise<Result> {
  const isAllowed = await limits.allows('receipt', email)
  let isTaken = false
  try {
    return await work(() => {
      isTaken = isAllowed
      return isAllowed
    })
  } finally {
    // On failure the recipient gets one receipt fewer this hour; the response must not fail.
    if (isAllowed && !isTaken) await limits.forgive('receipt', email).catch(() => {})
  }
}
