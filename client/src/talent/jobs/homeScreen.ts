/** What Chrome offers before a page is put on the home screen. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

const DISMISSED = 'homeScreenCard'
const listeners = new Set<() => void>()
let offered: InstallPrompt | null = null

// From the first code of the page on: the browser offers it once, soon after the page is there.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault()
  offered = event as InstallPrompt
  notifyListeners()
})
addEventListener('appinstalled', () => dismissHomeScreen())

function notifyListeners() {
  for (const listener of listeners) listener()
}

/** The card does not come back on this phone. */
export function dismissHomeScreen() {
  localStorage.setItem(DISMISSED, 'dismissed')
  offered = null
  notifyListeners()
}

/** Asks by the browser's own dialog. */
export async function addToHomeScreen() {
  await offered?.prompt()
  dismissHomeScreen()
}

export function followHomeScreen(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

const isPhone = () => matchMedia('(hover: none) and (pointer: coarse)').matches
const isOnHomeScreen = () =>
  matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true)
// An iPad says that it is a Mac, but has a screen to touch.
export const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** How this phone puts the page on its home screen; null where it is there, was declined, or is no phone. */
export function homeScreenWay(): 'apple' | 'prompt' | 'menu' | null {
  if (!isPhone() || isOnHomeScreen() || localStorage.getItem(DISMISSED) !== null) return null
  if (isApple()) return 'apple'
  return offered ? 'prompt' : 'menu'
}
