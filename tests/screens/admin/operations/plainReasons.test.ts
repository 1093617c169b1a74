import { expect, it } from 'vitest'
import { meaningOf } from '../../../../client/src/admin/operations/system/plainReasons'

it.each([
  ['ENOSPC: no space left on device, write', 'The disk is full.'],
  ['database or disk is full', 'The disk is full.'],
  ["EACCES: permission denied, mkdir '/backups/x'", 'The program is not allowed to write there.'],
  ['EROFS: read-only file system, open', 'The disk cannot be written to.'],
  ['535 5.7.8 Username and Password not accepted', 'The mail server refused user name or password.'],
  ['EAUTH: Invalid login', 'The mail server refused user name or password.'],
  ['550 5.1.1 <nobody@example.in> user unknown', 'There is no such address.'],
  ['552 5.2.2 Mailbox full', 'The mailbox of the recipient is full.'],
  ['554 5.7.1 Relay access denied', 'The mail server refused to send it on.'],
  ['451 4.7.1 Greylisted', 'The mail server asked to try again later.'],
  ['getaddrinfo ENOTFOUND smtp.exampel.in', 'There is no server of this name.'],
  ['ESOCKET: connect ECONNREFUSED 10.0.0.1:587', 'The server refused the connection.'],
  ['ETIMEDOUT: Connection timeout', 'The server did not answer in time.'],
  ['ESOCKET: self-signed certificate', 'The certificate of the server is not valid.'],
  ['database disk image is malformed', 'The database is damaged.'],
  ['No room for the copy', null],
  ['The backup is incomplete: x.avif is missing.', null],
])('%s is said in plain words', (raw, meaning) => {
  expect(meaningOf(raw)).toBe(meaning)
})
