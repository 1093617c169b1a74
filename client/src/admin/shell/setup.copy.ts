import type { SetupTask } from '../../../../shared/operations/setup'

const tasks: Record<SetupTask, readonly [words: string, why: string]> = {
  name: ['Enter the name of your agency', 'It is on every page and in every email.'],
  contact: ['Give an email address or a phone number', 'Bookings and enquiries are sent there.'],
  look: [
    'Choose your logo or your colour',
    'Until then your site is black, off-white and red, with your name as logo.',
  ],
  icon: ['Choose your icon', 'Until then browser tabs and phones show the first letter of your name.'],
  home: ['Write the headline of your home page', 'And a sentence below it that says what you do.'],
  about: ['Write who you are', 'A manifesto or a paragraph for the about page.'],
  money: [
    'Set your budget ranges in rupees',
    'Until then the booking form offers ranges in dollars. One click fills in common ones.',
  ],
  legal: [
    'Check the legal texts',
    'They use your name and contact. Enter the city of the courts: until then, search engines do not list your site.',
  ],
  model: ['Publish a model with a picture', 'Visitors see the models that are active and have a picture.'],
  featured: [
    'Choose who is featured on the home page',
    'Mark models in the list and press Edit several. Until then the home page says Coming Soon.',
  ],
  mail: ['Set up your mail server', 'Without one, nobody gets an email. The form sends you a test.'],
  colleague: [
    'Add a second superadmin',
    'With only one, nobody can help when that person is away or has lost the password.',
  ],
  backup: [
    'Make a backup',
    'A timer makes one every night. By hand: npm run backup, or agency backup with a release.',
  ],
}

/** Copy of the list of what is left to do in an agency that started empty. */
export const setup = {
  title: 'What is left to do',
  done: (count: number, of: number) => `${count} of ${of} done`,
  isDone: 'Done',
  tasks,
  begin: 'Set up in seven steps',
  goOn: 'Continue the setup',
  again: 'Go through the setup again',
  putAway: 'Hide this list',
  putAwayMore: 'You can show it again under Agency.',
  bringBack: 'Show the list of what is left to do',
  isPutAway: 'The list is hidden',
  isBack: 'The list is on the dashboard again',
  failed: 'Failed to change the list',
} as const
