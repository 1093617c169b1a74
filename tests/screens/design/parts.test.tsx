import { ChakraProvider } from '@chakra-ui/react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Confirm } from '../../../client/src/design/feedback/Confirm'
import { PasswordField } from '../../../client/src/design/form/PasswordField'
import { SearchBox } from '../../../client/src/design/form/SearchBox'
import { SubmitButton } from '../../../client/src/design/form/SubmitButton'
import { TextField } from '../../../client/src/design/form/TextField'
import { Tabs } from '../../../client/src/design/layout/Tabs'
import { DataTable } from '../../../client/src/design/lists/DataTable'
import { Pager } from '../../../client/src/design/lists/Pager'
import { system } from '../../../client/src/design/theme/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={system}>{part}</ChakraProvider>)

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
    await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
    expect(input).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
    expect(input).toHaveProperty('type', 'password')
  })

  it('shows that a form is being sent, and cannot be pressed', () => {
    show(
      <SubmitButton busy busyWords="Signing in...">
        Sign In
      </SubmitButton>,
    )
    expect(screen.getByRole('button', { name: 'Signing in...' })).toHaveProperty('disabled', true)
  })
})

describe('lists', () => {
  it('the pager disables its buttons at both ends', async () => {
    const onPage = vi.fn()
    show(<Pager page={1} totalPages={3} onPage={onPage} />)
    expect(screen.getByText('Page 1 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(onPage).toHaveBeenCalledWith(2)
  })

  it('the content of a cell is one element, beside its label on a phone, however many children it has', () => {
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

  it('a dash is marked as none, which is left out on a phone', () => {
    const columns = [
      { head: 'Title', cell: () => 'Low Tide' },
      { head: 'Answers', cell: () => '–' },
    ]
    show(<DataTable label="Packages" rows={['a']} rowKey={(row) => row} columns={columns} />)
    expect(screen.getAllByRole('cell').map((cell) => cell.querySelector('[data-none]') !== null)).toEqual([
      false,
      true,
    ])
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

  it('a search waits half a second, sends trimmed text, and keeps what is typed in the meantime', () => {
    vi.useFakeTimers()
    const onSearch = vi.fn()
    const search = (value: string) => (
      <ChakraProvider value={system}>
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

it('tabs move with the arrow keys and wrap around', async () => {
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

it('a question shows its own text and is answered by either button', async () => {
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
