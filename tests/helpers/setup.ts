import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { demoAgency } from '../../server/demo/agencyContent'
import { setAgency } from '../../shared/agency'
import { setDeskClock } from '../../shared/desk/dayWords'
import { cleanUp, cleanUpFile } from './cleanUp'
import { printed, watchConsole } from './screens/watchConsole'

watchConsole()

// The clock of `testApp`: what is near is so in any year.
setDeskClock(() => new Date('2026-03-02T10:00:00Z'))

// The tests know the demo agency, unless they load another one.
setAgency(demoAgency)

beforeEach(() => {
  setAgency(demoAgency)
  printed.length = 0
})

afterAll(cleanUpFile)

/** A test that prints fails, because a printed warning would be overlooked. */
afterEach(async () => {
  vi.useRealTimers()
  await cleanUp()
  const noise = printed.splice(0)
  if (noise.length > 0) throw new Error(`Nothing may be printed to the console:\n${noise.join('\n')}`)
})
