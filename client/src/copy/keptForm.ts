/** Copy of the banner above an unsaved form whose session has ended. */
export const keptForm = {
  text: 'You have been signed out. What you typed is still here. Sign in again, then come back and save.',
  signIn: 'Sign in again',
} as const
