export const legal = {
  updated: (changed: string, today: string) => `Last updated: ${changed} · current as of ${today}`,
  home: 'Back to Home',
  contents: 'Contents',
  loading: 'Loading the text...',
  failed: 'Failed to load the text',
} as const
