/**
 * How a receipt begins. A public form sends its receipt to an address that nobody has proven, so a name that could
 * carry a link or an advertisement is not repeated to a stranger.
 */
export const greeting = (name: string) =>
  /[@/\\<>[\]]|\w\.\w\w|\d{4}/u.test(name) ? 'Hello,' : `Dear ${name},`
