/** The limits of the product. Lengths are in code points unless the name says otherwise. */

/** Field limits (S38). A longer value is refused, never cut. */
export const NAME_MAX = 120
export const STAGE_NAME_MIN = 2
export const STAGE_NAME_MAX = 60
export const EMAIL_MAX = 254
export const PHONE_MAX = 40
export const PLACE_MAX = 80
export const PROSE_MAX = 5_000
export const PRIVATE_NOTE_MAX = 4_000
export const SUBJECT_MAX = 200
export const LINK_MAX = 500
/** Web address of a picture; storage services sign their addresses with long queries. */
export const PICTURE_ADDRESS_MAX = 2_048
export const LINKS_MAX = 5
export const LANGUAGE_MAX = 40
export const LANGUAGES_MAX = 20
export const SEARCH_MAX = 100
export const AGE_MIN = 18
export const AGE_MAX = 99

/** bcrypt ignores bytes after the 72nd, so a longer password would silently be shorter. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX_BYTES = 72

/** How long a decision about an artist request can be undone; its mail waits until then. */
export const DECISION_UNDO_MS = 2 * 60_000

/** The most rows of one action. */
export const BULK_MAX = 50
/** The most people of one walk. It decides nothing about them; its reader's address names each of them. */
export const WALK_MAX = 100

/** Page sizes; the maximum is for the booking form's dropdown. */
export const PAGE_SIZE = 20
export const ADMIN_MODELS_PAGE_SIZE = 10
export const PAGE_SIZE_MAX = 1_000
/** A page past the end is an empty list, so any number of up to nine digits is valid. */
export const PAGE_MAX = 999_999_999
export const RELATED_MODELS = 6
export const FEATURED_MODELS = 8
export const BOOKING_CHOICES = 1_000
export const CARD_WORK_TYPES = 2

export const RATING_MIN = 1
export const RATING_MAX = 5

/** Uploads (S21). */
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024
export const JSON_BODY_MAX_BYTES = 100 * 1024

/**
 * Calls per batch; without a limit one request could try a thousand passwords (S5). The client splits larger batches.
 */
export const BATCH_MAX = 10

/** Inches; larger than any body measurement. */
export const MEASUREMENT_MAX = 120
export const SHOE_SIZE_MAX = 60
export const DAILY_RATE_MAX = 100_000_000

/** Rows of a project's lists, team and proposals. */
export const PROJECT_ROWS_MAX = 50

/** Chat messages per response: the first page, and the most that are loaded with earlier ones. */
export const CHAT_PAGE_SIZE = 50
export const CHAT_PAGE_SIZE_MAX = 500

/** Pictures per portfolio: a contact sheet of 36 frames and the special types. */
export const PORTFOLIO_MAX = 60
