import { z } from 'zod'
import {
  about,
  address,
  application,
  basics,
  booking,
  count,
  enquiry,
  experience,
  file,
  flag,
  image,
  known,
  model,
  person,
  physical,
  project,
  publicModel,
  publicProject,
  ratings,
  session,
  social,
  steps,
  text,
  user,
} from './replyParts'

export const failure = z
  .object({
    error: z.literal(true),
    success: z.literal(false),
    message: text,
    issues: z.array(z.object({ path: text, message: text })).optional(),
    requestId: text,
  })
  .meta({ id: 'Failure' })

type Fields = z.core.$ZodLooseShape
const answer = (fields: Fields) => z.object({ error: z.literal(false), message: text, ...fields })
const success = z.literal(true)
const done = answer({ success })
const pagination = z.object({ total: count, totalPages: count }).meta({ id: 'Pagination' })
const dataPage = (name: string, of: z.ZodType) =>
  answer({ data: z.object({ [name]: z.array(of), pagination }) })
const flatPage = (name: string, of: z.ZodType) =>
  answer({ [name]: z.array(of), total: count, totalPages: count })

const made = { success, id: text, data: z.object({ _id: text }) }
const newSession = answer({ success, data: session })
const savedStep = answer({ success, data: z.object({ model_id: text, onboarding_status: steps }) })
const uploadedItem = answer({
  success,
  data: z.object({ portfolio_item: z.object({ s3_url: address.nullable(), original_name: text, ...file }) }),
})
const profile = answer({
  data: z.object({
    _id: text,
    model_id: text,
    ...person,
    ...basics,
    ...social,
    ...about,
    experience_level: experience,
    is_active: flag,
  }),
})
const physicalDetails = answer({ data: physical })
const images = answer({ success, images: z.array(image) })
const oneProject = answer({ success, project })
const AGENCY = '/api/v1/agency'

/** The schema of each call's answer, by method and path as the table has them. */
export const replies: Readonly<Record<string, z.ZodType>> = {
  [`post ${AGENCY}/models/login`]: answer({ success, token: text, user, data: session }),
  [`post ${AGENCY}/login`]: answer({
    success,
    data: z.object({ token: text, agency: z.object({ name: text }) }),
  }),
  [`post ${AGENCY}/models/register`]: newSession,
  [`post ${AGENCY}/models/social-login`]: newSession,
  [`post ${AGENCY}/models/onboarding-1`]: savedStep,
  [`post ${AGENCY}/models/onboarding-2`]: savedStep,
  [`post ${AGENCY}/models/onboarding-3`]: savedStep,
  [`post ${AGENCY}/models/onboarding-5`]: savedStep,
  [`post ${AGENCY}/models/portfolio-upload`]: uploadedItem,
  [`get ${AGENCY}/models/onboarding-data`]: answer({
    data: z.object({
      model_info: z.object(person),
      onboarding_step_1: z.object({ ...basics, height: known }),
      onboarding_step_2: physical,
      onboarding_step_3: z.object(social),
      onboarding_step_4: z.object({
        portfolio_items: z.array(z.object({ public_url: address.nullable(), ...file, file_name: text })),
      }),
      onboarding_step_5: z.object(about),
      onboarding_status: steps,
    }),
  }),
  [`get ${AGENCY}/models/list`]: dataPage('models', model),
  [`get ${AGENCY}/model-signup-requests`]: dataPage('requests', application),
  [`post ${AGENCY}/external/model-signup-request`]: answer({ ...made, status: z.literal('ok') }),
  'get /user/profile': profile,
  'put /user/profile': profile,
  'get /user/physical-details': physicalDetails,
  'put /user/physical-details': physicalDetails,
  'post /auth/password-reset-request': done,
  'post /auth/password-reset': done,
  'get /public/models': dataPage('models', publicModel),
  'get /public/models/:id': answer({ data: z.object({ model: publicModel }) }),
  'get /public/models/featured': answer({ data: z.array(publicModel) }),
  'get /public/models/:id/related': answer({ data: z.array(publicModel) }),
  'get /public/projects': dataPage('projects', publicProject),
  'get /admin/models/:id': answer({
    model,
    user: z.object({ _id: known, name: text, email: known }),
    ratings,
  }),
  'delete /admin/models/:id': done,
  'put /admin/models/:id/status': done,
  'put /admin/models/:id/info': done,
  'put /admin/models/:id/physical': done,
  'put /admin/models/:id/social': done,
  'get /admin/models/:id/images': images,
  'post /admin/models/:id/images': images,
  'post /admin/models/:id/ratings': answer({ success, ratings }),
  'get /admin/projects': flatPage('projects', project),
  'post /admin/projects': oneProject,
  'get /admin/projects/:id': oneProject,
  'put /admin/projects/:id/active': done,
  'put /admin/projects/:id/public': done,
  'put /admin/projects/:id/featured': done,
  'put /admin/artist-requests/:id/status': done,
  'get /admin/enquiries': flatPage('enquiries', enquiry),
  'post /enquiries': answer(made),
  'get /admin/bookings': flatPage('bookings', booking),
  'post /bookings': answer(made),
  'post /media/upload': answer({
    success,
    url: address,
    data: z.object({
      url: address,
      _id: text,
      original_name: text,
      content_type: text,
      file_size: count,
    }),
  }),
  'post /portfolio/upload': uploadedItem,
  'post /admin/models/:id/images/upload': images,
  'post /admin/projects/:id/moodboard': oneProject,
}
