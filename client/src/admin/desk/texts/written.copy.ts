/** Copy of who was written to, on pages that have nothing else of messages. */
export const written = {
  by: (when: string, who: string) => `Written ${when} by ${who}`,
} as const
