/** The bucket of MEDIA_URL does not answer, or not as it should: no reason to call a file missing. */
export class StoreOutOfReachError extends Error {
  override name = 'StoreOutOfReachError'
  readonly code = 'MEDIA_STORE'

  /** `reason` is a status or the system's code, never an address; `status` is null where nothing answered. */
  constructor(
    readonly what: string,
    readonly reason: string,
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(`The media store cannot ${what}: ${reason}`, options)
  }
}
