import { expect, it } from 'vitest'
import { settings } from '../../../drizzle/schema'
import { loadAgency } from '../../../server/features/agency/settings/service'
import { readMeanings } from '../../../server/features/roster/import/repository'
import { testApp } from '../../helpers/testApp'

/** A site with this text as a setting, as after a change by hand. */
function withSetting(key: string, value: string) {
  const t = testApp()
  t.db.insert(settings).values({ key, value }).run()
  return { ...t, admin: t.as(t.superadmin()).admin }
}

for (const value of ['', '{"cut', 'null', '[1]', '"words"', '{"at":1,"heads":1,"ask":1,"sealed":1}']) {
  it(`a last run of the retention damaged to '${value}' is none, and the next run goes on`, async () => {
    const { admin } = withSetting('retention', value)
    expect(await admin.retention.read()).toMatchObject({ lastRunAt: null })
  })

  it(`texts of messages damaged to '${value}' are the usual ones`, async () => {
    const { admin } = withSetting('message texts', value)
    const { ask } = await admin.deskSettings.texts()
    expect(ask.en.split('\n')[0]).toBe('{name}, can you do this job?')
  })

  it(`meanings of the last import damaged to '${value}' are forgotten`, () => {
    const { db } = withSetting('roster import meanings', value)
    expect(readMeanings(db)).toEqual({ heads: {}, words: {} })
  })

  it(`settings of the desk damaged to '${value}' are the usual ones`, async () => {
    const { admin } = withSetting('desk', value)
    expect(await admin.deskSettings.get()).toMatchObject({ optionDays: 7, confirmNeedsYes: true })
  })

  it(`a kept password of the mail server damaged to '${value}' is none, and the site starts`, async () => {
    const { db, admin, ...t } = withSetting('secret.mailServer', value)
    loadAgency({ ...t, db })
    const { value: read } = await admin.settings.get({ section: 'mailServer' })
    expect(read).toMatchObject({ password: { state: 'none' } })
  })
}

it('what another release kept about messages and imports is read where this one knows it', async () => {
  const texts = { ask: { en: 'Asha?', ta: 'வணக்கம்' }, aLaterPurpose: { en: 'Later' } }
  const { admin } = withSetting('message texts', JSON.stringify(texts))
  expect((await admin.deskSettings.texts()).ask.en).toBe('Asha?')
  const meanings = { heads: { town: 'city' }, words: { gender: { f: 'female' } }, isMonthFirst: true }
  const { db } = withSetting('roster import meanings', JSON.stringify(meanings))
  expect(readMeanings(db)).toEqual(meanings)
})
