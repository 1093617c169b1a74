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
  about:
    'Shows what you type as you type it. Nothing is public until you save. Links and buttons in it do not work.',
  restored: 'We restored what you typed here but did not save.',
  discard: 'Discard it',
} as const
