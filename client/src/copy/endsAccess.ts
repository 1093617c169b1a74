/** Copy of the box beside a new password. */
export const endsAccess = {
  label: (hasKeys: boolean, hasCalendars: boolean) =>
    `Also end my ${[hasKeys && 'API keys', hasCalendars && 'calendar addresses'].filter(Boolean).join(' and ')}`,
  key: (name: string) => `API key: ${name}`,
  calendars: {
    own: 'Calendar address: your days',
    'my jobs': 'Calendar address: my jobs',
    'whole desk': 'Calendar address: whole desk',
  },
} as const
