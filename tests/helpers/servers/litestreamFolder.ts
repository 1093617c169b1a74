import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a running Litestream has beside the database: its address, and its copy of the log up to `here`. */
export function aLitestreamFolder(dataDir: string, port: number, [index, offset]: [number, number]) {
  const logs = join(dataDir, '.agency.sqlite-litestream/generations/0123456789abcdef/wal')
  mkdirSync(logs, { recursive: true })
  writeFileSync(join(dataDir, '.agency.sqlite-litestream/generation'), '0123456789abcdef\n')
  // The file before stays for a while after a checkpoint.
  for (const [number, size] of [
    [index - 1, 206_032],
    [index, offset],
  ] as const) {
    if (number < 0) continue
    const file = join(logs, `${number.toString(16).padStart(8, '0')}.wal`)
    writeFileSync(file, '')
    truncateSync(file, size)
  }
  const config = { addr: `127.0.0.1:${port}`, dbs: [{ path: join(dataDir, 'agency.sqlite') }] }
  writeFileSync(join(dataDir, 'litestream.json'), JSON.stringify(config))
}
