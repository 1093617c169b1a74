// Texts that a mail program turns into a link, in any script, or into a phone number.
const CARRIES = /[@/\\<>[\]]|[\p{L}\p{M}\p{N}_][.\u3002\uFF0E\uFF61][\p{L}\p{M}\p{N}_]{2}|\p{N}{4}/u

/** Receipts go to unverified addresses, so a name that could carry a link or an advertisement is left out. */
export const greeting = (name: string) => (CARRIES.test(name) ? 'Hello,' : `Dear ${name},`)
