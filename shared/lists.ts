/**
 * Every closed list of the product: database enums, validators and select boxes derive from these. Free of zod, so
 * that a public page can show a list without loading the validators.
 */

export const ROLES = ['model', 'booker', 'admin', 'superadmin'] as const
export type Role = (typeof ROLES)[number]

export const GENDERS = ['male', 'female', 'non-binary', 'other'] as const
export type Gender = (typeof GENDERS)[number]

/** The public filter's choices; the application form has a fourth. */
export const GENDER_FILTERS = ['Male', 'Female', 'Non-binary'] as const
export const SIGNUP_REQUEST_GENDERS = [...GENDER_FILTERS, 'Prefer not to say'] as const

export const WORK_TYPES = ['Editorial', 'Commercial', 'Runway', 'Social Media', 'Music Video'] as const
export type WorkType = (typeof WORK_TYPES)[number]

export const AVAILABILITIES = ['available', 'booked', 'other'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export const EXPERIENCE_LEVELS = ['beginner', 'intermediate', 'professional', 'expert'] as const
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

export const SIGNUP_REQUEST_EXPERIENCES = ['Beginner', 'Intermediate', 'Experienced'] as const

export const EYE_COLORS = ['Black', 'Brown', 'Blue', 'Green', 'Hazel', 'Grey', 'Other'] as const
export const HAIR_COLORS = ['Black', 'Brown', 'Blonde', 'Red', 'Grey', 'White', 'Other'] as const
export const SKIN_TONES = ['Fair', 'Light', 'Medium', 'Olive', 'Tan', 'Dark', 'Deep'] as const

/** The four digitals of a talent: plain pictures as they are today. */
export const DIGITALS = ['polaroid_front', 'polaroid_left', 'polaroid_right', 'polaroid_back'] as const
export type Digital = (typeof DIGITALS)[number]

export const PICTURE_TYPES = [
  'banner',
  'profile_pic',
  ...DIGITALS,
  'bikini_front',
  'bikini_back',
  'bikini_side',
  'nude_front',
  'nude_back',
  'nude_side',
  'bridal',
  'party_makeup',
  'editorial',
  'saree',
  'ethnic',
  'shirt',
  'tshirt',
  'bikini',
  'nude',
  'gallery',
] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** A new upload of one of these types replaces the previous picture. */
const SINGLE_PICTURE_TYPES: readonly PictureType[] = ['profile_pic', 'banner', ...DIGITALS]
/** Whether a model has one picture of this type at most. */
export const isSingle = (type: PictureType) => SINGLE_PICTURE_TYPES.includes(type)

/** Pictures of these types are always locked (S26). */
export const isIntimate = (type: PictureType) => type.startsWith('nude') || type.startsWith('bikini')

/** The last choice of every budget question. */
export const BUDGET_UNKNOWN = 'TBD (To Be Discussed)'
/** The specification's budget ranges: those of an agency that has not chosen its own. REST always accepts them. */
export const BUDGET_RANGES = [
  '$500-$1,000',
  '$1,000-$2,500',
  '$2,500-$5,000',
  '$5,000-$10,000',
  '$10,000+',
  BUDGET_UNKNOWN,
] as const

export const BOOKING_STATUSES = ['pending', 'reviewed', 'accepted', 'rejected'] as const
export const ENQUIRY_SUBJECTS = ['brand', 'model', 'press', 'casting', 'other'] as const
export const ENQUIRY_STATUSES = ['pending', 'read', 'responded'] as const
export const SIGNUP_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const
export type SignupRequestStatus = (typeof SIGNUP_REQUEST_STATUSES)[number]

export const PROJECT_TYPES = [
  'fashion',
  'commercial',
  'editorial',
  'music_video',
  'campaign',
  'portrait',
  'beauty',
  'lifestyle',
] as const
export type ProjectType = (typeof PROJECT_TYPES)[number]
export const SHOOT_NATURES = ['indoor', 'outdoor', 'studio', 'mixed'] as const
export const PROJECT_STATUSES = ['draft', 'casting', 'shooting', 'completed', 'active', 'inactive'] as const
export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** Status of a model's application to an opportunity; the model may also withdraw it. */
export const OPPORTUNITY_APPLICATION_STATUSES = [
  'pending',
  'reviewed',
  'accepted',
  'rejected',
  'withdrawn',
] as const
export const DECISIONS = ['reviewed', 'accepted', 'rejected'] as const
/** Whether an opportunity accepts applications, its deadline has passed, or the agency closed it. */
export const OPPORTUNITY_STANDINGS = ['open', 'over', 'closed'] as const
export type OpportunityStanding = (typeof OPPORTUNITY_STANDINGS)[number]

/** A project's status as seen by a model in its cast. */
export const PROJECT_STANDINGS = ['active', 'upcoming', 'completed'] as const

export const MESSAGE_SENDERS = ['talent', 'agency'] as const
export type MessageSender = (typeof MESSAGE_SENDERS)[number]

/** Who a reading of a model's sizes comes from. */
export const READING_SOURCES = ['agency', 'talent'] as const
export type ReadingSource = (typeof READING_SOURCES)[number]

/** Documents of a talent that the agency keeps. */
export const DOCUMENT_KINDS = ['passport', 'contract', 'pan', 'aadhaar', 'release', 'other'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]
/** How a document came: put in by the agency, by the talent's own page, or by a link. */
export const DOCUMENT_WAYS = ['agency', 'talent', 'link'] as const
export type DocumentWay = (typeof DOCUMENT_WAYS)[number]

export const MEDIA_KINDS = ['image', 'video', 'document'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

export const DOWNLOAD_STATUSES = ['waiting', 'stored', 'failed'] as const
export type DownloadStatus = (typeof DOWNLOAD_STATUSES)[number]
export const DOWNLOAD_FAILURES = [
  'not-public',
  'unreachable',
  'refused',
  'redirects',
  'timeout',
  'too-large',
  'not-a-picture',
  'broken',
  'internal',
] as const
export type DownloadFailure = (typeof DOWNLOAD_FAILURES)[number]
