/** Every limit of the product with its reason. Lengths are in code points unless a name says otherwise. */

/** Field limits (S38). Over the limit is refused, never cut. */
export const NAME_MAX = 120
export const STAGE_NAME_MIN = 2
export const STAGE_NAME_MAX = 60
export const EMAIL_MAX = 254
export const PHONE_MIN = 7
export const PHONE_MAX = 20
export const PLACE_MAX = 80
export const PROSE_MAX = 5_000
/** One message of the mentor chat. */
export const CHAT_MAX = 1_000
export const LINK_MAX = 500
export const LINKS_MAX = 5
export const LANGUAGE_MAX = 40
export const LANGUAGES_MAX = 20
export const SEARCH_MAX = 100
export const AGE_MIN = 18
export const AGE_MAX = 99

/** bcrypt reads no further than byte 72, so a longer password would silently be a shorter one. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX_BYTES = 72

/** Lists: specification section 9; the upper bound is the booking form's dropdown. */
export const PAGE_SIZE = 20
export const ADMIN_MODELS_PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 1_000
/** Nine digits: a page past the end is an empty list (contract), and no list ends there. */
export const PAGE_MAX = 999_999_999
export const RELATED_MODELS = 6
export const FEATURED_MODELS = 8
export const BOOKING_CHOICES = 1_000
export const CARD_WORK_TYPES = 2

export const RATING_MIN = 1
export const RATING_MAX = 5

/** Uploads: specification section 9 and S21. */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const JSON_BODY_MAX_BYTES = 100 * 1024

/** Calls in one request: without it a thousand guesses run in one (S5). The browser sends what is more in a second. */
export const BATCH_MAX = 10

/** No body measurement in inches is larger; keeps nonsense and overflow out. */
export const MEASUREMENT_MAX = 120
export const SHOE_SIZE_MAX = 60
export const DAILY_RATE_MAX = 100_000_000

/** Repeating rows of a project, team and proposals: more than any call sheet has. */
export const PROJECT_ROWS_MAX = 50

/** A contact sheet of 36 frames and the special types beside it; more would only hide the good ones. */
export const PORTFOLIO_MAX = 60
