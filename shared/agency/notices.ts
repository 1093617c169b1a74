/** Version of the privacy notice, stored with each record (P1). Raise it when the notice changes. */
export const NOTICE_VERSION = '2026-11-24'
