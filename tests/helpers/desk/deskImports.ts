import {
  bookouts,
  claimDates,
  claims,
  clients,
  heldHalves,
  jobs,
  notices,
  outbox,
} from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import { uploadOf } from '../roster/rosterImport'
import { atDesk } from './desk'
import { TALENTS } from './deskSheets'

/** A desk with ten talents more, who can be imported for. */
export function withTalents() {
  const d = atDesk()
  const talents = TALENTS.map((stageName) => aModel(d.t, { stageName, name: `${stageName} Rao` }))
  const by = async (content: string | Buffer, account = d.noor) =>
    d.t.as(account, { upload: await uploadOf(d.t, content, 'options.csv') }).desk.imports
  const { db } = d.t
  const rows = () => ({
    jobs: db.select().from(jobs).all().length,
    claims: db.select().from(claims).all().length,
    dates: db.select().from(claimDates).all().length,
    halves: db.select().from(heldHalves).all().length,
    bookouts: db.select().from(bookouts).all().length,
    clients: db.select().from(clients).all().length,
    told: db.select().from(notices).all().length + db.select().from(outbox).all().length,
  })
  async function imported(content: string | Buffer, more: object = {}) {
    const { counts } = await (await by(content)).check(more)
    const expected = String(counts.options + counts.confirmed + counts.bookouts)
    return (await by(content)).run({ ...more, expected })
  }
  return { ...d, talents, by, rows, imported }
}
