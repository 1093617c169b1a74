import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { withTalents } from '../../../helpers/desk/deskImports'
import { gridSheet } from '../../../helpers/desk/deskSheets'
import { renderDesk } from '../../../helpers/screens/deskScreens'

afterEach(() => void vi.unstubAllGlobals())

/** Answers the page's uploads by the real procedures, with this sheet. */
function withSheet({ by }: ReturnType<typeof withTalents>, sheet: string) {
  class Sending {
    onload?: () => void
    upload = {}
    status = 200
    responseText = ''
    to = ''
    open(_method: string, to: string) {
      this.to = to
    }
    setRequestHeader() {}
    async send(form: FormData) {
      const { reading = '{}', file: _, ...fields } = Object.fromEntries(form)
      const given = { ...fields, ...JSON.parse(String(reading)) }
      const imports = await by(sheet)
      const answer = await (this.to.endsWith('/check') ? imports.check(given) : imports.run(given))
      this.responseText = JSON.stringify(answer)
      this.onload?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending)
}

it('an old sheet is read, told line by line, imported, and taken back whole', async () => {
  const d = withTalents()
  withSheet(d, gridSheet)
  const before = d.rows()
  const { user } = renderDesk(d.t, '/admin/import/desk', { account: d.noor })
  expect(await screen.findByText('No imports yet')).toBeTruthy()
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File([gridSheet], 'options.csv', { type: 'text/csv' }),
  )
  const add = await screen.findByRole('button', {
    name: 'Import 20 options, 8 confirmed entries, 10 bookouts',
  })
  expect(d.rows()).toEqual(before)
  expect(screen.getByRole('heading', { name: 'Lines' })).toBeTruthy()
  await user.click(add)
  expect(
    await screen.findByText(
      'Imported: 20 options, 8 confirmed entries, 10 bookouts · 5 jobs, 4 new clients.',
    ),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Import another sheet' }))
  await user.click(await screen.findByRole('button', { name: 'Take back options.csv' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }))
  expect(await screen.findByText('Import taken back')).toBeTruthy()
  const { told: _, ...rows } = d.rows()
  const { told: __, ...had } = before
  expect(rows).toEqual(had)
})

it('lines that will be left out are told above the others, before anything is imported', async () => {
  const d = withTalents()
  const sheet = 'Talent,9 Mar 2026,10 Mar 2026\r\nAna,1 Kori,??\r\nNobody Here,out,\r\n'
  withSheet(d, sheet)
  const { user } = renderDesk(d.t, '/admin/import/desk', { account: d.noor })
  await screen.findByText('No imports yet')
  await user.upload(
    document.querySelector('input[type=file]') as HTMLInputElement,
    new File([sheet], 'options.csv', { type: 'text/csv' }),
  )
  expect(await screen.findByRole('button', { name: 'Import 1 option' })).toBeTruthy()
  expect(screen.getByText('2 lines will be left out. See them under Show.')).toBeTruthy()
})
