import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import { jobs, roster } from '../../../drizzle/schema'
import type { PackagePick } from '../../../shared/desk/packages/packageLists'
import type { AppContext, Session, SignedInContext } from '../../core/context'
import { newId } from '../../core/db/ids'
import * as answering from '../../features/desk/packages/links.repository'
import { addLink } from '../../features/desk/packages/links.service'
import { findPackage } from '../../features/desk/packages/repository'
import { sentPicks } from '../../features/desk/packages/selections.service'
import { changePackage, closePackage, createPackage, readPackage } from '../../features/desk/packages/service'
import { keep } from '../../features/desk/packages/visits.service'
import { deskOf, workingDays } from './day'

type Said = Partial<Record<number, PackagePick>>
type Person = { name: string; picks: Said; words?: string; hasSent: boolean }
type DemoPackage = {
  faces: number
  greeting: string
  sentHoursAgo: number | null
  link?: { name: string; kind: 'person' | 'group' }
  passcode?: string
  people?: Person[]
  isSeen?: boolean
  isClosed?: boolean
}

/** One draft, three live ones and two that are closed. */
const demoPackages: DemoPackage[] = [
  { faces: 8, greeting: 'Mark the ones you see in the rain. Noor', sentHoursAgo: null },
  {
    faces: 8,
    greeting: 'Eight faces, all free on the days. Noor',
    sentHoursAgo: 20,
    link: { name: 'Anil Shroff', kind: 'person' },
    isSeen: true,
  },
  {
    faces: 12,
    greeting: 'Please mark by Friday, then we hold them. Noor',
    sentHoursAgo: 30,
    link: { name: 'Casting team', kind: 'group' },
    people: [
      {
        name: 'Priya',
        picks: { 2: 'yes', 5: 'yes', 6: 'maybe', 9: 'yes' },
        words: 'Number 9 first',
        hasSent: true,
      },
      { name: 'Dev', picks: { 1: 'maybe', 2: 'yes', 3: 'no', 5: 'maybe' }, hasSent: false },
    ],
  },
  {
    faces: 6,
    greeting: 'For your eyes only until the launch. Noor',
    sentHoursAgo: 8,
    link: { name: 'Devika Rao', kind: 'person' },
    passcode: '402118',
  },
  {
    faces: 5,
    greeting: 'Five faces for the lookbook. Noor',
    sentHoursAgo: 320,
    link: { name: 'Meera Nair', kind: 'person' },
    people: [{ name: 'Meera Nair', picks: { 1: 'yes', 4: 'yes', 5: 'no' }, hasSent: true }],
    isClosed: true,
  },
  {
    faces: 7,
    greeting: 'As discussed on the phone. Noor',
    sentHoursAgo: 500,
    link: { name: 'Rohan Mehta', kind: 'person' },
    isClosed: true,
  },
]

/** Packages of the newest jobs, made and answered by the desk's own services. */
export function seedPackages(app: AppContext, account: Session['account']) {
  const { db } = app
  const days = workingDays(app)
  const models = db.select({ id: roster.id }).from(roster).orderBy(desc(roster.number)).all()
  const work = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.stage, ['open', 'quoted', 'agreed']), isNotNull(jobs.clientId)))
    .orderBy(desc(jobs.createdAt))
    .limit(demoPackages.length)
    .all()
  for (const [place, demo] of demoPackages.entries()) {
    const ctx = deskOf(app, account, days.worked(demo.sentHoursAgo ?? 2))
    const modelIds = models.slice(place * 3, place * 3 + demo.faces).map(({ id }) => id)
    const { id } = createPackage(ctx, {
      title: undefined,
      clientId: undefined,
      jobId: work[place]?.id,
      modelIds,
    })
    const facts = { greeting: demo.greeting, title: undefined, clientId: undefined, jobId: undefined }
    changePackage(ctx, { ...facts, id, version: 1, passcode: demo.passcode })
    if (demo.link) send(ctx, id, demo)
  }
}

function send(ctx: SignedInContext, id: string, { link, people = [], isSeen, isClosed }: DemoPackage) {
  if (!link) return
  const { db } = ctx
  addLink(ctx, { id, ...link, contactId: undefined })
  const [row] = answering.linksOf(db, id)
  const pack = findPackage(db, id)
  if (!row || !pack) return
  const seen: Person[] = isSeen ? [{ name: link.name, picks: {}, hasSent: false }] : []
  for (const { name, picks, words, hasSent } of [...people, ...seen]) {
    const marks = Object.entries(picks).map(([number, pick]) => ({
      number: Number(number),
      pick,
      words: undefined,
    }))
    const device = link.kind === 'group' ? `demo ${name}` : null
    const { viewer } = keep(ctx, { pack, link: row }, { token: '', name, picks: marks }, device)
    if (!hasSent) continue
    answering.insertAnswer(db, {
      id: newId(),
      packageId: id,
      linkId: row.id,
      viewerId: viewer.id,
      name,
      sentAt: ctx.clock().toISOString(),
      via: 'page',
      text: words ?? null,
      picks: sentPicks(ctx, id, viewer.id),
    })
  }
  if (isClosed) closePackage(ctx, { id, version: readPackage(ctx, id).version })
}
