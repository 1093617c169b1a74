import { z } from 'zod'
import type { SignupRequest } from '../../../../shared/intake/signupRequests'
import { SIGNUP_REQUEST_STATUSES } from '../../../../shared/lists'
import { mediaPath } from '../../../../shared/paths'
import { always, choice, known, moment, nullable, object, plain, text, texts } from '../../../core/codec'
import { publicUrl } from '../../../core/config'
import { serverMessages } from '../../../core/messages'
import type { Given } from '../defineRoute'
import { madeFields, reads, says } from './envelope'

const readRequest = reads(
  ...['stage_name', 'name', 'email', 'contact', 'age', 'date_of_birth', 'gender', 'height'],
  ...[
    'city',
    'state',
    'country',
    'experience_level',
    'instagram',
    'bio',
    'notes',
    'portfolio_links',
    'website',
  ],
)
/** The specification's payload, and the entity's fuller fields in the entity's own names. */
export const newSignupRequest = (given: Given) => ({
  ...readRequest(given),
  whyHire: given.why_should_we_hire,
})

/** Clients judge by `success` true, `status` ok, or an id. */
export const signupRequestSent = object<{ id: string }>()({
  ...madeFields,
  status: always('ok'),
  message: says(() => serverMessages.signupRequestSent),
})

/** A file among the links is an address that works for a few minutes. */
export const application = object<SignupRequest>('ArtistRequest')({
  _id: text,
  stage_name: known,
  name: text,
  email: text,
  contact: known,
  age: nullable(plain(z.int().min(18).max(150))),
  gender: known,
  height: known,
  city: known,
  state: known,
  country: known,
  experience_level: known,
  instagram: known,
  bio: known,
  why_should_we_hire: [known, (row) => row.whyHire],
  notes: known,
  portfolio_links: [
    texts,
    (row, ctx) =>
      row.portfolio.map((entry) =>
        typeof entry === 'string'
          ? entry
          : `${publicUrl(ctx.config)}${mediaPath(entry.id, entry.file)}?${entry.query}`,
      ),
  ],
  status: choice(SIGNUP_REQUEST_STATUSES),
  created_at: moment,
})
