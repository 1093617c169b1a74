import type { RestoreProgress } from '../../../../../shared/operations/restores'

const count = ({ done, total }: RestoreProgress) =>
  `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} files`

/** Copy of the page that restores a backup. */
export const restoring = {
  title: 'Restore a backup',
  lead: 'Brings the site back as it was when the backup was made.',
  back: 'System',
  loading: 'Loading...',
  failed: 'Error loading the restore',
  here: 'On this server',
  none: 'There is none on this server.',
  choose: 'Check this backup',
  chooseOf: (name: string) => `Check ${name}`,
  inBucket: 'In the bucket',
  noBucket: 'No bucket is set.',
  chooseBucket: 'Choose it on the page System, then come back.',
  showBucket: 'Show the backups in the bucket',
  readingBucket: 'Reading the bucket...',
  emptyBucket: 'There is no backup in this bucket and folder.',
  inReplica: 'From the replica',
  replicaAbout:
    'The copy of the database elsewhere, which has every change up to about a second before the machine was lost. Pictures are not in a replica: those that are here stay.',
  replicaNamed: (url: string) => `The settings of this server name it: ${url}`,
  replicaUrl: 'Address of the replica',
  replicaUrlHelp: 'As in REPLICA_URL on the lost machine.',
  replicaUrlExample: 's3://bucket/folder?endpoint=https://s3.example&region=eu-1',
  replicaKey: 'Key',
  replicaKeyHelp: 'For a bucket. A folder such as file:///mnt/other-disk/agency needs none.',
  replicaSecret: 'Secret',
  replicaSecretHelp: 'Used for this restore, and not stored.',
  replicaAt: 'As it was on',
  replicaAtHelp:
    'Leave it empty for the newest state. Otherwise a moment within the last 14 days, in the time zone of your agency.',
  replicaSubmit: 'Fetch the replica',
  replicaBusy: 'Asking...',
  replicaFailed: 'Failed to fetch the replica',
  file: 'Or a file',
  fileHelp: 'The ZIP that was downloaded from System with “Download all”, up to 4 GB.',
  tooLarge: 'This file is larger than 4 GB. Copy it to the server instead: the operations guide says how.',
  uploadFailed: 'The upload stopped. Choose the file again to go on with it.',
  checking:
    'The backup is being checked and unpacked beside the site. Nothing has changed yet. A large one takes some minutes.',
  stages: {
    unpacking: (progress: RestoreProgress) => `1 of 3: unpacked ${count(progress)}.`,
    comparing: (progress: RestoreProgress) =>
      `2 of 3: compared ${count(progress)} with what the backup says of them.`,
    copying: (progress: RestoreProgress) => `3 of 3: copied ${count(progress)} beside the site.`,
  } satisfies Record<RestoreProgress['stage'], unknown>,
  fetching:
    'The replica is being fetched and checked beside the site. Nothing has changed yet. A large one takes some minutes.',
  refused: 'This backup cannot be restored',
  replicaRefused: 'The replica cannot be restored',
  another: 'Choose another backup',
  ready: 'Ready',
  readyTitle: 'The backup is complete',
  replicaTitle: 'The replica is complete',
  asOf: 'As of',
  picturesStay:
    'Pictures are not in a replica: those that are on the site now stay, and one that is missing is shown as missing.',
  made: 'Made',
  files: 'Files',
  aboutReplica:
    'It takes the place of the database that the site has now. What was entered after that moment is gone from the site, everyone signs in again, and emails that were waiting are not sent. The database of now is kept on the server for two weeks.',
  about:
    'It takes the place of everything that is on the site now. What was entered after it was made is gone from the site, everyone signs in again, and emails that were waiting are not sent. The data of now are kept on the server for two weeks.',
  closed: 'Stored on another server, and not readable here:',
  code: 'Recovery code',
  codeHelp: 'Opens the stored passwords. Without it the site comes back too, and they are entered again.',
  submit: 'Restore this backup',
  replicaAccept: 'Restore this state',
  confirm: 'Replace everything on the site?',
  question: 'The site is away for a few seconds. Then everyone has to sign in again, you too.',
  confirmSubmit: 'Replace everything',
  busy: 'Restoring...',
  failedToStart: 'Failed to check the backup',
  failedToAccept: 'Failed to restore the backup',
  restartingReplica:
    'The site restarts with the state of the replica. This page goes on to the sign-in by itself.',
  restarting: 'The site restarts with the backup. This page goes on to the sign-in by itself.',
} as const
