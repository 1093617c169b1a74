import { client, shared } from './client.mjs'
import { server } from './server.mjs'

/**
 * Forty mistakes: `before` is in `file` once and becomes `after`. `tests` names the folders of the tests that have to
 * find it, where they are not those of the file's domain.
 */
export const mutants = [...server, ...shared, ...client]
