import { sized } from './copy'

// Apart from the copy of the page, which every page of the site loads.
/** Copy of the list of backups. */
export const backupList = {
  show: 'All backups',
  title: 'Backups on the server',
  loading: 'Loading backups...',
  failed: 'Error loading backups',
  empty: 'None where backups were last made.',
  columns: { made: 'Made', files: 'Files', database: 'Database', actions: 'Download' },
  size: sized,
  parts: { database: 'Download database', everything: 'Download all' },
  partOf: (part: 'database' | 'everything', name: string) =>
    part === 'database' ? `Download the database of ${name}` : `Download everything in ${name}`,
  titles: { database: 'Download the database', everything: 'Download everything' },
  about: {
    database:
      'The file contains everything that people have sent you, and the accounts. It has no pictures. Keep it where nobody else can open it.',
    everything:
      'The file contains the database, all pictures and files. Keep it where nobody else can open it. The browser gets it in one piece, so it may take a while.',
  },
  submit: 'Download',
  busy: 'Downloading...',
  done: 'Backup downloaded',
  downloadFailed: 'Failed to download the backup',
} as const

/** Copy of the recovery code. */
export const recoveryCode = {
  title: 'Recovery code',
  none: 'Not made yet',
  made: 'Made on',
  about:
    'Backups contain the passwords stored in the settings, but encrypted. On another server only this code can open them.',
  isOld:
    'It belongs to another JWT_SECRET than this server has, so it cannot open new backups. Make a new one.',
  make: 'Make a recovery code',
  makeNew: 'Make a new recovery code',
  submit: 'Make the code',
  busy: 'Making it...',
  failed: 'Failed to make the recovery code',
  asks: 'The code is shown once, so have a printer or your password manager ready.',
  asksNew: 'The code that you have now opens only backups made so far.',
  shownTitle: 'Your recovery code',
  shown:
    'Print it, or keep it in a password manager, but not beside the backups. We show it only now. Anyone with this code and a backup can read the stored passwords.',
  label: 'Recovery code for backups',
} as const
