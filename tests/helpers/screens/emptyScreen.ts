import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { forgetLastJob } from '../../../client/src/admin/desk/chart/dialogs/useHold'
import { forgetUndo, undoablePresses } from '../../../client/src/admin/desk/items/undoStore'
import { forgetLastAddresses } from '../../../client/src/admin/lists/lastAddresses'
import { currentNotices, dismiss } from '../../../client/src/lib/notify'
import { endHydration } from '../../../client/src/lib/useHydrated'
import { keptFiles } from '../../../client/src/site/register/keptFiles'

/** The files of a worker share one window and the client's modules, so a test leaves nothing behind in them. */
afterEach(() => {
  // A focused heading that goes hands its focus to the next page.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  cleanup()
  endHydration()
  for (const { id } of currentNotices()) dismiss(id)
  keptFiles.keep([])
  for (const press of undoablePresses()) forgetUndo(press)
  forgetLastAddresses()
  forgetLastJob()
  for (const script of [...document.scripts]) script.remove()
  // The entry that a dialog added for the back button belongs to the test before.
  history.replaceState(null, '')
  sessionStorage.clear()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Pages that a hovered link asked for: between two files there is no window, and code that runs then stays broken for the
// files after it.
afterAll(() => vi.dynamicImportSettled())
