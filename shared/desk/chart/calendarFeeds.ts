import { z } from 'zod'
import { oneOf } from '../../text/choices'
import { line } from '../../text/text'

/** The scope of a booker's calendar; a talent's shows its own days. */
export const DESK_FEEDS = ['my jobs', 'whole desk'] as const
export type DeskFeed = (typeof DESK_FEEDS)[number]

export const deskFeed = z.object({ scope: oneOf(DESK_FEEDS) })

export const calendarReading = z.object({
  token: line(60),
  /** the mark of the last read calendar, to avoid sending it unchanged */
  etag: line(200).optional(),
})
export type CalendarReading = z.output<typeof calendarReading>
/** `text` is null when nothing changed since `etag`. */
export type Calendar = { etag: string; text: string | null }

/** A calendar address in use. The address itself is shown once, when it is made. */
export type CalendarFeed = { createdAt: string }
export type NewCalendarFeed = { address: string }
