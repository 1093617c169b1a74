/** The newsletter's form and the page that takes an address off again. Specification section 2, Home. */
export const newsletter = {
  title: 'New faces, by mail',
  form: 'Newsletter',
  email: 'Email',
  placeholder: 'you@example.com',
  invalid: 'Enter a valid email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  done: 'Subscribed!',
  privacy:
    'We keep your address to send you new faces, a few times a year. Every mail has a link that removes it.',
  failed: 'That did not work. Please try again.',
  tooMany: 'Too many addresses have come from your connection. Please try again later.',
  offline: 'There was no answer. Check your connection and try again.',
  leave: {
    title: 'Unsubscribe',
    lead: 'Press the button and this address is off the list. Nothing happens before you do.',
    button: 'Unsubscribe',
    working: 'Unsubscribing...',
    done: 'You are off the list',
    doneLead: 'No more mails from us. If you change your mind, the form is at the foot of the home page.',
    unknown:
      'This link is not known. It may be incomplete, or a newer mail has a newer one. If mails keep coming, write to',
    failed: 'That did not work. Please try again.',
    home: 'Back to Home',
  },
} as const
