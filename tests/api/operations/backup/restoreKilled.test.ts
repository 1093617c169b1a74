import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replaceWithRestored, restoreBeside } from '../../../../server/backup/replacement'
import { migrationsFolder } from '../../../../server/core/projectRoot'
import { aRestorableSite, markIn, NOW } from '../../../helpers/installed/restorableSite'

describe('a process that is killed while the data are replaced', () => {
  it.for(['after the old pictures', 'after the new pictures', 'after the old database'])(
    '%s were moved, goes on at the next start',
    async (when) => {
      const { place, folder } = await aRestorableSite()
      await restoreBeside(folder, place, migrationsFolder, NOW)
      writeFileSync(`${place.databasePath}.restore-accepted`, '')
      renameSync(place.uploadsDir, `${place.uploadsDir}.before-restore`)
      if (when !== 'after the old pictures') renameSync(`${place.uploadsDir}.restored`, place.uploadsDir)
      if (when === 'after the old database')
        renameSync(place.databasePath, `${place.databasePath}.before-restore`)
      expect(await replaceWithRestored(place)).toBe(true)
      expect(markIn(place.databasePath)).toBe('"of the backup"')
      expect(markIn(`${place.databasePath}.before-restore`)).toBe('"of now"')
      expect(readFileSync(join(place.uploadsDir, 'ab/abc/original'), 'utf8')).toBe('a picture')
      expect(readFileSync(join(`${place.uploadsDir}.before-restore`, 'ab/abc/original'), 'utf8')).toBe(
        'another picture',
      )
    },
  )

  it('before the press, leaves the site as it is and removes the rest', async () => {
    const { place, folder } = await aRestorableSite()
    await restoreBeside(folder, place, migrationsFolder, NOW)
    expect(await replaceWithRestored(place)).toBe(false)
    expect(markIn(place.databasePath)).toBe('"of now"')
    expect(existsSync(`${place.databasePath}.restored`)).toBe(false)
  })
})
