import { anAccount } from '../../../server/demo/builders/accounts'
import { sendNextPush } from '../../../server/features/access/push/service'
import { browserKeys } from '../servers/pushService'
import type { TestApp } from '../testApp'

/** A phone as its browser gives it. */
export function aPhone(name = '1') {
  const { p256dh, auth } = browserKeys()
  return { endpoint: `https://push.example/send/${name}`, p256dh, auth }
}
/** An account of a talent. */
export const talentOf = (t: TestApp, name = 'Zoya Khan') =>
  anAccount(t, { role: 'model', name, email: `${name.split(' ')[0]?.toLowerCase()}@example.in` })
/** Sends all that is due; what was sent, with the last part of its endpoint. */
export async function sentToPhones(t: TestApp, answer = '201') {
  const told: [phone: string, line: { title: string; text: string; path: string }][] = []
  const webPush = {
    ...t.webPush,
    send: async ({ endpoint }: { endpoint: string }, text: string) => {
      told.push([endpoint.split('/').at(-1) ?? '', JSON.parse(text)])
      return { isDelivered: answer.startsWith('2'), answer }
    },
  }
  while (await sendNextPush({ ...t, webPush }));
  return told
}
