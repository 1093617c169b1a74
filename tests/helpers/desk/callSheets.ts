import { eq } from 'drizzle-orm'
import { models, sheetReceipts } from '../../../drizzle/schema'
import { aModel } from '../../../server/demo/builders/models'
import type { SheetWritten } from '../../../shared/desk/callSheets/callSheets'
import { atDesk } from './desk'

/** The token in a text or mail. */
export const tokenIn = (text: string) => /\/c\/([\w-]{22})/.exec(text)?.[1] ?? ''

const SHEET: Partial<SheetWritten> = {
  place: 'Versova jetty, gate 1',
  address: 'Fisheries Road, Andheri West',
  setContact: 'Tara',
  setPhone: '+91 55550 20109',
  bring: 'Flat shoes, towel',
  schedule: [{ time: '07:05', what: 'Sunrise, jetty' }],
  wrap: '17:30',
}

/** A desk on Monday, 2 March 2026, 15:30, with Zoya (by WhatsApp) and Kiran (by mail) confirmed for Friday, 20 March. */
export async function withSheet(settings: Parameters<typeof atDesk>[0] = {}) {
  const here = atDesk(settings)
  const { t, desk, zoya, agreed, settle, again } = here
  t.db.update(models).set({ phone: '+91 55550 40112' }).where(eq(models.id, zoya.id)).run()
  const kiran = aModel(t, { stageName: 'Kiran', name: 'Kiran Rao', email: 'kiran@example.in' })
  t.db.update(models).set({ phone: null }).where(eq(models.id, kiran.id)).run()
  let job = await agreed('Third Monsoon', ['2026-03-20'])
  const dateId = job.dates[0]?.id ?? ''
  await desk.claims.propose({ jobId: job.id, modelId: kiran.id })
  settle(job)
  for (const { id } of (await again(job)).claims) {
    const claim = (await again(job)).claims.find((each) => each.id === id)
    if (!claim) continue
    if (claim.modelId === kiran.id)
      await desk.claims.recordAnswer({ claimId: id, version: claim.version, answer: 'yes' })
    const now = (await again(job)).claims.find((each) => each.id === id)
    await desk.claims.confirm({ claimId: id, version: now?.version ?? 0 })
  }
  job = await again(job)
  here.minutesLater(3)
  const of = { job: job.id, dateId }
  const [zoyas, kirans] = job.claims.map(({ id }) => id) as [string, string]
  const read = () => desk.callSheets.get(of)
  /** The calls of both, and more of what a booker writes. */
  const save = (zoyasCall: string, kiransCall: string, more: Partial<SheetWritten> = {}) =>
    desk.callSheets.save({
      ...of,
      ...SHEET,
      calls: [
        { claimId: zoyas, call: zoyasCall, fetched: 'Car 1, 04:50, Lane 4', reportTo: 'Tara, blue van' },
        { claimId: kirans, call: kiransCall, fetched: 'Car 2, 05:10, Yari Road' },
      ],
      ...more,
    })
  const issue = async (changes?: string) => {
    const { draft } = await read()
    return desk.callSheets.issue({ id: draft?.id ?? '', version: draft?.version ?? 0, changes })
  }
  const linkOf = async (name: string) =>
    (await read()).recipients.find((each) => each.name === name)?.linkId ?? ''
  /** What Zoya's link has, sent to her by WhatsApp. */
  const tokenOf = async (name: string) =>
    tokenIn((await desk.callSheets.text({ linkId: await linkOf(name) })).text)
  const guest = () => t.visitor().site.callSheets
  const receipt = async (name: string) =>
    (await read()).recipients.find((each) => each.name === name)?.receipt
  const receipts = () => t.db.select().from(sheetReceipts).all()
  return {
    ...here,
    job,
    kiran,
    of,
    dateId,
    zoyas,
    kirans,
    read,
    save,
    issue,
    linkOf,
    tokenOf,
    guest,
    receipt,
    receipts,
  }
}
