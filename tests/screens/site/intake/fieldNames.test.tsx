// @module-tag slow
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { maxBirthDate } from '../../../../client/src/lib/forms/maxBirthDate'
import { models } from '../../../../drizzle/schema'
import { aModel } from '../../../../server/demo/builders/models'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { renderScreen } from '../../../helpers/screens/renderScreen'
import { atDashboard, atOwnPage } from '../../../helpers/screens/talentScreens'
import { NOW, testApp } from '../../../helpers/testApp'

const namesIn = (room: Element) =>
  [...room.querySelectorAll('input, select, textarea')].map((field) => field.getAttribute('name'))

describe('the fields of the forms before sign-in', () => {
  it.each([
    ['/signup', ['contact', 'name', 'email', 'password']],
    ['/login', ['identification', 'password']],
    ['/admin/login', ['email', 'password']],
    ['/reset-password/abc', ['username', 'newPassword', 'confirmPassword']],
  ])('have the specified names at %s', async (path, names) => {
    renderScreen(testApp(), path)
    await screen.findAllByLabelText(/password/i)
    expect(namesIn(screen.getByRole('main'))).toEqual(names)
  })

  it.each(['/login', '/signup', '/admin/login'])(
    'Password identifies exactly one of them at %s, as its full label and as a part of one',
    async (path) => {
      renderScreen(testApp(), path)
      expect(await screen.findAllByLabelText('Password')).toHaveLength(1)
      expect(screen.getAllByLabelText(/password/i)).toHaveLength(1)
    },
  )
})

describe('the fields of the onboarding', () => {
  const PHYSICAL = [
    'height',
    'weight',
    'experienceLevel',
    'specialSkills',
    'languages',
    'bust',
    'waist',
    'hips',
    'shoeSize',
    'eyeColor',
    'hairColor',
    'skinTone',
  ]
  it.each<[step: number, label: RegExp, names: string[]]>([
    [1, /^Stage name/, ['stageName', 'dateOfBirth', 'gender', 'location', 'phone']],
    [2, /^Height/, PHYSICAL],
    [3, /^Instagram/, ['instagramHandle', 'facebookHandle', 'twitterHandle']],
    [5, /^About you/, ['aboutYou', 'whyHire']],
  ])('have the specified names in step %i', async (step, label, names) => {
    const done = [1, 2, 3, 4].filter((each) => each < step).map((each) => [`step${each}At`, NOW])
    atOwnPage(testApp(), '/onboarding', {
      model: { gender: 'female', onboardedAt: null, ...Object.fromEntries(done) },
    })
    await screen.findByLabelText(label)
    expect(namesIn(screen.getByRole('main'))).toEqual(names)
  })
})

describe('the fields of the dashboard', () => {
  it.each([
    ['female', 'bust'],
    ['male', 'chest'],
  ] as const)('have the specified names for %s', async (gender, measure) => {
    atDashboard(testApp(), { query: '?tab=profile', model: { gender } })
    const form = async (button: string) =>
      namesIn((await screen.findByRole('button', { name: button })).closest('form') as HTMLFormElement)
    expect(await form('Update Basic Info')).toEqual([
      'stage_name',
      'date_of_birth',
      'gender',
      'city',
      'country',
    ])
    expect(await form('Update Physical Details')).toEqual([
      'height',
      'weight',
      'experience_level',
      'special_skills',
      'languages',
      measure,
      'waist',
      'hips',
      'shoe_size',
      'eye_color',
      'hair_color',
      'skin_tone',
    ])
    expect(await form('Update Social Media')).toEqual([
      'instagram_handle',
      'facebook_profile',
      'twitter_handle',
    ])
    expect(await form('Update About Information')).toEqual(['about_you', 'why_should_clients_hire_you'])
  })
})

describe('the forms that visitors send', () => {
  it.each([
    [
      '/register',
      /^Full name/i,
      [
        'fullName',
        'stageName',
        'age',
        'height',
        'gender',
        'experience',
        'email',
        'phone',
        'location',
        'instagram',
        'portfolioLink',
        'portfolioFiles',
        'bio',
        'reason',
        'website',
      ],
    ],
    [
      '/book-model',
      /^Budget/i,
      [
        'modelId',
        'workType',
        'budgetRange',
        'dateRequired',
        'brand',
        'details',
        'clientName',
        'company',
        'email',
        'phone',
        'website',
      ],
    ],
    ['/contact', /^Subject/i, ['name', 'email', 'subject', 'message', 'website']],
  ])('have the specified names at %s', async (path, label, names) => {
    renderScreen(testApp(), path)
    await screen.findByLabelText(label)
    expect(namesIn(screen.getByRole('main'))).toEqual(names)
  })

  it('have the names of the public API in the filters of /models', async () => {
    renderScreen(testApp(), '/models')
    await screen.findByRole('search')
    expect(namesIn(screen.getByRole('search'))).toEqual(['search', 'gender', 'type_of_work', 'city'])
  })
})

describe('the fields of the back office', () => {
  const openModel = async (tab: string) => {
    const t = testApp()
    const { user } = renderAdmin(t, `/admin/models/${aModel(t).id}?tab=${tab}`)
    await user.click(await screen.findByRole('button', { name: 'Edit Profile' }))
    return namesIn(screen.getByRole('tabpanel')).filter((name) => name !== null)
  }

  it.each([
    ['info', ['stage_name', 'gender', 'city', 'date_of_birth', 'age', 'languages', 'daily_rate', 'bio']],
    [
      'physical',
      ['height', 'bust_chest', 'waist', 'hips', 'shoe_size', 'hair_color', 'eye_color', 'skin_tone'],
    ],
    ['social', ['instagram', 'youtube', 'twitter']],
  ])('have the specified names in the tab %s of a model', async (tab, names) => {
    expect(await openModel(tab)).toEqual(names)
  })

  it('have the names of a model image in the tab Images', async () => {
    const t = testApp()
    renderAdmin(t, `/admin/models/${aModel(t).id}?tab=images`)
    await screen.findByLabelText('Type')
    expect(namesIn(screen.getByRole('tabpanel')).filter((name) => name !== null)).toEqual([
      'type',
      'is_locked',
      'url',
    ])
  })

  it('have the specified names at /admin/models/new, including the tick boxes', async () => {
    const t = testApp()
    const { user } = renderAdmin(t, '/admin/models/new')
    await screen.findByRole('button', { name: 'Add model' })
    expect(namesIn(screen.getByRole('main'))).toEqual([
      'name',
      'stage_name',
      'gender',
      'date_of_birth',
      'city',
      'phone',
      'email',
      'invite',
      'is_onboarded',
    ])
    await user.type(screen.getByLabelText(/^Full name/i), 'Asha Rao')
    await user.type(screen.getByLabelText(/^Stage name/i), 'Asha')
    await user.click(document.querySelector('[name=is_onboarded]') as HTMLInputElement)
    await user.click(screen.getByRole('button', { name: 'Add model' }))
    await waitFor(() =>
      expect(t.db.select().from(models).all()).toMatchObject([{ stageName: 'Asha', onboardedAt: null }]),
    )
  })

  it('have the specified names in each row of a new project', async () => {
    const { user } = renderAdmin(testApp(), '/admin/projects/new')
    await user.click(await screen.findByRole('button', { name: 'Add location' }))
    expect(namesIn(screen.getByRole('main'))).toEqual([
      'title',
      'type',
      'shootNature',
      'description',
      'locationOptions',
      'locationOptions',
      'dateOptions',
    ])
  })
})

describe('the latest date of birth that the calendar offers', () => {
  it.each([
    ['Pacific/Honolulu', '2026-11-24T19:00:00.000Z', '2008-11-25'],
    ['Asia/Tokyo', '2026-11-24T17:00:00.000Z', '2008-11-24'],
  ])('is computed by the date in India for a browser in %s', (zone, now, day) => {
    vi.stubEnv('TZ', zone)
    expect(maxBirthDate(new Date(now))).toBe(day)
    vi.unstubAllEnvs()
  })
})
