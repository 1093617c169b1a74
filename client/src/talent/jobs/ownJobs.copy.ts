/** Copy of a talent's own list of jobs; what the answer links share is in copy/talentJobs. */
export const ownJobs = {
  nextCall: 'Your next call',
  today: 'Today',
  tomorrow: 'Tomorrow',
  openSheet: { true: 'Open the call sheet', false: 'Read the call sheet' },
  allPast: (count: number) => `Show all ${count}`,
} as const
