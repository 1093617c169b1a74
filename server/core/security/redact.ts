/**
 * `asha@example.in` becomes `a***@example.in`: enough to find a mail in the log, too little to collect
 * addresses (S36).
 */
export const maskEmail = (email: string) => email.replace(/^(.).*([@＠])/u, '$1***$2')

/** Masks every e-mail address in a text. */
export const maskEmails = (text: string) => text.replace(/[^\s<>"'(),:;]+[@＠][^\s<>"'(),:;]+/gu, maskEmail)

// Seven digits or more in any script, with the separators that people type.
const PHONES = /[+(]?\p{N}(?:[\s\p{Cf}\p{Pd}()./]{0,3}\p{N}){6,}/gu
const maskPhone = (number: string) => `***${[...number.replace(/\P{N}/gu, '')].slice(-2).join('')}`

/** Masks addresses and phone numbers in a user's text, for the log (S36). */
export const maskContacts = (text: string) => maskEmails(text).replace(PHONES, maskPhone)
