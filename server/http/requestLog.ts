import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pinoHttp } from 'pino-http'
import type { AppContext } from '../core/context'

// Anywhere and in any case: such a path reaches the page too, and a proxy may send the whole address.
const SECRET = /\/(reset-password|unsubscribe|answer|calendar|p|c|i|q|v|d)\/.+/i

/** The path without secrets: signatures in the query, the token of a mailed link (S36). */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?')
  return path.replace(SECRET, '/$1/…')
}

/** One line a request: method, path, status, time. No headers, no body, no query. */
export const requestLog = (app: AppContext) =>
  pinoHttp({
    logger: app.log,
    genReqId: () => randomUUID(),
    // A 501 or 503 is expected; logError writes it now and then.
    customLogLevel: (_request, response, error) => (error || response.statusCode === 500 ? 'error' : 'debug'),
    serializers: {
      req: (request: IncomingMessage & { id: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: loggedPath(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
  })
