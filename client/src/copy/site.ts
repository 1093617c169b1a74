import { paths } from '../../../shared/paths'

export const site = {
  navigation: {
    label: 'Main',
    menu: 'Menu',
    closeMenu: 'Close menu',
    items: [
      { words: 'Home', to: paths.home },
      { words: 'Models', to: paths.models },
      { words: 'Projects', to: paths.projects },
      { words: 'About', to: paths.about },
      { words: 'Contact', to: paths.contact },
      { words: 'Join Agency', to: paths.signUp },
    ],
    book: { words: 'Book Model', to: paths.bookModel },
  },
  footer: {
    label: 'Footer',
    explore: [
      { words: 'Home', to: paths.home },
      { words: 'Models', to: paths.models },
      { words: 'Projects', to: paths.projects },
      { words: 'About', to: paths.about },
    ],
    work: [
      { words: 'Contact', to: paths.contact },
      { words: 'Book Model', to: paths.bookModel },
      { words: 'Join Agency', to: paths.signUp },
    ],
    legal: [
      { words: 'Terms and Conditions', to: paths.terms },
      { words: 'Privacy Policy', to: paths.privacy },
      { words: 'Cookie Policy', to: paths.cookies },
    ],
    headings: { explore: 'Explore', work: 'Work with us', find: 'Find us' },
    dashboard: 'Dashboard',
  },
  notFound: {
    title: '404',
    words: 'Oops! Page not found',
    more: 'The page may have moved, or the link is wrong.',
    home: 'Return to Home',
  },
  broken: {
    title: 'Unexpected Application Error!',
    more: 'Something went wrong on this page. Nothing you sent before is lost.',
    reload: 'Reload the page',
  },
} as const
