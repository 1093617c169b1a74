import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const known = (name: string) => new RegExp(`^#?${name}=`, 'm').test(read('.env.example'))

describe('the files for containers', () => {
  it('set only variables that .env.example describes', () => {
    const [, block = ''] = /^ENV ((?:.*\\\n)*.*)$/m.exec(read('Dockerfile')) ?? []
    const inImage = [...block.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name)
    const inCompose = [...read('compose.yml').matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name)
    expect(inImage).toEqual([
      ...['NODE_ENV', 'HOST', 'PORT', 'DATABASE_PATH', 'UPLOADS_DIR', 'BACKUPS_DIR'],
      ...['NIGHTLY_BACKUP', 'DEMO_DATA'],
    ])
    expect(inCompose).toEqual([
      ...['PUBLIC_URL', 'TRUST_PROXY', 'ADMIN_EMAIL', 'SMTP_URL', 'MAIL_FROM'],
      ...['REPLICA_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
      ...['REPLICA_URL', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
      'DOMAIN',
    ])
    const ours = [...inImage, ...inCompose].filter((name) => name !== 'DOMAIN' && name !== 'NODE_ENV')
    expect(ours.filter((name) => !known(name))).toEqual([])
  })

  it('give Caddy the same bounds as on a machine without containers', () => {
    const bounds = (file: string) => read(file).match(/(max_size|keepalive) \S+/g)
    expect(bounds('docs/operations/docker/Caddyfile')).toEqual(['max_size 11MB', 'keepalive 5s'])
    expect(bounds('docs/operations/Caddyfile')).toEqual(['max_size 11MB', 'keepalive 5s'])
  })

  it('limit the log of every container', () => {
    const compose = read('compose.yml')
    expect(compose).toMatch(
      /^x-logging: &logging\n {2}driver: json-file\n {2}options: \{ max-size: 10m, max-file: '5' \}$/m,
    )
    const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'))
    expect(services.match(/^ {4}logging: \*logging$/gm)).toHaveLength(
      services.match(/^ {2}\w+:$/gm)?.length ?? 0,
    )
  })

  it('make a backup every night, apart from the data', () => {
    expect(read('Dockerfile')).toMatch(/BACKUPS_DIR=\/backups \\\n +NIGHTLY_BACKUP=on /)
    expect(read('compose.yml')).toMatch(/- data:\/data\n.*\n +- \$\{BACKUPS:-backups\}:\/backups\n/)
  })

  it('leave secrets and data of the clone out of the image', () => {
    const left = read('.dockerignore').split('\n')
    for (const place of ['.env', '.git', 'data*', 'uploads/*', 'backups', 'node_modules'])
      expect(left).toContain(place)
  })
})
