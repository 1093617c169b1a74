/** Copy of a sign-in page for a user who is already signed in. */
export const signedIn = {
  as: (name: string) => `You are signed in as ${name}.`,
  toDashboard: 'Go to your dashboard',
  toAdmin: 'Go to the admin panel',
} as const
