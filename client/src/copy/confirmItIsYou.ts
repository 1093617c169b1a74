/** Copy of the dialog before something dangerous. */
export const confirmItIsYou = {
  title: 'Confirm that it is you',
  lead: 'This could let others in, so we ask once more. For the next ten minutes you can go on without being asked.',
  submit: 'Confirm',
  passkey: 'Use a passkey instead',
  noBrowser: 'This browser has no passkeys. Enter your password.',
} as const
