import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'

/** A new record's id: 26 characters that sort by time of making. */
export const newId = (): string => ulid().toLowerCase()

/** A name that nobody can guess, 128 bits, for files and links. */
export const newSecretName = (): string => randomBytes(16).toString('base64url')
