import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { settings } from '../../../../drizzle/schema'
import { beginTry, markFailed, queueMail } from '../../../../server/core/mail/outbox'
import { anAccount } from '../../../../server/demo/builders/accounts'
import { recordStart } from '../../../../server/features/operations/system/service'
import { noteUpdate } from '../../../../server/features/operations/system/updates.service'
import { renderAdmin } from '../../../helpers/screens/adminScreens'
import { brokenLine } from '../../../helpers/screens/renderScreen'
import { type TestApp, testApp } from '../../../helpers/testApp'

const HOUR_MS = 60 * 60_000
const meera = (t: TestApp) => anAccount(t, { role: 'superadmin', email: 'meera@house.example' })
const marked = () => document.querySelector('nav[aria-label="Settings"] a[href="/admin/system"]')?.textContent
const fact = (name: string) => screen.getByText(name).closest('div')?.textContent

async function aSystem() {
  const t = testApp()
  await t.ready
  recordStart(t)
  return t
}

/** Mail has failed for two days, one mail was abandoned, the disk is full, there is no backup. */
async function everythingWrong() {
  const t = await aSystem()
  for (const to of ['asha@example.in', 'tara@example.in'])
    queueMail(t.db, t.clock(), { to, subject: 'Your profile', text: 'Hello' })
  const [lost, waiting] = t.mails()
  for (const [mail, next] of [
    [lost, null],
    [waiting, new Date('2026-03-05T10:00:00Z')],
  ] as const) {
    beginTry(t.db, mail?.id ?? '', next, t.clock())
    markFailed(t.db, mail?.id ?? '', { reason: 'EAUTH: 535 no', isRecipients: false }, t.clock())
  }
  const failed = {
    at: '2026-03-03T03:30:00.000Z',
    folder: '/backups/x',
    files: 1,
    bytes: 1,
    seconds: 1,
    result: 'failed',
    reason: 'No room for the copy',
  }
  t.db
    .insert(settings)
    .values({ key: 'backup', value: JSON.stringify(failed) })
    .run()
  t.db
    .insert(settings)
    .values({
      key: 'backup-verified',
      value: JSON.stringify({
        at: '2026-03-01T03:30:00.000Z',
        folder: '/backups/w',
        fault: 'The backup is incomplete: x.avif is missing.',
      }),
    })
    .run()
  t.monitor.diskSpace = async () => ({ free: 1024 ** 3, total: 100 * 1024 ** 3 })
  t.monitor.startWarnings.push('RATE_LIMIT is off.')
  t.monitor.recordError(new TypeError('x'), '/trpc/site.home.slides', 'request-1')
  t.monitor.picturesGivenUp = 3
  t.monitor.replica = { state: 'behind', since: '2026-03-03T03:30:00.000Z' }
  t.later(48 * HOUR_MS)
  return t
}

describe('/admin/system', () => {
  it('says that nothing needs attention once there is a backup', async () => {
    const t = await aSystem()
    const made = { at: '2026-03-02T03:30:00.000Z', folder: '/backups/x', files: 1, bytes: 1, seconds: 1 }
    const value = JSON.stringify({ ...made, result: 'ok', reason: null })
    t.db.insert(settings).values({ key: 'backup-success', value }).run()
    renderAdmin(t, '/admin/system', { account: meera(t) })
    expect(await screen.findByText('Nothing needs your attention.')).toBeTruthy()
    expect(screen.queryByText(/There is no backup yet/)).toBeNull()
  })

  it('says that nothing but a backup is missing when all else is well, and marks nothing', async () => {
    const t = await aSystem()
    renderAdmin(t, '/admin/system', { account: meera(t) })
    expect(await screen.findByText('There is no backup yet. Nothing else needs your attention.')).toBeTruthy()
    // With the commit when the build has recorded it.
    expect(fact('Version')).toMatch(/^Version1\.0\.0( \([0-9a-f]+\))?$/)
    expect(fact('Running since')).toContain('Mar 2, 2026')
    expect(fact('Disk of the media')).toBe('Disk of the media400.0 GB of 500.0 GB free (80 %)')
    expect(fact('Last successful backup')).toBe('Last successful backupNone yet')
    expect(screen.queryByText('Copy of the database elsewhere')).toBeNull()
    expect(fact('Waiting')).toBe('Waiting0')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Try all now' }).disabled).toBe(true)
    const licences = screen.getByRole('link', { name: /^AGPL-3.0, and the licences of the packages in it/ })
    expect(licences.getAttribute('href')).toBe('/licences.txt')
    expect(marked()).toBe('System')
    expect(screen.queryByLabelText('System notices')).toBeNull()
  })

  it('lists every problem, and the navigation and every page show a warning', async () => {
    const t = await everythingWrong()
    renderAdmin(t, '/admin/system', { account: meera(t) })
    const list = within(await screen.findByRole('region', { name: 'Needs attention' }))
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'No email has been sent for six hours or more. Send a test email to see why, then check the mail server.',
      'Some emails could not be sent. Call these people, or send the emails again.',
      'A disk is nearly full: less than 10 % or 2 GB is free. Ask your hosting company for more disk space.',
      'There has been no successful backup for 36 hours. Press “Back up now”.',
      'The last backup failed. See the reason, then press “Back up now”.',
      'A backup is damaged. Press “Back up now” to have a good one.',
      'The copy of the database elsewhere is more than ten minutes behind. Ask whoever set it up to look at it.',
    ])
    const parts = list.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(parts).toEqual(['email', 'given-up', 'storage', 'backups', 'backups', 'backups', 'backups'])
    const titles = parts.map((id) => document.getElementById(id)?.getAttribute('aria-label'))
    expect([...new Set(titles)]).toEqual(['Email', 'Emails that were not sent', 'Storage', 'Backups'])
    expect(fact('Disk of the media')).toContain('1.0 GB of 100.0 GB free (1 %)Nearly full')
    expect(fact('Last backup')).toContain('No room for the copy')
    expect(fact('Last successful backup')).toContain('Overdue')
    expect(fact('Last verified')).toMatch(/Mar 1, 2026.*x\.avif is missing\.\/backups\/wCheck failed$/)
    expect(fact('Copy of the database elsewhere')).toMatch(/Behind, since Mar 3, 2026.*needs attention$/)
    expect(fact('Failing since')).toContain('Failing')
    expect(screen.getByRole('link', { name: 'Change the mail server' }).getAttribute('href')).toBe(
      '/admin/settings/mailServer',
    )
    expect(fact('Reason (1 email)')).toContain(
      'The mail server refused user name or password.DetailsEAUTH: 535 no',
    )
    expect(fact('Images that could not be processed since the start')).toContain('3')
    expect(screen.getByText('RATE_LIMIT is off.')).toBeTruthy()
    const errors = within(screen.getByRole('table', { name: 'Errors since the start' }))
    expect(errors.getByText('request-1').closest('tr')?.textContent).toContain('TypeError')
    const last = within(screen.getByRole('table', { name: 'The last 50 errors' }))
    expect(last.getByText('request-1').closest('tr')?.textContent).toContain('/trpc/site.home.slides')
    const mails = within(await screen.findByRole('table', { name: 'Emails that were not sent' }))
    expect(mails.getByText('Your profile').closest('tr')?.textContent).toContain('asha@example.in')
    await waitFor(() => expect(marked()).toBe('System, needs attention'))
    expect(screen.getByLabelText('System notices').textContent).toMatch(
      /^No email has been sent since Mar 2, 2026,? 03:30 PM\..*The disk is nearly full.*Open the system page$/,
    )
  })

  it('sends a test mail and shows the result; retries all mails; retries one abandoned mail and removes it', async () => {
    const t = await everythingWrong()
    const { user } = renderAdmin(t, '/admin/system', { account: meera(t) })
    await user.click(await screen.findByRole('button', { name: 'Try all now' }))
    expect(await screen.findByText('Trying 1 email again')).toBeTruthy()
    expect(t.mails()[1]).toMatchObject({ tries: 0, nextTryAt: '2026-03-04T10:00:00.000Z' })
    await user.click(await screen.findByRole('button', { name: 'Try again: email to asha@example.in' }))
    expect(await screen.findByText('Trying the email again')).toBeTruthy()
    expect(t.mails()[0]).toMatchObject({ givenUpAt: null, nextTryAt: '2026-03-04T10:00:00.000Z' })
    await user.click(screen.getByRole('button', { name: 'Send a test email' }))
    expect(await screen.findByText('250 OK')).toBeTruthy()
    expect(screen.getByText(/^We sent a test email to meera@house\.example\./)).toBeTruthy()
  })

  it('asks before all abandoned mails are removed from the list', async () => {
    const t = await everythingWrong()
    const { user } = renderAdmin(t, '/admin/system', { account: meera(t) })
    await user.click(await screen.findByRole('button', { name: 'Remove all' }))
    const dialog = within(screen.getByRole('alertdialog'))
    expect(dialog.getByText(/^Remove 1 email from this list\?/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(t.mails()).toHaveLength(1))
  })

  it('shows an error when it cannot be loaded', async () => {
    const t = await aSystem()
    renderAdmin(t, '/admin/system', { account: meera(t), before: [brokenLine] })
    expect(await screen.findByText('Error loading system')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  })

  it('is hidden from an admin, who sees on every page that mail fails and whom to contact', async () => {
    const t = await everythingWrong()
    renderAdmin(t, '/admin/system')
    expect(await screen.findByText('Only superadmins can see this page')).toBeTruthy()
    expect(marked()).toBeUndefined()
    expect((await screen.findByLabelText('System notices')).textContent).toMatch(
      /^No email has been sent since.*Please tell a superadmin\.$/,
    )
  })

  it('shows which release is waiting, what changed, and how the last update ended, and has the next installed at night', async () => {
    const t = await aSystem()
    noteUpdate(t, {
      kind: 'update',
      from: '1.0.0',
      to: '1.1.0',
      result: 'failed',
      reason: 'It did not start.',
    })
    noteUpdate(t, { kind: 'check', available: { version: '1.2.0', changes: '- Faster.' } })
    const { user } = renderAdmin(t, '/admin/system', { account: meera(t) })
    expect(
      await screen.findByText('The last update of this site failed. The reason is given under “Program”.'),
    ).toBeTruthy()
    expect(fact('Newest release')).toMatch(
      /^Newest release1\.2\.0Last looked .+What changed- Faster\.Not installed$/,
    )
    expect(fact('Last update')).toMatch(/^Last update1\.0\.0 to 1\.1\.0, .+It did not start\.Failed$/)
    const night = () =>
      screen.getByRole<HTMLSelectElement>('combobox', { name: 'Install new releases at night' })
    expect([...night().options].map(({ text }) => text)).toEqual(['Off', 'Security releases only', 'All'])
    expect(night().value).toBe('off')
    await user.selectOptions(night(), 'Security releases only')
    await waitFor(() => expect(night().disabled).toBe(false))
    expect(night().value).toBe('security')
  })

  it('has no line about newer releases where nothing looks for them', async () => {
    const t = await aSystem()
    renderAdmin(t, '/admin/system', { account: meera(t) })
    expect(await screen.findByText('There is no backup yet. Nothing else needs your attention.')).toBeTruthy()
    expect(screen.queryByText('Newest release')).toBeNull()
    expect(screen.queryByLabelText('Install new releases at night')).toBeNull()
  })

  it('makes a backup, and says when it is done how large it is and where', async () => {
    const t = await aSystem()
    let runningSince: string | null = null
    t.backups.state = () => ({ runningSince, fault: null })
    t.backups.start = () => {
      runningSince = t.clock().toISOString()
      return true
    }
    const { user } = renderAdmin(t, '/admin/system', { account: meera(t) })
    await user.click(await screen.findByRole('button', { name: 'Back up now' }))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Backing up...' })
    expect(button.disabled).toBe(true)
    const made = {
      at: t.clock().toISOString(),
      folder: '/backups/y',
      files: 12,
      bytes: 5_242_880,
      seconds: 1,
    }
    const value = JSON.stringify({ ...made, result: 'ok', reason: null })
    t.db.insert(settings).values({ key: 'backup-success', value }).run()
    runningSince = null
    expect(await screen.findByText('Backed up 12 files, 5.0 MB, to /backups/y')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Back up now' })).toBeTruthy()
  })
})
