import { eq } from 'drizzle-orm'
import { jobs } from '../../../drizzle/schema'
import type { AppContext, Session } from '../../core/context'
import { issueSheet } from '../../features/desk/callSheets/issue.service'
import * as linked from '../../features/desk/callSheets/links.repository'
import { addPerson, readSheet, saveSheet } from '../../features/desk/callSheets/service'
import { deskOf, workingDays } from './day'

const TITLE = 'Third Monsoon, first light'
const SHEET = {
  place: 'Versova jetty, gate 1',
  address: 'Fisheries Road, Andheri West, Mumbai 400061',
  parking: 'Behind the ice factory. Metro Versova, 15 min by auto',
  setContact: 'Tara',
  setPhone: '+91 55550 20109',
  emergency: '112',
  hospital: 'Khari Hospital, 2.1 km',
  bring: 'Flat walking shoes, skin-coloured underwear, a towel. Coats and umbrellas are there.',
  hair: 'Bare face, clean dry hair',
  changing: 'In the van, curtain inside',
  conveyance: 'Car 1, Suresh: Naina at 04:30, then Sami',
  food: 'Breakfast 08:30, lunch 13:00, vegetarian and not',
  weatherDay: 'Two days later, same times',
  schedule: [
    { time: '05:15', what: 'Hair and make-up, tempo van' },
    { time: '06:20', what: 'First look ready' },
    { time: '06:35', what: 'Sunrise, jetty' },
    { time: '08:30', what: 'Breakfast, second look' },
    { time: '13:00', what: 'Lunch' },
    { time: '14:00', what: 'Third look, boats' },
  ],
  wrap: '17:00',
}
/** Who has read the first number, and the second. */
const READ_FIRST = ['Naina', 'Sami', 'Suresh']
const READ_SECOND = ['Sami']
const HOURS = [7, 3] as const

/** A sheet no. 2 for the jetty tomorrow, a quarter of an hour earlier than no. 1: some have read it, Naina has not. */
export function seedCallSheet(app: AppContext, account: Session['account']) {
  const { db } = app
  const days = workingDays(app)
  const job = db.select().from(jobs).where(eq(jobs.title, TITLE)).get()
  if (!job) return
  const at = (hoursAgo: number) => deskOf(app, account, days.worked(hoursAgo))
  const { date, content } = readSheet(at(HOURS[0]), { job: job.id })
  const of = { job: job.id, dateId: date.id }
  const issue = (hoursAgo: number, place: string, call: string, readers: readonly string[]) => {
    const ctx = at(hoursAgo)
    const calls = content.calls.map(({ claimId }, place0) => ({
      claimId,
      call,
      onSet: '06:35',
      fetched: place0 === 0 ? 'Car 1, Lane 4, Yari Road' : 'Car 1, after Naina',
      reportTo: 'Tara, blue tempo van',
    }))
    const { draft } = saveSheet(ctx, { ...of, ...SHEET, place, calls })
    if (!draft) return
    const { sheet } = issueSheet(ctx, { ...draft, changes: undefined, ways: [] })
    const sentAt = ctx.clock().toISOString()
    for (const { name, linkId } of sheet.recipients) {
      const [receipt] = linked.receiptsOfLink(db, linkId ?? '')
      if (!receipt) continue
      const readAt = readers.includes(name) ? new Date(Date.parse(sentAt) + 11 * 60_000).toISOString() : null
      linked.updateReceipt(db, receipt.id, {
        sentAt,
        mailDueAt: null,
        acknowledgedAt: readAt,
        seenAt: readAt,
      })
    }
  }
  const person = { contactId: undefined, email: undefined }
  addPerson(at(HOURS[0]), {
    ...of,
    ...person,
    name: 'Suresh',
    function: 'Driver, car 1',
    phone: '+91 55550 30303',
  })
  issue(HOURS[0], SHEET.place, '05:30', READ_FIRST)
  issue(HOURS[1], 'Versova jetty, gate 2', '05:15', READ_SECOND)
}
