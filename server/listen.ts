import { createServer, type RequestListener, type Server } from 'node:http'
import type { Config } from './core/config'
import { Refusal } from './core/refusal'

/** Listens with bounds on every wait (R15). Throws a Refusal when the port is taken or not allowed. */
export function listen(answer: RequestListener, config: Pick<Config, 'HOST' | 'PORT'>): Promise<Server> {
  const server = createServer(
    { headersTimeout: 15_000, requestTimeout: 120_000, keepAliveTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    answer,
  )
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new Refusal(
            `Port ${config.PORT} on ${config.HOST} is in use. Stop what uses it, or set PORT to another.`,
          ),
        )
      else if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
        reject(
          new Refusal(`HOST ${config.HOST} with PORT ${config.PORT} cannot be listened on (${error.code}).`),
        )
      else reject(error)
    })
    server.listen(config.PORT, config.HOST, () => resolve(server))
  })
}
