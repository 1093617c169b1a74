import { anAccount } from '../../../server/demo/builders/accounts'
import { answerOf } from '../../../server/http/rest/openapi'
import { table } from '../../../server/http/rest/routes'
import { atDesk } from './desk'

type Method = 'get' | 'post' | 'put' | 'delete'
type Account = ReturnType<typeof anAccount>

/** The desk's REST calls: by Noor, by another booker, and by callers without permission. */
export function deskCalls() {
  const d = atDesk()
  const by =
    (account: Account | null) =>
    (method: Method, path: string, given: object = {}) => {
      const request = d.t.http()[method](path)
      if (account) request.auth(d.t.tokenFor(account), { type: 'bearer' })
      return method === 'get' || method === 'delete' ? request.query(given) : request.send(given)
    }
  const talent = anAccount(d.t, { role: 'model' })
  return { ...d, call: by(d.noor), by, asVisitor: by(null), asTalent: by(talent) }
}

/** A row's answer as its schema in the document parses it, without unnamed fields. */
export function documented(key: string, body: unknown): unknown {
  const row = table.find(({ method, path }) => `${method} ${path}` === key)
  const result = row && answerOf(row).safeParse(body)
  return result?.success ? result.data : result?.error.issues
}
