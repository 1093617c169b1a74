import sharp from 'sharp'
import { anAccount } from '../../../server/demo/builders/accounts'
import { aBooking } from '../../../server/demo/builders/bookings'
import { anEnquiry } from '../../../server/demo/builders/enquiries'
import { aModel, aPicture } from '../../../server/demo/builders/models'
import { aProject } from '../../../server/demo/builders/projects'
import { aRating } from '../../../server/demo/builders/ratings'
import { aSignupRequest } from '../../../server/demo/builders/signupRequests'
import { socialProviders } from '../people/socialProviders'
import type { SpecifiedRow } from '../specificationTable'
import { testApp } from '../testApp'

/** The values of a call that depend on this world. */
export type Known = { modelId: string; resetToken: string; socialToken: string }

/** One of everything that the specification's table reads, so that each of its calls has something to answer. */
export async function tableWorld() {
  const providers = await socialProviders()
  const t = testApp({ ...providers.environment, PUBLIC_URL: 'https://agency.example' })
  await t.ready
  const now = t.clock().toISOString()
  const passwordHash = await t.passwords.hash('a long sentence')

  const admin = anAccount(t, { role: 'admin', email: 'desk@example.in', passwordHash })
  const naina = anAccount(t, {
    role: 'model',
    email: 'naina@example.in',
    phone: '+919810012345',
    passwordHash,
  })
  const model = aModel(t, {
    accountId: naina.id,
    stageName: 'Naina',
    city: 'Pune',
    workTypes: ['Editorial', 'Runway'],
    languages: ['Hindi'],
    isFeatured: true,
    weight: '58 kg',
    experienceLevel: 'expert',
    specialSkills: 'Kathak',
    instagram: '@naina',
    step1At: now,
    step2At: now,
    step3At: now,
    step4At: now,
    step5At: now,
  })
  aPicture(t, model.id, { type: 'profile_pic', ownerId: naina.id })
  aRating(t, model.id, { comment: 'On time.' })
  const another = aModel(t, { stageName: 'Meher', city: 'Pune', gender: 'female', workTypes: ['Editorial'] })
  aPicture(t, another.id, { type: 'profile_pic' })
  const newcomer = anAccount(t, { role: 'model', email: 'kavya@example.in' })
  aModel(t, { accountId: newcomer.id, stageName: null, isActive: false, onboardedAt: null })

  const project = aProject(t, {
    isPublic: true,
    days: ['2026-05-01'],
    team: [{ name: 'Ravi', role: 'Light', status: 'confirmed' }],
    proposals: [{ title: 'Noon', description: 'Hard light.' }],
  })
  const application = aSignupRequest(t)
  anEnquiry(t)
  aBooking(t, { modelId: model.id })
  await t.http().post('/auth/password-reset-request').send({ email: 'naina@example.in' })
  const resetToken = /reset-password\/([\w-]+)/.exec(t.mails().at(-1)?.text ?? '')?.[1] ?? ''

  const tokens = { talent: t.tokenFor(naina), newcomer: t.tokenFor(newcomer), agency: t.tokenFor(admin) }
  const socialToken = await providers.idToken({ email: 'tara@example.in', sub: 'google-tara', name: 'Tara' })
  const ids = (path: string) =>
    path.includes('artist-requests')
      ? application.id
      : path.startsWith('/admin/projects')
        ? project.id
        : model.id

  const known: Known = { modelId: model.id, resetToken, socialToken }
  return {
    t,
    /** Makes one call of the table with fitting data. */
    async call(row: SpecifiedRow) {
      const request = t.http()[row.method](row.path.replace('{id}', ids(row.path)))
      if (row.as !== 'visitor') request.auth(tokens[row.as], { type: 'bearer' })
      const given = (row.given?.(known) ?? {}) as Record<string, string>
      if (row.method === 'get') return request.query(given)
      if (!row.isMultipart) return request.send(given)
      return request.field(given).attach('file', await aPhotograph(), 'front.jpg')
    },
  }
}

const aPhotograph = () =>
  sharp({ create: { width: 60, height: 80, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()

/** One database serves all calls: reads first, then the calls that delete what others need. */
export const turn = ({ method, path }: SpecifiedRow) =>
  method === 'get'
    ? 0
    : path === '/auth/password-reset' || path.endsWith('/models/{id}/status')
      ? 2
      : endsThings.has(path)
        ? 3
        : 1
const endsThings = new Set(['/auth/password-reset-request', '/admin/models/{id}'])
