/** The admin dashboard's four figures. */
export type Figures = {
  activeProjects: number
  totalModels: number
  upcomingShoots: number
  galleryItems: number
}

type Pending = { count: number; newest: string | null }

/** Pending items: their number, and when the newest arrived (ISO 8601, UTC). */
export type Waiting = Record<'requests' | 'enquiries' | 'bookings', Pending> & {
  /** Talents with unread messages, the longest waiting first. */
  messages: (Pending & { modelId: string; name: string })[]
}

export type Activity = {
  key: string
  /** ISO 8601, UTC */
  at: string
  /** what arrived (`booking`, `enquiry`, `application`, `model`, `project`), or an action of the audit log */
  what: string
  /** the administrator who acted */
  who: string | null
  /** the client, applicant, model or project concerned */
  whom: string | null
  /** id of the model or project to link to; null when it is deleted or the line is about something else */
  subject: string | null
}
