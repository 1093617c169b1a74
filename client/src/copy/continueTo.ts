/** Copy for a user whose sign-in leads to another page than the one requested. */
export const continueTo = {
  link: (page: string) => `Continue to ${page}`,
} as const
