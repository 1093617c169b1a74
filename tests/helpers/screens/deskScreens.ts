import { vi } from 'vitest'
import type { TestApp } from '../testApp'
import { renderAdmin } from './adminScreens'

/** As `renderAdmin`, in a browser whose clock agrees with the desk's: dates within twelve months have no year there. */
export function renderDesk(t: TestApp, address: string, options: Parameters<typeof renderAdmin>[2] = {}) {
  if (!vi.isFakeTimers()) vi.useFakeTimers({ toFake: ['Date'], now: t.clock(), shouldAdvanceTime: true })
  return renderAdmin(t, address, options)
}
