import { ChakraProvider } from '@chakra-ui/react'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Confirm } from '../../client/src/design/Confirm'
import { DataTable } from '../../client/src/design/DataTable'
import { Pager } from '../../client/src/design/Pager'
import { PasswordField } from '../../client/src/design/PasswordField'
import { SearchBox } from '../../client/src/design/SearchBox'
import { SubmitButton } from '../../client/src/design/SubmitButton'
import { Tabs } from '../../client/src/design/Tabs'
import { TextField } from '../../client/src/design/TextField'
import { house } from '../../client/src/design/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={house}>{part}</ChakraProvider>)

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a field', () => {
  it('is named by its label and described by its help and its error', () => {
    show(<TextField label="Email" help="Where we answer" error="Enter a valid email address" required />)
    const input = screen.getByRole('textbox', { name: /^email/i })
    expect(input).toHaveProperty('required', true)
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Where we answer',
      'Enter a valid email address',
    ])
  })

  it('shows a password and hides it again', async () => {
    show(<PasswordField label="Password" />)
    const input = screen.getByLabelText('Password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(input).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(input).toHaveProperty('type', 'password')
  })

  it('says that it works while a form is sent, and cannot be pressed', () => {
    show(
      <SubmitButton busy busyWords="Signing in...">
        Sign In
      </SubmitButton>,
    )
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true)
  })
})

describe('lists', () => {
  it('the pager knows its ends', async () => {
    const onPage = vi.fn()
    show(<Pager page={1} totalPages={3} onPage={onPage} />)
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenCalledWith(2)
  })

  it('what a cell holds is one part, beside its name on a phone, however many it has itself', () => {
    const cell = () => (
      <>
        We need two <b>photographers</b> for a day
      </>
    )
    const columns = [{ head: 'Message', cell }]
    show(<DataTable label="Enquiries" rows={['a']} rowKey={(row) => row} columns={columns} />)
    const { childNodes } = screen.getByRole('cell')
    expect([...childNodes].map((part) => part.textContent)).toEqual(['We need two photographers for a day'])
  })

  it('a row opens by pointer and by keyboard, and a button in it does not open it twice', async () => {
    const onOpen = vi.fn()
    const onEye = vi.fn()
    const rows = [{ id: 'a' }, { id: 'b' }]
    show(
      <DataTable
        label="Enquiries"
        rows={rows}
        rowKey={(row) => row.id}
        onOpen={onOpen}
        columns={[
          { head: 'Name', cell: (row) => row.id },
          {
            head: 'Actions',
            kind: 'actions',
            cell: () => (
              <button type="button" onClick={onEye}>
                View
              </button>
            ),
          },
        ]}
      />,
    )
    const [, first] = screen.getAllByRole('row')
    if (!first) throw new Error('no row')
    await userEvent.click(within(first).getByRole('button', { name: 'View' }))
    expect(onEye).toHaveBeenCalledTimes(1)
    expect(onOpen).not.toHaveBeenCalled()
    first.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onOpen).toHaveBeenLastCalledWith(rows[1])
    await userEvent.click(screen.getByRole('cell', { name: 'a' }))
    expect(onOpen).toHaveBeenLastCalledWith(rows[0])
  })

  it('a search waits half a second, sends trimmed text, and keeps what is typed meanwhile', () => {
    vi.useFakeTimers()
    const onSearch = vi.fn()
    const search = (value: string) => (
      <ChakraProvider value={house}>
        <SearchBox label="Search" value={value} onSearch={onSearch} />
      </ChakraProvider>
    )
    const { rerender } = render(search(''))
    const box = screen.getByRole('searchbox', { name: 'Search' })
    fireEvent.change(box, { target: { value: ' ash ' } })
    act(() => vi.advanceTimersByTime(499))
    expect(onSearch).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(onSearch).toHaveBeenCalledWith('ash')
    fireEvent.change(box, { target: { value: ' asha' } })
    rerender(search('ash'))
    expect(box).toHaveProperty('value', ' asha')
    rerender(search(''))
    expect(box).toHaveProperty('value', '')
  })
})

it('tabs move with the arrows and come round', async () => {
  function Rooms() {
    const [tab, setTab] = useState<'one' | 'two'>('one')
    const tabs = [
      { id: 'one', words: 'Basic Info' },
      { id: 'two', words: 'Ratings' },
    ] as const
    return (
      <Tabs label="Model" tabs={tabs} value={tab} onChange={setTab}>
        {tab}
      </Tabs>
    )
  }
  show(<Rooms />)
  screen.getByRole('tab', { name: 'Basic Info' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Ratings' }))
  expect(screen.getByRole('tabpanel', { name: 'Ratings' }).textContent).toBe('two')
})

it('a question is asked in its own words and answered by either button', async () => {
  const onConfirm = vi.fn()
  const onClose = vi.fn()
  show(
    <Confirm
      open
      title="Delete model"
      question="Are you sure you want to delete Asha? This action cannot be undone."
      confirmWords="Delete"
      onConfirm={onConfirm}
      onClose={onClose}
    />,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Delete model' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(onConfirm).toHaveBeenCalledTimes(1)
  expect(onClose).toHaveBeenCalledTimes(1)
})
