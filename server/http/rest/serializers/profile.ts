import { EXPERIENCE_LEVELS } from '../../../../shared/lists'
import { aboutFields, basicFields, physicalFields, socialFields } from '../../../../shared/roster/modelFields'
import type { PortfolioItem } from '../../../../shared/roster/portfolio'
import type { OnboardingData, OwnProfile, StepsDone } from '../../../../shared/roster/profile'
import {
  address,
  type Codec,
  choice,
  fieldCodecs,
  flag,
  inside,
  known,
  list,
  nullable,
  object,
  text,
} from '../../../core/codec'
import type { RequestContext } from '../../../core/context'
import type { Given } from '../defineRoute'
import { success, underData } from './envelope'
import { physicalAnswer, readFields } from './modelFields'
import { wholeAddress } from './pictures'
import { fileFields, itemUrl } from './portfolio'

const readBasics = readFields(basicFields)
export const basicsRequest = (given: Given) => ({ ...readBasics(given), phone: given.phone })
export const physicalRequest = readFields(physicalFields)
export const socialFactsRequest = readFields(socialFields)
export const aboutRequest = readFields(aboutFields)

export const profileRequest = (given: Given) => ({
  ...readBasics(given),
  ...socialFactsRequest(given),
  ...aboutRequest(given),
  name: given.name,
  contact: given.contact,
})

const person = {
  name: text,
  email: known,
  contact: [known, (own: OwnProfile) => own.phone],
  profile_pic: [known, (own: OwnProfile, ctx: RequestContext) => wholeAddress(own.profilePic, ctx)],
} as const
const physical = object<OwnProfile>('PhysicalDetails')(fieldCodecs(physicalAnswer))
const steps = object<StepsDone>('OnboardingStatus')({
  step_1_completed: [flag, (done) => done[0]],
  step_2_completed: [flag, (done) => done[1]],
  step_3_completed: [flag, (done) => done[2]],
  step_4_completed: [flag, (done) => done[3]],
  step_5_completed: [flag, (done) => done[4]],
})
const status = [steps, (own: OwnProfile) => own.steps] as const

/** A saved step must carry the model's id. */
export const savedStep = object<OwnProfile>()({
  success,
  data: inside(object<OwnProfile>()({ model_id: text, onboarding_status: status })),
})

const { stageName, dateOfBirth, ...otherBasics } = basicFields
const step1 = { stageName, dateOfBirth, height: physicalFields.height, ...otherBasics }
const step4 = object<PortfolioItem>()({
  public_url: [nullable(address), itemUrl],
  file_name: text,
  ...fileFields,
})
/** A step of the profile. */
const step = (codec: Codec<OwnProfile>) => [codec, ({ profile }: OnboardingData) => profile] as const

export const onboardingData = underData(
  object<OnboardingData>()({
    model_info: step(object<OwnProfile>()(person)),
    onboarding_step_1: step(object<OwnProfile>()(fieldCodecs(step1))),
    onboarding_step_2: step(physical),
    onboarding_step_3: step(object<OwnProfile>()(fieldCodecs(socialFields))),
    onboarding_step_4: inside(
      object<OnboardingData>()({ portfolio_items: [list(step4), ({ portfolio }) => portfolio] }),
    ),
    onboarding_step_5: step(object<OwnProfile>()(fieldCodecs(aboutFields))),
    onboarding_status: [steps, ({ profile }) => profile.steps],
  }),
)

/** `GET` and `PUT /user/profile`. */
export const userProfile = underData(
  object<OwnProfile>()({
    _id: [text, (own) => own.modelId],
    model_id: text,
    ...person,
    ...fieldCodecs(basicFields),
    ...fieldCodecs(socialFields),
    ...fieldCodecs(aboutFields),
    experience_level: nullable(choice(EXPERIENCE_LEVELS)),
    is_active: flag,
  }),
)

/** `GET` and `PUT /user/physical-details`. */
export const physicalDetails = underData(physical)
