import { z } from 'zod'
import {
  APPLICATION_STATUSES,
  AVAILABILITIES,
  BOOKING_STATUSES,
  ENQUIRY_STATUSES,
  ENQUIRY_SUBJECTS,
  EXPERIENCE_LEVELS,
  GENDERS,
  PICTURE_TYPES,
  PROJECT_STATUSES,
  PROJECT_TYPES,
  ROLES,
  SHOOT_NATURES,
} from '../../../shared/lists'

// What the wire folder writes, as schemas, for the document. A test asks every call of the table and holds each
// answer against its schema here, in both directions, so that neither can grow without the other.

export const text = z.string()
export const known = text.nullable()
export const flag = z.boolean()
export const count = z.int().min(0).max(1_000_000_000)
const measure = z.number().nullable()
const moment = z.iso.datetime()
const day = z.iso.date()
export const address = z.url()

export const publicModel = z
  .object({
    _id: text,
    slug: text,
    stage_name: text,
    city: known,
    profile_image: address.nullable(),
    images: z.array(z.object({ url: address, is_locked: z.literal(false) })),
    availability_status: z.enum(AVAILABILITIES),
    type_of_work: z.array(text),
    gender: z.enum(GENDERS).nullable(),
    height: known,
    bust_chest: measure,
    waist: measure,
    hips: measure,
    shoe_size: measure,
    hair_color: known,
    eye_color: known,
    bio: known,
    languages: z.array(text),
    age: z.int().min(18).max(150).nullable(),
  })
  .meta({ id: 'PublicModel' })

export const image = z
  .object({ _id: text, url: address.nullable(), type: z.enum(PICTURE_TYPES), is_locked: flag })
  .meta({ id: 'ModelImage' })

export const model = z
  .object({
    _id: text,
    model_id: text,
    slug: known,
    stage_name: known,
    name: text,
    gender: z.enum(GENDERS).nullable(),
    age: z.int().min(0).max(150).nullable(),
    date_of_birth: day.nullable(),
    city: known,
    languages: z.array(text),
    daily_rate: count.nullable(),
    bio: known,
    height: known,
    bust_chest: measure,
    waist: measure,
    hips: measure,
    shoe_size: measure,
    hair_color: known,
    eye_color: known,
    skin_tone: known,
    social: z.object({ instagram: known, youtube: known, twitter: known }),
    is_active: flag,
    availability_status: z.enum(AVAILABILITIES),
    assigned_to: known,
    portfolio_items: z.array(image),
  })
  .meta({ id: 'Model' })

export const ratings = z
  .object({
    average: z.number().nullable(),
    count,
    list: z.array(z.object({ _id: text, rating: z.number(), comment: known, created_at: moment })),
  })
  .meta({ id: 'Ratings' })

export const publicProject = z
  .object({
    _id: text,
    title: text,
    description: known,
    type: z.enum(PROJECT_TYPES),
    city: known,
    is_featured: flag,
    moodboard_image: address.nullable(),
    created_at: moment,
  })
  .meta({ id: 'PublicProject' })

export const project = z
  .object({
    _id: text,
    title: text,
    description: known,
    type: z.enum(PROJECT_TYPES),
    shootNature: z.enum(SHOOT_NATURES),
    status: z.enum(PROJECT_STATUSES),
    is_active: flag,
    is_public: flag,
    is_featured: flag,
    createdAt: moment,
    createdBy: known,
    moodboard_image: address.nullable(),
    city: known,
    locationOptions: z.array(text),
    dateOptions: z.array(day),
    teamMembers: z.array(z.object({ _id: text, name: known, role: known, status: known })),
    proposals: z.array(z.object({ _id: text, title: known, description: known })),
  })
  .meta({ id: 'Project' })

export const application = z
  .object({
    _id: text,
    stage_name: known,
    name: text,
    email: text,
    contact: known,
    age: z.int().min(18).max(150).nullable(),
    gender: known,
    height: known,
    city: known,
    state: known,
    country: known,
    experience_level: known,
    instagram: known,
    bio: known,
    why_should_we_hire: known,
    notes: known,
    portfolio_links: z.array(text),
    status: z.enum(APPLICATION_STATUSES),
    created_at: moment,
  })
  .meta({ id: 'ArtistRequest' })

export const enquiry = z
  .object({
    _id: text,
    name: text,
    email: text,
    subject: z.enum(ENQUIRY_SUBJECTS),
    message: text,
    status: z.enum(ENQUIRY_STATUSES),
    created_at: moment,
  })
  .meta({ id: 'Enquiry' })

export const booking = z
  .object({
    _id: text,
    clientName: text,
    company: known,
    brand: known,
    email: text,
    phone: text,
    model: z.object({ stage_name: text, model_id: known }),
    workType: text,
    dateRequired: day,
    budgetRange: text,
    details: text,
    status: z.enum(BOOKING_STATUSES),
    created_at: moment,
  })
  .meta({ id: 'Booking' })

export const user = z.object({ _id: known, name: text, roles: z.array(z.enum(ROLES)) })
export const session = z
  .object({
    token: text,
    name: text,
    profile_pic: known,
    _id: known,
    model_id: known,
    is_new_registration: flag,
    requires_onboarding: flag,
    user,
  })
  .meta({ id: 'Session' })

export const person = { name: text, email: known, contact: known, profile_pic: known }
export const basics = {
  stage_name: known,
  date_of_birth: day.nullable(),
  gender: z.enum(GENDERS).nullable(),
  city: known,
  state: known,
  country: known,
}
export const experience = z.enum(EXPERIENCE_LEVELS).nullable()
export const physical = z
  .object({
    height: known,
    weight: known,
    experience_level: experience,
    special_skills: known,
    languages: z.array(text),
    bust: measure,
    waist: measure,
    hips: measure,
    chest: measure,
    shoe_size: measure,
    eye_color: known,
    hair_color: known,
    skin_tone: known,
  })
  .meta({ id: 'PhysicalDetails' })
export const social = { instagram_handle: known, facebook_profile: known, twitter_handle: known }
export const about = { about_you: known, why_should_clients_hire_you: known }
export const steps = z
  .object({
    step_1_completed: flag,
    step_2_completed: flag,
    step_3_completed: flag,
    step_4_completed: flag,
    step_5_completed: flag,
  })
  .meta({ id: 'OnboardingStatus' })
export const file = { file_name: known, file_size: count, content_type: text, uploaded_at: moment }
