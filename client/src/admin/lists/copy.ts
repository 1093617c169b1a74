/** The person whom the record is about, as the question names them. */
type Asked = { name: string; isApproved: boolean }

/** Copy for deleting a record at the request of the person who sent it. */
export const adminDeletion = {
  act: 'Delete',
  busy: 'Deleting...',
  /** The server cannot delete mail that was already sent. */
  mailbox: 'Remember to delete related emails from your inbox.',
  signupRequests: {
    title: 'Delete request',
    question: ({ name, isApproved }: Asked) =>
      isApproved
        ? `Are you sure you want to delete ${name}’s request? It will be deleted with its files and any unused invitation. If they already have an account, the account stays. This action cannot be undone.`
        : `Are you sure you want to delete ${name}’s request? It will be deleted with its files. This action cannot be undone.`,
    done: 'Request deleted',
    failed: 'We could not delete the request.',
  },
  enquiries: {
    title: 'Delete enquiry',
    question: ({ name }: Asked) =>
      `Are you sure you want to delete ${name}’s enquiry? This action cannot be undone.`,
    done: 'Enquiry deleted',
    failed: 'We could not delete the enquiry.',
  },
  bookings: {
    title: 'Delete booking request',
    question: ({ name }: Asked) =>
      `Are you sure you want to delete ${name}’s booking request? This action cannot be undone.`,
    done: 'Booking request deleted',
    failed: 'We could not delete the booking request.',
  },
} as const
