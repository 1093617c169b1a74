/** What machines say, and what it means for an owner. The first line that fits counts. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/ENOSPC|EDQUOT|no space left|database or disk is full/i, 'The disk is full.'],
  [/EROFS|read-only file system/i, 'The disk cannot be written to.'],
  [/EACCES|EPERM|permission denied/i, 'The program is not allowed to write there.'],
  [
    /EAUTH|\b535\b|invalid login|authentication (failed|credentials)/i,
    'The mail server refused user name or password.',
  ],
  [/\b55[02]\b.*(mailbox (is )?full|quota|exceeded)|\b552\b/i, 'The mailbox of the recipient is full.'],
  [/\b550\b.*(5\.1\.1|unknown|not found|no such|does not exist|unavailable)/i, 'There is no such address.'],
  [
    /(^|\s)5\d\d[\s-].*(spam|blocked|blacklist|policy|relay|5\.7\.)/i,
    'The mail server refused to send it on.',
  ],
  [/(^|\s)4[25]\d[\s-]/, 'The mail server asked to try again later.'],
  [/(^|\s)5\d\d[\s-]/, 'The mail server refused it.'],
  [/ENOTFOUND|EAI_AGAIN|EDNS|getaddrinfo/i, 'There is no server of this name.'],
  [/ECONNREFUSED/i, 'The server refused the connection.'],
  [/ETIMEDOUT|timed? ?out/i, 'The server did not answer in time.'],
  [/CERT|self.signed|certificate/i, 'The certificate of the server is not valid.'],
  [/ECONNRESET|ESOCKET|ECONNECTION|EPIPE|socket/i, 'The connection broke off.'],
  [/ENOENT|no such file/i, 'A file or folder is not there any more.'],
  [/malformed|SQLITE_CORRUPT|not a database/i, 'The database is damaged.'],
]

/** What a line of a machine means in plain words; null where it is plain already, or nothing is known of it. */
export const meaningOf = (raw: string): string | null =>
  MEANINGS.find(([sign]) => sign.test(raw))?.[1] ?? null
