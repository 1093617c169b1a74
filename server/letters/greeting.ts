// What a mail program makes a link of, in any script, or a phone number.
const CARRIES = /[@/\\<>[\]]|[\p{L}\p{M}\p{N}_][.\u3002\uFF0E\uFF61][\p{L}\p{M}\p{N}_]{2}|\p{N}{4}/u

/**
 * How a letter begins. A public form sends its receipt, and a new account its letters, to an address that nobody has
 * proven, so a name that could carry a link or an advertisement is not repeated to a stranger.
 */
export const greeting = (name: string) => (CARRIES.test(name) ? 'Hello,' : `Dear ${name},`)
