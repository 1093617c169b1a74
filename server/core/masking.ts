/** `asha@example.in` as `a***@example.in`: enough to find a mail in the log, too little to collect addresses (S36). */
export const maskEmail = (email: string) => email.replace(/^(.).*([@＠])/u, '$1***$2')

/** The same with every address in a text. */
export const maskEmails = (text: string) => text.replace(/[^\s<>"'(),:;]+[@＠][^\s<>"'(),:;]+/gu, maskEmail)

// Seven digits at least, as a phone number has them, in any script and with what people write between them.
const PHONES = /[+(]?\p{N}(?:[\s\p{Cf}\p{Pd}()./]{0,3}\p{N}){6,}/gu
const maskPhone = (number: string) => `***${[...number.replace(/\P{N}/gu, '')].slice(-2).join('')}`

/** What a stranger wrote, for the log: of an address its first letter and host stay, of a phone number its end (S36). */
export const maskContacts = (text: string) => maskEmails(text).replace(PHONES, maskPhone)
