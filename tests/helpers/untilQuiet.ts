import type { Page, Request } from '@playwright/test'

const QUIET_MS = 500
const LOOK_MS = 50

/**
 * Watches a page's requests from now on; the function that it returns waits until none has been open for half a second:
 * what `networkidle` is to a page that is loaded, for one that is visited within the back office.
 */
export function untilQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let changed = performance.now()
  const note = (change: (request: Request) => unknown) => (request: Request) => {
    change(request)
    changed = performance.now()
  }
  const begins = note((request) => open.add(request))
  const ends = note((request) => open.delete(request))
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends)
  return async () => {
    while (open.size > 0 || performance.now() - changed < QUIET_MS) await page.waitForTimeout(LOOK_MS)
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends)
  }
}
