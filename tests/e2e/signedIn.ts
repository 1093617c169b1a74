import type { Page } from '@playwright/test'

/** Where the client keeps a session, from the specification. */
const KEYS = ['authToken', 'userRoles', 'userName', 'userProfilePic', 'userId', 'agencyInfo']

type Stored = Record<string, string>
const sessions = new Map<string, Stored>()

/**
 * Opens a page as somebody whose session an earlier journey of this worker began by the form `signIn`; signs in by it
 * where there is none yet, or where it has ended. A password costs a third of a second of the server each time.
 */
export async function openSignedIn(page: Page, who: string, path: string, signIn: () => Promise<void>) {
  const stored = sessions.get(who)
  if (stored && (await isAlive(page, stored))) {
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    await page.goto(path)
    return
  }
  await signIn()
  sessions.set(who, await page.evaluate(keysOf, KEYS))
  if (!page.url().endsWith(path)) await page.goto(path)
}

const keysOf = (keys: string[]) =>
  Object.fromEntries(
    keys.flatMap((key) => [[key, localStorage.getItem(key)]].filter(([, value]) => value !== null)),
  )

async function isAlive(page: Page, { authToken }: Stored) {
  await page.goto('/healthz')
  const answer = await page.request.get('/user/profile', {
    headers: { authorization: `Bearer ${authToken}` },
  })
  return answer.status() !== 401
}
