import type { Browser, Page } from '@playwright/test'
import type { Account } from './people'
import type { attacked } from './server'

type Seen = { dialogs: string[]; foreign: string[]; refused: string[] }

/** A page of `account`, or of a visitor, with what must not happen in it: dialogs, requests to other sites, refused scripts. */
export async function watchedPage(
  browser: Browser,
  { server, agency }: ReturnType<typeof attacked>,
  account: Account | null,
): Promise<{ page: Page; seen: Seen }> {
  const context = await browser.newContext({ baseURL: server.url })
  if (account) {
    const kept = {
      authToken: agency.signedIn(account),
      userRoles: JSON.stringify([account.role]),
      userName: account.name,
      userId: account.id,
    }
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, kept)
  }
  const page = await context.newPage()
  const seen: Seen = { dialogs: [], foreign: [], refused: [] }
  page.on('dialog', (dialog) => {
    seen.dialogs.push(`${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(server.url) && !/^(data|blob):/.test(url)) seen.foreign.push(`${page.url()}: ${url}`)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.refused.push(`${page.url()}: ${message.text()}`)
  })
  return { page, seen }
}
