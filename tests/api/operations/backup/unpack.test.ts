import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { unpackBackup } from '../../../../server/backup/unpack'
import { afterThisTest } from '../../../helpers/cleanUp'
import { archive } from '../../../helpers/files/workbook'

const PICTURE = Buffer.from('a picture of which one byte falls over')

async function downloaded(change: (bytes: Buffer) => Buffer = (bytes) => bytes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'unpack-'))
  afterThisTest(() => rmSync(folder, { recursive: true, force: true }))
  const zip = await archive({
    'backup-2026-03-20/agency.sqlite': 'rows',
    'backup-2026-03-20/manifest.json': '{}',
    'backup-2026-03-20/uploads/a/b.webp': PICTURE,
    'backup-2026-03-20/notes.txt': 'no part of a backup',
  })
  writeFileSync(path.join(folder, 'backup.zip'), change(zip))
  return { file: path.join(folder, 'backup.zip'), into: path.join(folder, 'backup') }
}

it('unpacks the files of a backup out of the folder that a download has', async () => {
  const { file, into } = await downloaded()
  const told: unknown[] = []
  await unpackBackup(file, into, (progress) => told.push(progress))
  expect(told.at(-1)).toEqual({ stage: 'unpacking', done: 3, total: 4 })
  expect(readFileSync(path.join(into, 'agency.sqlite'), 'utf8')).toBe('rows')
  expect(readFileSync(path.join(into, 'uploads/a/b.webp'))).toEqual(PICTURE)
  expect(() => readFileSync(path.join(into, 'notes.txt'))).toThrow('ENOENT')
})

it('refuses a backup whose checksums do not fit its files', async () => {
  const { file, into } = await downloaded((bytes) => {
    const at = bytes.indexOf(Buffer.from('PK\u0001\u0002'))
    bytes.writeUInt32LE(1, at + 16)
    return bytes
  })
  await expect(unpackBackup(file, into)).rejects.toThrow(
    'The file is damaged. Download the backup again, or take another one.',
  )
})

it('says of a download that broke off that its end is missing', async () => {
  const { file, into } = await downloaded((bytes) => bytes.subarray(0, bytes.length / 2))
  await expect(unpackBackup(file, into)).rejects.toThrow(
    'The end of this file is missing. Download the backup again, or take another one.',
  )
})

it('refuses a path that leaves the folder', async () => {
  const { file, into } = await downloaded((bytes) =>
    Buffer.from(bytes.toString('latin1').replaceAll('uploads/a/b.webp', 'uploads/../../up'), 'latin1'),
  )
  await expect(unpackBackup(file, into)).rejects.toThrow('This file is not a backup of this program.')
  expect(() => readFileSync(path.join(into, '../up'))).toThrow('ENOENT')
})
