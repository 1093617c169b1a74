export const adminNewsletter = {
  title: 'Newsletter',
  search: 'Search by email...',
  loading: 'Loading the list...',
  failed: 'Error loading the list',
  empty: 'No subscribers yet',
  emptyMore: 'People who subscribe on the home page appear here.',
  columns: { email: 'Email', since: 'Since', actions: 'Actions' },
  use: 'Export a fresh list before each newsletter, and include each unsubscribe link.',
  useMore: 'Unsubscribed people are removed from the list. Each person’s link is in the file.',
  spamMeans: 'Looks like a bot. No email was sent. The file marks it too.',
  takeOff: 'Remove',
  takeOffWhom: (email: string) => `Remove ${email} from the list`,
  removal: {
    title: 'Remove from the list',
    question: (email: string) =>
      `Remove ${email} from the list? Only they can subscribe again, on the home page.`,
    busy: 'Removing...',
    done: 'Removed from the list',
    failed: 'We could not remove the address. Please try again.',
  },
} as const
