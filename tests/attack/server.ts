import { beforeAll } from 'vitest'
import { type TheServer, theServer } from '../helpers/servers/theServer'
import { type Agency, anAgency } from './people'

/** The built server with a small agency in it, made once before the tests of a file: to be read inside a test only. */
export function attacked(): { readonly server: TheServer; readonly agency: Agency } {
  let made: { server: TheServer; agency: Agency } | undefined
  beforeAll(async () => {
    const server = await theServer()
    made = { server, agency: anAgency(server.folder) }
  })
  const now = () => {
    if (!made) throw new Error('The server is there only when the tests run.')
    return made
  }
  return {
    get server() {
      return now().server
    },
    get agency() {
      return now().agency
    },
  }
}
