import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pushSubscriptions } from '../../../../drizzle/schema'
import { atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const PATH = '/model-dashboard/jobs'
/** What the tests' server has for a key: `BAgencyK`, as bytes. */
const KEY = Uint8Array.from(atob('BAgencyK'), (letter) => letter.charCodeAt(0)).buffer

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser that can be told, whose person answers the question with `answer`. */
function aBrowser(answer: NotificationPermission) {
  let subscription: object | null = null
  const requestPermission = vi.fn(async () => answer)
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async () => {
      const endpoint = 'https://push.example/send/1'
      subscription = {
        endpoint,
        options: { applicationServerKey: KEY },
        toJSON: () => ({ endpoint, keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
        unsubscribe: async () => {
          subscription = null
        },
      }
      return subscription
    },
  }
  const registration = { pushManager }
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => registration,
      getRegistration: async () => registration,
      ready: Promise.resolve(registration),
    },
  })
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('Notification', { requestPermission })
  return { requestPermission, isSubscribed: () => subscription !== null }
}

describe('a talent’s phone', () => {
  it('is told after a press, never before, and not any more after another', async () => {
    const { requestPermission, isSubscribed } = aBrowser('granted')
    const t = testApp()
    const { user } = atOwnPage(t, PATH, {})
    const on = await screen.findByRole('button', { name: 'Tell me on this phone' })
    expect(requestPermission).not.toHaveBeenCalled()
    await user.click(on)
    await screen.findByText('This phone is told from now on')
    expect(t.db.select().from(pushSubscriptions).all()).toHaveLength(1)
    await user.click(await screen.findByRole('switch', { name: 'a call sheet changes' }))
    await screen.findByRole('switch', { name: 'a call sheet changes', checked: false })
    expect(t.db.select().from(pushSubscriptions).all()).toMatchObject([{ off: ['sheet change'] }])
    await user.click(await screen.findByRole('button', { name: 'Do not tell me on this phone' }))
    await screen.findByRole('button', { name: 'Tell me on this phone' })
    expect(t.db.select().from(pushSubscriptions).all()).toEqual([])
    expect(isSubscribed()).toBe(false)
  })

  it('whose person says no says how to allow it later', async () => {
    aBrowser('denied')
    const t = testApp()
    const { user } = atOwnPage(t, PATH, {})
    await user.click(await screen.findByRole('button', { name: 'Tell me on this phone' }))
    await screen.findByText('Allow notifications for this site in its settings, then press again.')
    expect(t.db.select().from(pushSubscriptions).all()).toEqual([])
  })

  it('that cannot do it says so, and lists her other phones with a button to end each', async () => {
    const t = testApp()
    const { account, user } = atOwnPage(t, PATH, {})
    t.db
      .insert(pushSubscriptions)
      .values({
        ...{
          id: 'other',
          accountId: account.id,
          sessionId: 'other',
          endpoint: 'https://push.example/send/2',
        },
        ...{ p256dh: 'B', auth: 'A', createdAt: NOW },
        userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/120',
      })
      .run()
    await screen.findByText('This browser cannot do that.')
    await user.click(await screen.findByRole('button', { name: 'Turn off Chrome, Android' }))
    await screen.findByText('It is not told any more')
    expect(t.db.select().from(pushSubscriptions).all()).toEqual([])
  })
})
