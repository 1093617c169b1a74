import ICAL from 'ical.js'

/** A calendar as a program that is not ours reads it: the facts of its events, in the order of their days. */
export function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component)
      return {
        uid: event.uid,
        sequence: Number(event.sequence),
        status: component.getFirstPropertyValue('status'),
        summary: event.summary,
        location: event.location,
        start: event.startDate.toString(),
        end: event.endDate.toString(),
      }
    })
    .sort((one, other) => one.start.localeCompare(other.start))
}
