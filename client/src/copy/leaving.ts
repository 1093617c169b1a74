export const leaving = {
  unsaved: {
    title: 'Unsaved changes',
    question: 'Your changes are not saved. Leave without saving?',
    confirm: 'Leave without saving',
  },
  sending: {
    title: 'Upload in progress',
    question: 'Some files are still uploading. Leave without them?',
    confirm: 'Leave',
  },
} as const
