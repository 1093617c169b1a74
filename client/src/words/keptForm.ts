/** What stands over the page of a half-edited form whose session has ended. */
export const keptForm = {
  text: 'Your session has ended. What you typed is still here: sign in again, then come back and save.',
  signIn: 'Sign in again',
} as const
