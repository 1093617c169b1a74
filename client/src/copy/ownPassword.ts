/** Copy of the change of one's own password, for talents and colleagues. */
export const ownPassword = {
  title: 'Password',
  current: 'Current password',
  next: 'New password',
  nextHelp: 'At least 8 characters.',
  confirm: 'Confirm new password',
  submit: 'Change password',
  busy: 'Changing...',
  done: 'Password changed',
  doneText: 'You are signed out on all other devices.',
} as const
