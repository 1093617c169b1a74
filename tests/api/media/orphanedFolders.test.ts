import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bindStorageToDatabase, cleanUpOrphans } from '../../../server/features/media/cleanup/service'
import { stored } from '../../helpers/people/talentWithData'
import { testApp } from '../../helpers/testApp'

describe('R10 a folder of files without a row', () => {
  it('may be an upload in progress for an hour, and is removed after it', async () => {
    const t = testApp({ MEDIA_URL: '' })
    await t.ready
    await bindStorageToDatabase(t)
    const folder = path.dirname(t.storage.pathOf('aa-without-a-row', 'file.pdf'))
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'file.pdf'), 'x')
    const made = async (minutesAgo: number) => {
      const at = new Date(t.clock().getTime() - minutesAgo * 60_000)
      await utimes(folder, at, at)
    }
    await made(59)
    expect((await cleanUpOrphans(t)).orphans).toBe(0)
    expect(stored(t)).toEqual(['aa-without-a-row'])
    await made(61)
    expect((await cleanUpOrphans(t)).orphans).toBe(1)
    expect(stored(t)).toEqual([])
  })
})
