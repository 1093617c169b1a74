import type { SetupStep } from '../../../../../shared/operations/setup'

type Step = { title: string; about: string }

const steps: Record<SetupStep, Step> = {
  you: {
    title: 'You',
    about: 'Your name, the email address you sign in with, and a password that only you know.',
  },
  agency: {
    title: 'Your agency',
    about: 'The name is on every page and in every email. Visitors reach you at the addresses below.',
  },
  look: {
    title: 'Logo and colour',
    about:
      'Without a logo, your name is the logo. Without a colour of your own, your site is black, off-white and red.',
  },
  mail: {
    title: 'Email',
    about:
      'Your site writes to clients, models and colleagues. Your email provider can give you these details.',
  },
  models: {
    title: 'Models',
    about: 'Add your models. Visitors see those that are active and have a picture.',
  },
  legal: {
    title: 'Legal pages',
    about:
      'Your site has the legal pages that Indian law asks for. They use your name and contact. Ask a lawyer to read them.',
  },
  team: {
    title: 'Colleagues and backups',
    about:
      'Invite the people who work with you, at least one of them as superadmin, and keep a copy of everything somewhere else.',
  },
}

/** Copy of the setup wizard. */
export const setupWizard = {
  title: 'Set up the agency',
  steps,
  position: (at: number, of: number) => `Step ${at} of ${of}`,
  all: 'All steps',
  isDone: 'done',
  isPutOff: 'skipped for now',
  loading: 'Loading the setup...',
  failed: 'Failed to load the setup',
  passFailed: 'Could not continue. Please try again.',
  save: 'Save and continue',
  saving: 'Saving...',
  later: 'Later',
  next: 'Continue',
  finish: 'Finish',
  back: 'Back',
  finished: 'That was the last step',
  finishedMore: 'The dashboard lists what is left to do.',
  you: {
    restore: 'Is this a new machine for an agency that you have a backup or a replica of?',
    restoreLink: 'Restore the backup',
    name: 'Your name',
    email: 'Your email address',
    emailHelp: 'You sign in with it, and links to a new password are sent there.',
    current: 'Current password',
    currentHelp: 'The server printed it when it first started, unless you have already chosen one.',
    next: 'New password',
    nextHelp: 'At least 8 characters. Leave it empty to keep the current one.',
    confirm: 'New password again',
    failed: 'Failed to change your account',
  },
  contact: 'How to reach you',
  region: 'Region',
  regionMore: 'Your agency is in India: Indian phone numbers, Indian time and rupees.',
  regionOpen: 'Choose another country',
  ranges: {
    title: 'Budget ranges',
    // No line breaks inside a range.
    offer: (ranges: readonly string[]) =>
      `Offer clients ranges in rupees: ${ranges.join(', ').replaceAll('-', '\u2011')}`,
    more: 'Clients choose one when they ask for a model. Without a tick they are in dollars. You can write your own later.',
  },
  mails: 'Who gets which email',
  mailsMore: 'The addresses above get everything, unless you name other people.',
  mailsOpen: 'Name other people',
  look: {
    see: 'See the home page',
    seeMore: 'The page shows what is saved.',
    save: 'Save',
  },
  models: {
    isDone: 'Done. Your first model is live.',
    import: [
      'Import a spreadsheet',
      'CSV or Excel, with photos as files, a folder or a ZIP. You see what will happen before anything is added.',
    ],
    add: ['Add one model', 'A form for the name and the measurements; the pictures come after.'],
    return: 'You can stop here. The dashboard has a link back to this setup.',
  },
  legal: {
    published: 'These pages are public now',
    own: 'Edit the text',
    ownOf: (page: string) => `Edit the text: ${page}`,
    unlisted: 'Search engines are asked not to list your site until you enter the city of the courts.',
  },
  more: {
    title: 'More you can add to your site',
    links: {
      money: [
        'Budget ranges',
        'What clients choose as their budget. One click fills in ranges in rupees; until then they are in dollars.',
      ],
      home: ['Home page', 'Headline, figures, clients and a quote.'],
      slides: ['Pictures of the home page', 'Up to five large pictures of your own.'],
      about: ['About page', 'Who you are, where you come from, and your team.'],
    },
  },
  team: {
    failed: 'Failed to load the team',
    noMail:
      'No mail server is set up, so invitations reach nobody by email. Copy the link of each pending invitation and send it yourself.',
    keep: 'What to keep outside the server',
    notes: [
      'The address of your site, and the email address you sign in with.',
      'The settings of the server (.env, or /etc/agency/env): they are in no backup.',
      'Where the backups are, and a copy of them on another machine.',
      'The recovery code, which opens the stored passwords of a backup on another server.',
      'Who can start the server again when you are away.',
    ],
    backups:
      'If you installed with “agency setup”, a backup is made every night in /var/backups/agency. In containers, it is in /backups. With a clone, set up the timer in the operations guide, which saves there too.',
  },
} as const
