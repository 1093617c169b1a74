/** Whom a request asks for. */
export const asked = {
  all: (count: number) => `${count} are asked for`,
  free: 'free that day',
} as const
