/** Copy of the preview beside a form of the settings, and of a form that was left with changes. */
export const settingsPreview = {
  show: 'Show preview',
  hide: 'Hide preview',
  name: 'Preview',
  phone: 'Phone',
  computer: 'Computer',
  page: 'Page',
  pages: {
    home: 'Home page',
    about: 'About',
    contact: 'Contact',
    bookModel: 'Book a model',
    register: 'Registration',
    terms: 'Terms',
    privacy: 'Privacy policy',
    cookies: 'Cookie policy',
  },
  frame: (page: string) => `${page} with what you have typed`,
  loading: 'Loading...',
  about: 'Follows what you type. Nothing is public before you save, and nothing in it can be pressed.',
  restored: 'What you had typed here and not saved is back.',
  discard: 'Discard it',
} as const
