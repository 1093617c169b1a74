/** At the end of a package's address: opens the box for a client's message. */
export const PASTE = '?paste'
