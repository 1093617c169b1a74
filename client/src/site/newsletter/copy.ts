export const newsletter = {
  title: 'New faces in your inbox',
  form: 'Newsletter',
  email: 'Email',
  placeholder: 'you@example.com',
  invalid: 'Enter a valid email address',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
  done: 'Subscribed!',
  privacy: 'We use your email to send you new faces, a few times a year. You can unsubscribe any time.',
  failed: 'Something went wrong. Please try again.',
  leave: {
    title: 'Unsubscribe',
    lead: 'Press the button to unsubscribe this address.',
    button: 'Unsubscribe',
    working: 'Unsubscribing...',
    done: 'You are unsubscribed',
    doneLead: 'We will not send you the newsletter again. You can subscribe again on the home page.',
    unknown:
      'This link does not work. It may be incomplete, or a newer email has a newer link. If you still get our emails,',
    failed: 'Something went wrong. Please try again.',
    home: 'Back to Home',
  },
} as const
