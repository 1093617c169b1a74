/** Of a request for a whole shortlist. */
export const asked = {
  all: (count: number) => `${count} are asked for`,
} as const
