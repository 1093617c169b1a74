/** What a door says to somebody who is signed in already. */
export const signedIn = {
  as: (name: string) => `You are signed in as ${name}.`,
  toDashboard: 'Go to your dashboard',
  toAdmin: 'Go to the admin panel',
} as const
