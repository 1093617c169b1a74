import { agency } from './agency'

// The title and lead of the pages that the server draws first (server/doors/firstSight.ts) and the client after it.

export const modelsFirst = { title: 'Our Models', lead: 'Everybody on our sheet, as they walked in.' }
export const bookingFirst = {
  title: 'Book a model',
  lead: `Tell us who, what and when. We answer within ${agency.promises.booking}, with the model's dates and a fee.`,
}
