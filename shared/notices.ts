/** The version of the privacy words shown beside every form, kept with each record (P1). Raise it when they change. */
export const NOTICE_VERSION = '2026-11-21'
