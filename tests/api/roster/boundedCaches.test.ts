import { describe, expect, it, vi } from 'vitest'
import { busy } from '../../../server/core/errors'
import { carriesWords, keptPictures } from '../../../server/features/roster/home/rules'
import { logError } from '../../../server/http/errorLog'
import { testApp } from '../../helpers/testApp'

// The other bounded caches have their tests in rosterCache, requests/preparedStatements, rest/media/refusedUploads,
// system/status and rest/media/uploadLimits.

describe('R14 the cache of the home page’s pictures', () => {
  it('is at most a hundred answers', () => {
    // A different thumbhash for each: the last bytes differ.
    const hash = (n: number) =>
      Buffer.concat([
        Buffer.from('YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==', 'base64').subarray(0, 22),
        Buffer.from([n % 256, n >> 8]),
      ]).toString('base64')
    for (let n = 0; n < 350; n++) {
      carriesWords(hash(n))
      expect(keptPictures()).toBeLessThanOrEqual(100)
    }
    expect(keptPictures()).toBeGreaterThan(10)
  })
})

describe('R14 the log’s memory of refusals', () => {
  it('is at most fifty sentences; beyond that an earlier one is logged again', () => {
    const t = testApp()
    const warn = vi.fn()
    const app = { db: t.db, log: { ...t.log, warn } as unknown as typeof t.log }
    const refuse = (message: string) =>
      logError(app, { status: 503, code: 'SERVICE_UNAVAILABLE', message } as never, busy(), {})
    refuse('first')
    refuse('first')
    expect(warn).toHaveBeenCalledTimes(1)
    for (let n = 1; n <= 50; n++) refuse(`sentence ${n}`)
    expect(warn).toHaveBeenCalledTimes(51)
    refuse('first')
    expect(warn).toHaveBeenCalledTimes(52)
  })
})
