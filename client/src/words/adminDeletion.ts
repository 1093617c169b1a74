/** Whom a record is of, as its question needs it. */
type Asked = { name: string; isApproved: boolean }

/** What the desk says when a record that somebody sent is deleted for good, because they asked for it. */
export const adminDeletion = {
  act: 'Delete',
  busy: 'Deleting...',
  /** The house has no hold over mails that went out. */
  mailbox: 'A mail about it may still lie in your mailbox: delete it there too.',
  applications: {
    title: 'Delete request',
    question: ({ name, isApproved }: Asked) =>
      isApproved
        ? `Are you sure you want to delete the request of ${name}? Everything that was sent is removed, with its files and an invitation that was not used. An account that came of it stays. This action cannot be undone.`
        : `Are you sure you want to delete the request of ${name}? Everything that was sent is removed, with its files. This action cannot be undone.`,
    done: 'Request deleted',
    failed: 'The request could not be deleted. Please try again.',
  },
  enquiries: {
    title: 'Delete enquiry',
    question: ({ name }: Asked) =>
      `Are you sure you want to delete the enquiry of ${name}? Everything that was sent is removed. This action cannot be undone.`,
    done: 'Enquiry deleted',
    failed: 'The enquiry could not be deleted. Please try again.',
  },
  bookings: {
    title: 'Delete booking request',
    question: ({ name }: Asked) =>
      `Are you sure you want to delete the booking request of ${name}? Everything that was sent is removed. This action cannot be undone.`,
    done: 'Booking request deleted',
    failed: 'The booking request could not be deleted. Please try again.',
  },
} as const
