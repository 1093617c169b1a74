import type { Known } from './desk/tableWorld'

/**
 * The specification's table of calls, typed out by hand: 46 calls in its order. `reads` is the last column (a list's
 * `*` is its first entry), `entity` the specified fields of what is at `in`. Nothing here is taken from the code.
 */
export type SpecifiedRow = {
  method: 'get' | 'post' | 'put' | 'delete'
  path: string
  as: 'visitor' | 'talent' | 'newcomer' | 'agency'
  /** query of a get, body or text fields of everything else */
  given?: (known: Known) => object
  /** sends a picture in the part `file` */
  isMultipart?: true
  reads: readonly string[]
  in?: string
  entity?: readonly string[]
}

const ROOT = '/api/v1/agency'
const FLAG = ['error']
const AUTH = ['token', 'name', 'profile_pic', '_id', 'model_id', 'is_new_registration', 'requires_onboarding']
const PUBLIC_MODEL = [
  ...['_id', 'stage_name', 'city', 'profile_image', 'images.*.url', 'images.*.is_locked'],
  ...['availability_status', 'type_of_work', 'age', 'gender', 'height', 'bust_chest', 'waist', 'hips'],
  ...['shoe_size', 'hair_color', 'eye_color', 'bio', 'languages'],
]
const MODEL = [
  ...['_id', 'model_id', 'stage_name', 'name', 'gender', 'age', 'date_of_birth', 'city', 'languages'],
  ...['daily_rate', 'bio', 'height', 'bust_chest', 'waist', 'hips', 'shoe_size', 'hair_color', 'eye_color'],
  ...['skin_tone', 'social.instagram', 'social.youtube', 'social.twitter', 'is_active'],
  ...['availability_status', 'assigned_to', 'portfolio_items.*.url'],
]
const PROJECT = [
  ...['_id', 'title', 'description', 'type', 'shootNature', 'status', 'is_active', 'is_public'],
  ...['is_featured', 'createdAt', 'createdBy', 'moodboard_image', 'city', 'locationOptions', 'dateOptions'],
  ...['teamMembers', 'proposals'],
]
const MEMBERS = [
  ...['teamMembers.*.name', 'teamMembers.*.role', 'teamMembers.*.status'],
  ...['proposals.*.title', 'proposals.*.description'],
]
const IMAGE = ['url', 'type', 'is_locked']
const UPLOADED = ['s3_url', 'original_name', 'file_name', 'file_size', 'content_type', 'uploaded_at']
const PERSON = ['name', 'email', 'contact']
const STEP_1 = ['stage_name', 'date_of_birth', 'gender', 'city', 'state', 'country']
const STEP_2 = [
  ...['height', 'weight', 'experience_level', 'special_skills', 'languages', 'bust', 'waist', 'hips'],
  ...['chest', 'shoe_size', 'eye_color', 'hair_color', 'skin_tone'],
]
const STEP_3 = ['instagram_handle', 'facebook_profile', 'twitter_handle']
const STEP_5 = ['about_you', 'why_should_clients_hire_you']
const under = (at: string, names: readonly string[]) => names.map((name) => `${at}.${name}`)

const BASICS = {
  stage_name: 'Naina',
  date_of_birth: '2002-03-04',
  gender: 'female',
  city: 'Pune',
  state: '',
  country: 'India',
}
const PHYSICAL = {
  ...{ height: '5ft 11in', weight: '58 kg', experience_level: 'expert', special_skills: 'Kathak' },
  ...{ languages: ['Hindi', 'English'], waist: 25, hips: 36, shoe_size: 8, bust: 33 },
  ...{ eye_color: 'Brown', hair_color: 'Black', skin_tone: 'Tan' },
}
const BOOKING = {
  ...{ clientName: 'Devika Rao', company: 'Kori', email: 'devika@kori.example', phone: '+91 98100 12345' },
  ...{ brand: 'Kori', workType: 'Editorial', dateRequired: '2026-04-10', budgetRange: '$1,000-$2,500' },
  details: 'A day in the studio.',
}
const APPLICATION = {
  ...{ name: 'Zoya', email: 'zoya.new@example.in', contact: '+91 98200 54321', city: 'Lucknow', state: '' },
  ...{ country: 'India', portfolio_links: ['https://zoya.example/book'], instagram: '@zoya' },
  notes: 'Age: 22\nGender: Female',
}

export const specificationTable: readonly SpecifiedRow[] = [
  {
    method: 'post',
    path: `${ROOT}/models/login`,
    as: 'visitor',
    given: () => ({ identification: 'naina@example.in', password: 'a long sentence' }),
    reads: ['token', 'user.roles.*'],
    in: 'data',
    entity: AUTH,
  },
  {
    method: 'post',
    path: `${ROOT}/login`,
    as: 'visitor',
    given: () => ({ email: 'desk@example.in', password: 'a long sentence' }),
    reads: ['error', 'message', 'data.token', 'data.agency.name'],
  },
  {
    method: 'post',
    path: `${ROOT}/models/register`,
    as: 'visitor',
    given: () => ({
      name: 'Ira Sen',
      email: 'ira@example.in',
      contact: '+91 98111 22233',
      password: 'a long one',
    }),
    reads: under('data', ['token', 'name', '_id', 'is_new_registration', 'requires_onboarding']),
    in: 'data',
    entity: AUTH,
  },
  {
    method: 'post',
    path: `${ROOT}/models/social-login`,
    as: 'visitor',
    given: ({ socialToken }) => ({
      name: 'Tara',
      email: 'tara@example.in',
      social_token: socialToken,
      contact: '',
    }),
    reads: under('data', ['token', 'name', '_id', 'is_new_registration', 'requires_onboarding']),
    in: 'data',
    entity: AUTH,
  },
  {
    method: 'post',
    path: `${ROOT}/models/onboarding-1`,
    as: 'newcomer',
    given: () => ({ ...BASICS, stage_name: 'Kavya' }),
    reads: ['data.model_id'],
  },
  {
    method: 'post',
    path: `${ROOT}/models/onboarding-2`,
    as: 'newcomer',
    given: () => PHYSICAL,
    reads: FLAG,
  },
  {
    method: 'post',
    path: `${ROOT}/models/onboarding-3`,
    as: 'newcomer',
    given: () => ({ instagram_handle: '@kavya', facebook_profile: '', twitter_handle: '' }),
    reads: FLAG,
  },
  {
    method: 'post',
    path: `${ROOT}/models/onboarding-5`,
    as: 'talent',
    given: () => ({ about_you: 'I walk.', why_should_clients_hire_you: 'On time.' }),
    reads: FLAG,
  },
  {
    method: 'post',
    path: `${ROOT}/models/portfolio-upload`,
    as: 'talent',
    isMultipart: true,
    reads: ['data.portfolio_item'],
    in: 'data.portfolio_item',
    entity: UPLOADED,
  },
  {
    method: 'get',
    path: `${ROOT}/models/onboarding-data`,
    as: 'talent',
    reads: ['error', 'message', 'data'],
    in: 'data',
    entity: [
      ...under('model_info', [...PERSON, 'profile_pic']),
      ...under('onboarding_step_1', [...STEP_1, 'height']),
      ...under('onboarding_step_2', STEP_2),
      ...under('onboarding_step_3', STEP_3),
      ...under('onboarding_step_4.portfolio_items.*', [
        ...['public_url', 'file_name', 'file_size', 'content_type', 'uploaded_at'],
      ]),
      ...under('onboarding_step_5', STEP_5),
      ...[1, 2, 3, 4, 5].map((step) => `onboarding_status.step_${step}_completed`),
    ],
  },
  {
    method: 'get',
    path: `${ROOT}/models/list`,
    as: 'agency',
    given: () => ({ page: 1, limit: 10, search: 'naina', gender: 'female', city: 'Pune', status: 'active' }),
    reads: ['data.models.*', 'data.pagination.total'],
    in: 'data.models.*',
    entity: MODEL,
  },
  {
    method: 'get',
    path: `${ROOT}/model-signup-requests`,
    as: 'agency',
    given: () => ({ page: 1, limit: 20, status: 'pending', search: 'zoya' }),
    reads: ['data.requests.*', 'data.pagination.total'],
    in: 'data.requests.*',
    entity: [
      ...['_id', 'stage_name', 'name', 'email', 'contact', 'age', 'gender', 'height', 'city', 'state'],
      ...['country', 'experience_level', 'instagram', 'bio', 'why_should_we_hire', 'notes'],
      ...['portfolio_links', 'status', 'created_at'],
    ],
  },
  {
    method: 'post',
    path: `${ROOT}/external/model-signup-request`,
    as: 'visitor',
    given: () => APPLICATION,
    reads: ['success', 'status', 'id', 'message'],
  },
  {
    method: 'get',
    path: '/user/profile',
    as: 'talent',
    reads: ['data'],
    in: 'data',
    entity: [...PERSON, ...STEP_1, ...STEP_3, ...STEP_5],
  },
  {
    method: 'put',
    path: '/user/profile',
    as: 'talent',
    given: () => ({ ...BASICS, city: 'Nagpur', instagram_handle: '@naina' }),
    reads: ['data'],
    in: 'data',
    entity: [...PERSON, ...STEP_1, ...STEP_3, ...STEP_5],
  },
  {
    method: 'get',
    path: '/user/physical-details',
    as: 'talent',
    reads: FLAG,
    in: 'data',
    entity: STEP_2,
  },
  {
    method: 'put',
    path: '/user/physical-details',
    as: 'talent',
    given: () => PHYSICAL,
    reads: FLAG,
    in: 'data',
    entity: STEP_2,
  },
  {
    method: 'post',
    path: '/auth/password-reset-request',
    as: 'visitor',
    given: () => ({ email: 'naina@example.in' }),
    reads: FLAG,
  },
  {
    method: 'post',
    path: '/auth/password-reset',
    as: 'visitor',
    given: ({ resetToken }) => ({
      token: resetToken,
      username: 'naina@example.in',
      newPassword: 'another one',
    }),
    reads: ['success', 'message'],
  },
  {
    method: 'get',
    path: '/public/models',
    as: 'visitor',
    given: () => ({
      ...{ page: 1, limit: 20, city: 'Pune', gender: 'Female', type_of_work: 'Editorial', search: 'nai' },
    }),
    reads: ['data.models.*', 'data.pagination.total', 'data.pagination.totalPages'],
    in: 'data.models.*',
    entity: PUBLIC_MODEL,
  },
  {
    method: 'get',
    path: '/public/models/{id}',
    as: 'visitor',
    reads: ['data.model'],
    in: 'data.model',
    entity: PUBLIC_MODEL,
  },
  {
    method: 'get',
    path: '/public/models/featured',
    as: 'visitor',
    reads: ['data.*'],
    in: 'data.*',
    entity: PUBLIC_MODEL,
  },
  {
    method: 'get',
    path: '/public/models/{id}/related',
    as: 'visitor',
    reads: ['data.*'],
    in: 'data.*',
    entity: PUBLIC_MODEL,
  },
  {
    method: 'get',
    path: '/public/projects',
    as: 'visitor',
    given: () => ({ page: 1, limit: 20 }),
    reads: ['data.projects.*', 'data.pagination.total', 'data.pagination.totalPages'],
    in: 'data.projects.*',
    entity: ['_id', 'title', 'description', 'type', 'city', 'moodboard_image', 'created_at'],
  },
  {
    method: 'get',
    path: '/admin/models/{id}',
    as: 'agency',
    reads: ['model', 'user.name', 'ratings.average', 'ratings.count', 'ratings.list.*.rating'],
    in: 'model',
    entity: MODEL,
  },
  { method: 'delete', path: '/admin/models/{id}', as: 'agency', reads: FLAG },
  {
    method: 'put',
    path: '/admin/models/{id}/status',
    as: 'agency',
    given: () => ({ status: 'inactive' }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/models/{id}/info',
    as: 'agency',
    given: () => ({
      ...{ stage_name: 'Naina', gender: 'female', age: 24, city: 'Pune', languages: ['Hindi'] },
      ...{ daily_rate: 45000, bio: 'Walks.' },
    }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/models/{id}/physical',
    as: 'agency',
    given: () => ({
      ...{ height: '5ft 9in', bust_chest: 33, waist: 25, hips: 36, shoe_size: 8 },
      ...{ hair_color: 'Black', eye_color: 'Brown', skin_tone: 'Tan' },
    }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/models/{id}/social',
    as: 'agency',
    given: () => ({ instagram: '@naina', youtube: '', twitter: '' }),
    reads: FLAG,
  },
  {
    method: 'get',
    path: '/admin/models/{id}/images',
    as: 'agency',
    reads: ['images.*'],
    in: 'images.*',
    entity: IMAGE,
  },
  {
    method: 'post',
    path: '/admin/models/{id}/images',
    as: 'agency',
    given: () => ({ url: 'https://pictures.example/1.jpg', type: 'gallery', is_locked: false }),
    reads: ['images.*'],
    in: 'images.*',
    entity: IMAGE,
  },
  {
    method: 'post',
    path: '/admin/models/{id}/ratings',
    as: 'agency',
    given: () => ({ rating: 4.5, comment: 'On time.' }),
    reads: FLAG,
  },
  {
    method: 'get',
    path: '/admin/projects',
    as: 'agency',
    given: () => ({ page: 1, limit: 20 }),
    reads: ['projects.*'],
    in: 'projects.*',
    entity: PROJECT,
  },
  {
    method: 'post',
    path: '/admin/projects',
    as: 'agency',
    given: () => ({
      ...{ title: 'Salt', description: 'Salt pans at noon.', type: 'editorial', shootNature: 'outdoor' },
      ...{ locationOptions: ['Kutch'], dateOptions: ['2026-05-01'] },
    }),
    reads: FLAG,
  },
  {
    method: 'get',
    path: '/admin/projects/{id}',
    as: 'agency',
    reads: ['project'],
    in: 'project',
    entity: [...PROJECT, ...MEMBERS],
  },
  {
    method: 'put',
    path: '/admin/projects/{id}/active',
    as: 'agency',
    given: () => ({ isActive: false }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/projects/{id}/public',
    as: 'agency',
    given: () => ({ isPublic: false }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/projects/{id}/featured',
    as: 'agency',
    given: () => ({ isFeatured: true }),
    reads: FLAG,
  },
  {
    method: 'put',
    path: '/admin/artist-requests/{id}/status',
    as: 'agency',
    given: () => ({ status: 'approved' }),
    reads: FLAG,
  },
  {
    method: 'get',
    path: '/admin/enquiries',
    as: 'agency',
    given: () => ({ page: 1, limit: 20, search: 'devika' }),
    reads: ['enquiries.*', 'total'],
    in: 'enquiries.*',
    entity: ['_id', 'name', 'email', 'subject', 'message', 'status', 'created_at'],
  },
  {
    method: 'post',
    path: '/enquiries',
    as: 'visitor',
    given: () => ({ name: 'Devika', email: 'devika@kori.example', subject: 'brand', message: 'Hello.' }),
    reads: ['success'],
  },
  {
    method: 'get',
    path: '/admin/bookings',
    as: 'agency',
    given: () => ({ page: 1, limit: 20, search: 'devika' }),
    reads: ['bookings.*', 'total'],
    in: 'bookings.*',
    entity: [
      ...['_id', 'clientName', 'company', 'brand', 'email', 'phone', 'model.stage_name', 'model.model_id'],
      ...['workType', 'dateRequired', 'budgetRange', 'details', 'status', 'created_at'],
    ],
  },
  {
    method: 'post',
    path: '/bookings',
    as: 'visitor',
    given: ({ modelId }) => ({ ...BOOKING, modelId }),
    reads: ['success'],
  },
  {
    method: 'post',
    path: '/media/upload',
    as: 'visitor',
    given: () => ({ type: 'portfolio', access: 'private', tags: 'artist_submission' }),
    isMultipart: true,
    reads: ['data.url'],
  },
  {
    method: 'post',
    path: '/portfolio/upload',
    as: 'talent',
    given: () => ({ url: 'https://pictures.example/2.jpg' }),
    reads: ['success'],
  },
]
