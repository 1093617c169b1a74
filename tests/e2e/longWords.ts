import { expect, type Page } from '@playwright/test'
import { adminPaths } from '../../shared/adminPaths'
import { freshPerson, signUpWhole } from '../helpers/people/newTalent'
import { proceduresOf } from './procedures'
import { asAgency } from './site/badInput'

/** As a careless or a playful person writes: words that have no place to break. */
const LONG = 'Neelanddaughters'.repeat(3)
const SAID = { description: `${LONG} and ${LONG}` }

/** So many of the newest papers and jobs are looked at. */
const NEWEST = 4

type Talent = { modelId: string; headers: { authorization: string } }

/** Signs up a talent whose every word is long, who stays signed in on this page. */
export async function longTalent(page: Page): Promise<Talent> {
  const { email, ...person } = freshPerson()
  const long = { ...person, name: LONG, email: `${'devika'.repeat(6)}.${email}` }
  const place = { city: LONG, state: LONG, country: LONG }
  const { headers } = await signUpWhole(page, long, {
    1: { stage_name: LONG, date_of_birth: '2000-05-17', gender: 'female', ...place },
    2: {
      weight: LONG,
      experience_level: 'beginner',
      special_skills: LONG,
      languages: 'Hindiurdubengali'.repeat(2),
    },
    3: { instagram_handle: `@${LONG}`, facebook_handle: LONG, twitter_handle: LONG },
    5: { about_you: LONG, why_should_clients_hire_you: LONG },
  })
  const { data } = await (await page.request.get('/user/profile', { headers })).json()
  return { modelId: data._id, headers }
}

/** A client's booking and enquiry, so that the admin lists have them. */
export async function longRequests(page: Page) {
  const [model] = (await (await page.request.get('/public/models?limit=1')).json()).data.models
  const email = `devika.${'rao'.repeat(12)}@neelanddaughters.example`
  const wish = { workType: 'Editorial', dateRequired: '2099-01-05', budgetRange: '$1,000-$2,500' }
  const client = { clientName: LONG, brand: LONG, company: LONG, email, phone: '+91 98100 12345' }
  const booking = await page.request.post('/bookings', {
    data: { ...client, ...wish, modelId: model._id, details: LONG },
  })
  const enquiry = await page.request.post('/enquiries', {
    data: { name: LONG, email, subject: 'casting', message: LONG },
  })
  expect([booking.status(), enquiry.status()]).toEqual([200, 200])
}

/** What the agency writes of her, and she answers; returns the admin pages that show it. */
export async function longAdminPages(page: Page, { modelId, headers: own }: Talent): Promise<string[]> {
  const agency = await asAgency(page)
  const call = await proceduresOf(page)
  const facts = {
    type: 'Editorial',
    shootNature: 'Outdoor',
    locationOptions: [LONG, LONG],
    dateOptions: ['2099-04-10'],
  }
  const project = await call('admin.projects.create', {
    title: LONG,
    ...SAID,
    ...facts,
    city: LONG,
    client: LONG,
  })
  await call('admin.projects.addMember', { id: project.id, modelId, role: LONG, status: LONG })
  await call('admin.projects.setPublic', { id: project.id, isPublic: true })
  await call('admin.projects.addProposal', { id: project.id, title: LONG, ...SAID })
  await call('admin.ratings.add', { id: modelId, rating: 5, comment: LONG })
  const offer = { title: LONG, company: LONG, type: 'Editorial', location: LONG, rate: LONG, ...SAID }
  const { opportunity } = await call('admin.opportunities.create', offer)
  await call('talent.dashboard.applyTo', { id: opportunity.id }, own)
  const job = await call('desk.jobs.create', { title: LONG, client: LONG, budget: LONG, day: '2099-04-10' })
  const { job: proposed } = await call('desk.claims.propose', { jobId: job.job.id, modelId })
  const [{ id: claimId, version }] = proposed.claims
  await call('desk.claims.ask', { claimId, version })
  const sheet = `Full name,${LONG},Gender\n${LONG},${LONG},${LONG}\n${LONG} ${LONG},${LONG},F\n`
  const roster = await page.request.post('/imports/roster', {
    headers: agency,
    multipart: { file: { name: `${LONG}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheet) } },
  })
  const { id: importId } = await roster.json()
  await call('auth.proveByPassword', { password: 'darkroom-lamp' })
  await call('admin.apiKeys.make', { name: LONG, actions: ['jobs.read', 'clients.read'], days: 30 })
  await call('admin.webhooks.add', {
    url: `https://hooks.example/${LONG}${LONG}`,
    events: ['application.received'],
  })
  const boards = await call('admin.boards.add', { name: `${LONG.slice(0, 30)}${modelId.slice(-8)}` })
  for (const { id: boardId } of boards)
    await call('admin.models.setBoard', { id: modelId, boardId, isOn: true })
  const pack = await call('desk.packages.create', { title: LONG })
  const client = await call('desk.clients.create', { name: `${LONG}house`, city: LONG })
  const newest = async (list: string) => {
    const answer = await page.request.get(`/trpc/${list}?input=%7B%7D`, { headers: agency })
    return (await answer.json()).result.data.items.slice(0, NEWEST)
  }
  const [papers, jobs] = [await newest('desk.money.list'), await newest('desk.jobs.list')]
  const [statement] = await newest('admin.statements.list')
  return [
    `${adminPaths.models}/${modelId}`,
    adminPaths.import(importId),
    `${adminPaths.projects}/${project.id}`,
    `${adminPaths.opportunities}/${opportunity.id}`,
    `${adminPaths.jobs}/${job.job.number}`,
    `${adminPaths.jobs}/${job.job.number}/call-sheet`,
    adminPaths.hours(job.job.number),
    `${adminPaths.jobs}/${job.job.number}/messages/ask`,
    adminPaths.walkToMarked('talents'),
    `${adminPaths.clients}/${client.id}`,
    adminPaths.package(pack.id),
    adminPaths.callSheet(job.job.number),
    adminPaths.talent(modelId),
    ...papers.map(({ id }: { id: string }) => adminPaths.paper(id)),
    ...jobs.map(({ number }: { number: string }) => adminPaths.job(number)),
    adminPaths.statement(statement.id),
    adminPaths.talentMoney(statement.modelId),
    `${adminPaths.report}/requests`,
    adminPaths.settingsSection('home'),
    adminPaths.setupStep('agency'),
    adminPaths.setupStep('team'),
  ]
}

/** Writes every amount on the page as large as an agency's become. */
export const largeAmounts = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
      text.data = text.data.replace(/\d[\d,]*\.\d\d\b/g, '12,30,400.00').replace(/₹\s?[\d,]+/g, '₹12,30,400')
  })
