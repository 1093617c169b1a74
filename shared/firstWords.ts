import { agency } from './agency'

// What the server draws: title and lead of the pages that the client draws after it (server/doors/firstSight.ts), and
// what stands on every page when nothing comes after it.

export const modelsFirst = { title: 'Our Models', lead: 'Everybody on our sheet, as they walked in.' }
export const bookingFirst = {
  title: 'Book a model',
  lead: `Tell us who, what and when. We answer within ${agency.promises.booking}, with the model’s dates and a fee.`,
}
export const withoutScripts = {
  needed: 'This site needs JavaScript to show its pages.',
  reach: 'You reach us without it:',
}
