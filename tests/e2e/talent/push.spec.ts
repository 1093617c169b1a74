import { expect, test } from '@playwright/test'
import { signInByTheForm } from './talentPages'

test('a talent lets her phone be told by a press, sees what is pushed, and ends it', {
  tag: ['@phone', '@slow'],
}, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' })
  // The push service of a browser is a server of its maker, which a test does not call: what it would answer is given.
  await page.addInitScript(() => {
    let made: object | null = null
    PushManager.prototype.getSubscription = async () => made as PushSubscription | null
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = 'https://push.example/send/e2e'
      const text = String(options?.applicationServerKey).replace(/-/g, '+').replace(/_/g, '/')
      const applicationServerKey = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      const unsubscribe = async () => {
        made = null
        return true
      }
      made = {
        endpoint,
        options: { applicationServerKey },
        unsubscribe,
        toJSON: () => ({ endpoint, keys }),
      }
      return made as PushSubscription
    }
  })
  await signInByTheForm(page)
  await page.goto('/model-dashboard/jobs')
  await page.getByRole('button', { name: 'Tell me on this phone' }).click()
  await expect(page.getByText('This phone is told.')).toBeVisible()

  // What the worker does with what a push service hands to it.
  const session = await context.newCDPSession(page)
  const registrations: { registrationId: string; scopeURL: string }[] = []
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: now }) =>
    registrations.push(...now),
  )
  await session.send('ServiceWorker.enable')
  await expect
    .poll(() => registrations.some(({ scopeURL }) => scopeURL.endsWith('/model-dashboard')))
    .toBe(true)
  const { registrationId = '' } =
    registrations.find(({ scopeURL }) => scopeURL.endsWith('/model-dashboard')) ?? {}
  // Chromium's headless shell lets no worker show a notice: what the worker asks for is what is looked at.
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const asked = await worker.evaluateHandle(() => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    return {
      notice: new Promise<(string | undefined)[]>((done) => {
        registration.showNotification = async (title, options) => done([title, options?.body])
      }),
    }
  })
  const data = {
    title: 'Tehkhana',
    text: 'You are confirmed for 20 Mar 2026.',
    path: '/model-dashboard/jobs',
  }
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: baseURL ?? '',
    registrationId,
    data: JSON.stringify(data),
  })
  const notice = await asked.evaluate(({ notice }) => notice)
  expect(notice).toEqual(['Tehkhana', 'You are confirmed for 20 Mar 2026.'])

  await page.getByRole('button', { name: 'Do not tell me on this phone' }).click()
  await expect(page.getByRole('button', { name: 'Tell me on this phone' })).toBeVisible()
})
