/** The admin dashboard's four cards (specification section 2), as they are now. */
export type Figures = {
  activeProjects: number
  totalModels: number
  upcomingShoots: number
  galleryItems: number
}

/** What waits for somebody: how many are pending, and when the newest came (ISO 8601, UTC). */
export type Waiting = Record<'requests' | 'enquiries' | 'bookings', { count: number; newest: string | null }>

/** One line of Recent Activity. */
export type Activity = {
  key: string
  /** ISO 8601, UTC */
  at: string
  /** what came in (`booking`, `enquiry`, `application`, `model`, `project`), or an action of the audit table */
  what: string
  /** the administrator who did it */
  who: string | null
  /** the client, applicant, model or project it is about */
  whom: string | null
  /** the id of the model or project it is about, for a link; null when it is gone or about something else */
  subject: string | null
}
