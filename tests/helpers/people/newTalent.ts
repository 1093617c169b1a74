import { expect, type Page } from '@playwright/test'

let counter = 0

/** An e-mail and a phone number that no other test uses, in this run and in earlier ones. */
export function freshPerson() {
  counter += 1
  const unique = `${Date.now()}${process.pid}${counter}`
  return {
    name: 'Asha Rao',
    email: `asha.${unique}@example.in`,
    phone: `9${unique.slice(-9).padStart(9, '0')}`,
    password: 'a long sentence',
  }
}
export type Person = ReturnType<typeof freshPerson>

/** Fills in the sign-up form and sends it. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/signup')
  await page.getByLabel('Contact phone').fill(person.phone)
  await page.getByLabel('Full name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel(/^Password/).fill(person.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** The texts of the current notices. */
export const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Asserts that no page of ours has asked anybody else for anything (P5). */
export function watchOutside(page: Page) {
  const outside: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isOwn =
      ['data:', 'blob:'].includes(url.protocol) || ['localhost', '127.0.0.1'].includes(url.hostname)
    if (!isOwn) outside.push(request.url())
  })
  return () => expect(outside).toEqual([])
}

/** What each step of the onboarding is sent, by its number. */
type Answers = Record<number, Record<string, string>>

/** Signs up and answers every step; the talent is signed in on this page then. */
export async function signUpWhole(page: Page, person: Person, answers: Answers) {
  await signUp(page, person)
  await expect(page).toHaveURL('/onboarding')
  const token = await page.evaluate(() => localStorage.getItem('authToken'))
  const headers = { authorization: `Bearer ${token}` }
  for (const [step, data] of Object.entries(answers)) {
    const answer = await page.request.post(`/api/v1/agency/models/onboarding-${step}`, { headers, data })
    expect(answer.status()).toBe(200)
  }
  return { token: token ?? '', headers }
}

/** A talent who has completed all five steps, signed in at the dashboard. */
export async function atOwnDashboard(page: Page, tab = 'dashboard') {
  const person = freshPerson()
  const { token } = await signUpWhole(page, person, {
    1: { stage_name: 'Asha', date_of_birth: '2000-05-17', gender: 'female', city: 'Pune', country: 'India' },
    2: { weight: '58 kg', experience_level: 'beginner', special_skills: 'Kathak', languages: 'Hindi' },
    3: { instagram_handle: '@asha' },
    5: { about_you: 'I walk.', why_should_clients_hire_you: 'I am on time.' },
  })
  await page.goto(`/model-dashboard?tab=${tab}`)
  await expect(page.getByRole('tabpanel').first()).toBeVisible()
  return { person, token }
}
