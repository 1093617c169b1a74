import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createBucket } from '../../../../server/core/files/bucket'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { afterThisTest } from '../../../helpers/cleanUp'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { BUCKET_KEYS, startBucketServer } from '../../../helpers/servers/bucketServer'
import { testApp } from '../../../helpers/testApp'

async function thePage(path = '/admin/system', environment: NodeJS.ProcessEnv = {}) {
  const server = await startBucketServer()
  afterThisTest(() => server.close())
  const endpoint = new URL(server.url().split('endpoint=')[1] ?? '').origin
  const t = testApp(environment)
  await t.ready
  recordStart(t)
  t.openBucketsBy(async (place, keys) => createBucket({ ...place, endpoint }, keys))
  const account = anAccount(t, { role: 'superadmin', email: 'meera@kori.example' })
  const { user } = renderAdmin(t, path, { account })
  return { server, user }
}

describe('the bucket of backups at /admin/system', () => {
  it('is tested by keyboard, says in plain words what failed, keeps what was typed, and is saved and ended', async () => {
    const { server, user } = await thePage()
    await user.click(await screen.findByRole('button', { name: 'Choose a bucket' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copies in a bucket' }))
    const box = (name: string) => dialog.getByLabelText(name)
    await waitFor(() => expect(document.activeElement).toBe(box('Endpoint')))
    await user.keyboard('https://s3.provider.example')
    for (const text of ['eu-1', 'media', 'backups', 'S3RVER', 'a-secret']) {
      await user.tab()
      await user.keyboard(text)
    }
    server.answers(403)
    await user.click(dialog.getByRole('button', { name: 'Test' }))
    expect(
      await dialog.findByText('Writing a file did not work. This key may not do that in this bucket. (403)'),
    ).toBeTruthy()
    expect((box('Secret') as HTMLInputElement).value).toBe('a-secret')
    expect((box('Secret') as HTMLInputElement).type).toBe('password')
    server.answers('usual')
    await user.clear(box('Secret'))
    await user.type(box('Secret'), 'S3RVER')
    await user.click(dialog.getByRole('button', { name: 'Test' }))
    expect(
      await dialog.findByText('It works: a small file was written, read, listed and deleted.'),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('None yet. The newest backup is copied within ten minutes.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'End the copies' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'End the copies?' }))
    await user.click(question.getByRole('button', { name: 'End the copies' }))
    expect(await screen.findByRole('button', { name: 'Choose a bucket' })).toBeTruthy()
  })

  it('says at a field what is wrong there', async () => {
    const { user } = await thePage()
    await user.click(await screen.findByRole('button', { name: 'Choose a bucket' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copies in a bucket' }))
    await user.type(dialog.getByLabelText('Endpoint'), 'http://s3.provider.example')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('Enter an address that starts with https:// and has no path')).toBeTruthy()
    expect(dialog.getByText('Enter the name of the bucket')).toBeTruthy()
  })

  it('is only shown where the environment sets it', async () => {
    const server = await startBucketServer()
    afterThisTest(() => server.close())
    await thePage('/admin/system', { BACKUP_URL: server.url('nightly'), ...BUCKET_KEYS })
    expect(
      await screen.findByText(
        'Set by BACKUP_URL in the settings of the server, so it cannot be changed here.',
      ),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose a bucket' })).toBeNull()
  })
})

describe('the bucket at /admin/restore', () => {
  it('shows its backups when it is asked, and why it cannot be read', async () => {
    const server = await startBucketServer()
    afterThisTest(() => server.close())
    const { user } = await thePage('/admin/restore', { BACKUP_URL: server.url('nightly'), ...BUCKET_KEYS })
    const show = await screen.findByRole('button', { name: 'Show the backups in the bucket' })
    server.answers(403)
    await user.click(show)
    expect(
      await screen.findByText(
        'Listing the files did not work. This key may not do that in this bucket. (403)',
      ),
    ).toBeTruthy()
    server.answers('usual')
    const endpoint = new URL(server.url().split('endpoint=')[1] ?? '').origin
    const bucket = createBucket(
      { bucket: 'media', folder: 'nightly/', endpoint, region: 'eu-1' },
      { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    )
    await bucket.put('backups/agency-2026-03-01T22-00-00.json', '{}')
    await user.click(screen.getByRole('button', { name: 'Show the backups in the bucket' }))
    expect(await screen.findByRole('button', { name: 'Check agency-2026-03-01T22-00-00' })).toBeTruthy()
  })

  it('says where a bucket is set when there is none', async () => {
    await thePage('/admin/restore')
    expect(await screen.findByText('No bucket is set.', { exact: false })).toBeTruthy()
  })
})
