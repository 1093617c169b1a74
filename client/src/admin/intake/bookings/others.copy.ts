/** Of a request for a whole shortlist. */
export const others = { term: 'Also asked for' } as const
