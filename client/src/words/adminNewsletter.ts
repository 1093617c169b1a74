/** The newsletter's list at the desk. */
export const adminNewsletter = {
  title: 'Newsletter',
  search: 'Search by email...',
  loading: 'Loading the list...',
  failed: 'Error loading the list',
  empty: 'Nobody is on the list',
  emptyMore: 'Who subscribes at the foot of the home page appears here.',
  columns: { email: 'Email', since: 'Since', actions: 'Actions' },
  use: 'Export the list anew before each letter: whoever has left is no longer in it. The file has a link beside each address that takes it off the list. Put it into the letter.',
  spamMeans: 'A machine seems to have sent it: it got no mail from here. The file marks it too.',
  takeOff: 'Take off',
  takeOffWhom: (email: string) => `Take ${email} off the list`,
  removal: {
    title: 'Take off the list',
    question: (email: string) =>
      `Take ${email} off the list? Only they themselves can put it back, at the foot of the home page.`,
    busy: 'Taking off...',
    done: 'Off the list',
    failed: 'The address could not be taken off. Please try again.',
  },
} as const
