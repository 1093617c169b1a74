import { lte } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notices } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { atDesk, claimOf } from '../../helpers/desk/desk'

it('a notice that cannot be made a mail holds up no other, and is made once it can be', async () => {
  const { t, noor, desk, proposed, minutesLater } = atDesk()
  const expiresAt = '2026-03-04T10:00:00.000Z'
  const broken = await proposed('Broken')
  await desk.claims.option({ ...claimOf(broken), expiresAt })
  const gul = aModel(t, { name: 'Gul', stageName: 'Gul' })
  const whole = await proposed('Whole', undefined, undefined, gul.id)
  await desk.claims.option({ ...claimOf(whole), expiresAt })
  const { $client } = t.db
  $client.exec(`create temp trigger broken before insert on outbox when new.subject like '%Zoya%'
    begin select raise(abort, 'broken'); end`)
  const subjects = () =>
    t.mails().flatMap(({ recipient, subject }) => (recipient === noor.email ? [subject] : []))
  expect(() => minutesLater(24 * 60)).toThrow('broken')
  expect(subjects()).toEqual(['Your option on Gul ends 4 Mar 2026, 15:30'])
  $client.exec('drop trigger broken')
  minutesLater(1)
  expect(subjects()).toContain('Your option on Zoya ends 4 Mar 2026, 15:30')
  const now = t.clock().toISOString()
  expect(t.db.select().from(notices).where(lte(notices.dueAt, now)).all()).toEqual([])
})
