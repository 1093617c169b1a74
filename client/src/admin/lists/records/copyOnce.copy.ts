/** Copy of the dialog with a link, key or secret that is shown once. */
export const copyOnce = {
  copy: 'Copy',
  copied: 'Copied',
  byHand: 'Select the text and copy it',
} as const
