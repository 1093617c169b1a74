// By the clock and the calendar of who reads, unlike shared/format, which goes by the agency's.

/** `04:30 PM` */
export const readerTime = (at: string) =>
  new Date(at).toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit' })

/** `March 5, 2026` */
export const readerDay = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'long' })
