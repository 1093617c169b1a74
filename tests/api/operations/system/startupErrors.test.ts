import { statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../../server/core/db/database'
import { lockData } from '../../../../server/core/db/lock'
import { createStorage } from '../../../../server/core/files/storage'
import { masterSecret } from '../../../../server/core/security/secrets'
import { TransientStartupError } from '../../../../server/core/startupError'
import {
  doubtAboutFirstPassword,
  ensureSuperadmin,
} from '../../../../server/features/access/accounts/service'
import { createHttpServer, listen } from '../../../../server/http/listen'
import { place, refusal } from '../../../helpers/installed/databasePlace'
import { testApp } from '../../../helpers/testApp'

const open = (path: string) => openDatabase(path, join(process.cwd(), 'drizzle/migrations'))

describe('an unusable path or address stops the start with one line that names its variable', () => {
  it('a database that is a folder, or whose folder cannot be created', () => {
    const path = place()
    writeFileSync(path, 'in the way')
    for (const inside of [join(path, 'agency.sqlite'), join(path, '..')])
      expect(() => {
        lockData(inside)()
        open(inside)
      }).toThrow(refusal('DATABASE_PATH', inside))
  })

  it('a media store whose folder cannot be created', async () => {
    const path = place()
    writeFileSync(path, 'in the way')
    await expect(createStorage(path).prepare()).rejects.toThrow(refusal('UPLOADS_DIR', path))
  })

  it('an unknown host', async () => {
    const app = { HOST: 'nobody.invalid', PORT: 0 }
    await expect(listen(createHttpServer(), app)).rejects.toThrow(refusal('HOST', 'nobody.invalid'))
  })

  it('a port in use, which may be free at the next start', async () => {
    const other = await listen(createHttpServer(), { HOST: '127.0.0.1', PORT: 0 })
    const { port } = other.address() as AddressInfo
    const failed = listen(createHttpServer(), { HOST: '127.0.0.1', PORT: port })
    await expect(failed).rejects.toBeInstanceOf(TransientStartupError)
    await expect(failed).rejects.toThrow(`Port ${port} on 127.0.0.1 is in use.`)
    other.close()
  })
})

describe('the first superadmin', () => {
  const said = async (environment: NodeJS.ProcessEnv) => {
    const t = testApp(environment)
    const line = await ensureSuperadmin(t)
    expect(await ensureSuperadmin(t)).toBeNull()
    return line ?? ''
  }

  it('is created with neither variable set, and its password is printed once', async () => {
    expect(await said({})).toMatch(
      /^Administrator created: admin@agency\.local \/ [\w-]{16,} \(printed this once\)$/,
    )
  })

  it('is printed with its address also when only the password was set', async () => {
    const line = await said({ ADMIN_PASSWORD: 'a word of mine' })
    expect(line).toBe('Administrator created: admin@agency.local / (ADMIN_PASSWORD)')
  })

  it('signs in with the very password that was set', async () => {
    const t = testApp({ ADMIN_EMAIL: 'Boss@house.example', ADMIN_PASSWORD: ' a word of mine ' })
    await ensureSuperadmin(t)
    const given = { email: 'boss@house.example', password: ' a word of mine ' }
    expect(await t.visitor().auth.signInAdmin(given)).toMatchObject({ account: { role: 'superadmin' } })
  })
})

describe('ADMIN_PASSWORD in .env', () => {
  const doubt = (environment: NodeJS.ProcessEnv, hasAdministrator: boolean) => {
    const t = testApp({ ADMIN_PASSWORD: 'a word of mine', DEMO_DATA: 'false', ...environment })
    if (hasAdministrator) t.admin()
    return doubtAboutFirstPassword(t)
  }

  it('is warned of while it is set and there is an administrator, and not before', () => {
    expect(doubt({}, true)).toMatch(/^ADMIN_PASSWORD is set, but [^\n]+\. Remove it from \.env[^\n]+\.$/)
    expect(doubt({}, false)).toBeNull()
    expect(doubt({ ADMIN_PASSWORD: '' }, true)).toBeNull()
  })
})

describe('the stored secret', () => {
  it('S3 is made once, long enough, for its owner only', () => {
    const folder = join(place(), '..')
    const made = masterSecret(undefined, folder)
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(masterSecret(undefined, folder)).toBe(made)
    expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600)
  })

  it('S3 is never empty: a file truncated by a full disk stops the start', () => {
    const folder = join(place(), '..')
    writeFileSync(join(folder, 'jwt-secret'), '')
    expect(() => masterSecret(undefined, folder)).toThrow(/jwt-secret has no secret in it\./)
  })
})
