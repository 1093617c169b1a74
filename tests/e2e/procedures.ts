import { expect, type Page } from '@playwright/test'
import { asAgency } from './site/badInput'

/** Calls a procedure that has to answer: as an administrator, or with the headers that are given. */
export async function proceduresOf(page: Page) {
  const agency = await asAgency(page)
  return async (procedure: string, data: object, headers: Record<string, string> = agency) => {
    const answer = await page.request.post(`/trpc/${procedure}`, { headers, data })
    expect([procedure, answer.status()]).toEqual([procedure, 200])
    return (await answer.json()).result.data
  }
}
