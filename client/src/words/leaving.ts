/** What is asked before a page is left on which something would be lost. */
export const leaving = {
  unsaved: {
    title: 'Unsaved changes',
    question: 'What you changed is not saved yet. Leave without saving?',
    confirm: 'Leave without saving',
  },
  sending: {
    title: 'Files on their way',
    question: 'Files are still being sent. Leave without the rest of them?',
    confirm: 'Leave',
  },
} as const
