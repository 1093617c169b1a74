import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ComboBox } from '../../../client/src/design/form/combo/ComboBox'
import { system } from '../../../client/src/design/theme/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={system}>{part}</ChakraProvider>)

describe('the combo box', () => {
  const choices = [
    { value: '1', words: 'Asha', note: 'Mumbai' },
    { value: '2', words: 'Zoë Merchant', note: 'Delhi' },
    { value: '3', words: 'Zoya', note: 'Goa' },
  ]
  function Booking({ start = '' }) {
    const [value, setValue] = useState(start)
    return (
      <>
        <ComboBox label="Model" choices={choices} value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    )
  }
  it('finds entries by typing, without accents, and selects by keyboard', async () => {
    const { container } = show(<Booking />)
    const box = screen.getByRole('combobox', { name: 'Model' })
    await userEvent.type(box, 'zo')
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Zoë MerchantDelhi',
      'ZoyaGoa',
    ])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(container.querySelector('output')?.textContent).toBe('3')
    expect(box).toHaveProperty('value', 'Zoya')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('keys that are faster than the list choose what was typed', async () => {
    const { container } = show(<Booking />)
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Model' })
    box.focus()
    // Outside of act, which would let the list follow after each event.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'Zoya')
    box.dispatchEvent(new Event('input', { bubbles: true }))
    for (const key of ['ArrowDown', 'Enter']) {
      await Promise.resolve()
      box.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe('3'))
    vi.unstubAllGlobals()
  })

  it('keeps the place of a picture whose file does not come', async () => {
    const pictured = choices.map((choice) => ({ ...choice, picture: '/media/asha/320.webp' }))
    const { container } = show(<ComboBox label="Model" choices={pictured} value="" onChange={() => {}} />)
    await userEvent.click(screen.getByRole('combobox', { name: 'Model' }))
    const [first] = container.querySelectorAll('li img')
    expect(container.querySelectorAll('li img')).toHaveLength(3)
    if (first) fireEvent.error(first)
    expect(container.querySelectorAll('li img')).toHaveLength(2)
    expect(screen.getAllByRole('option')[0]?.querySelector('i')).toBeTruthy()
  })

  it('keeps text without a match and selects nothing', async () => {
    const { container } = show(<Booking start="1" />)
    const box = screen.getByRole('combobox', { name: 'Model' })
    expect(box).toHaveProperty('value', 'Asha')
    await userEvent.clear(box)
    await userEvent.type(box, 'nobody')
    expect(screen.getByText('No results')).toBeTruthy()
    await userEvent.tab()
    expect(box).toHaveProperty('value', 'nobody')
    expect(container.querySelector('output')?.textContent).toBe('')
  })

  it('a key pressed before the entries have loaded still selects the first', async () => {
    const chosen = vi.fn()
    const box = (lines: typeof choices) => (
      <ComboBox label="Model" choices={lines} value="" onChange={chosen} />
    )
    const { rerender } = show(box([]))
    await userEvent.click(screen.getByRole('combobox', { name: 'Model' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.queryByText('No results')).toBeNull()
    rerender(<ChakraProvider value={system}>{box(choices)}</ChakraProvider>)
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('1')
  })

  it('selects a name that was typed completely', async () => {
    const { container } = show(<Booking />)
    await userEvent.type(screen.getByRole('combobox', { name: 'Model' }), 'zoe merchant')
    await userEvent.tab()
    expect(container.querySelector('output')?.textContent).toBe('2')
  })

  const people = [
    { value: 'k', words: 'Kabir', note: 'Chennai' },
    { value: 's', words: 'Sunaina', note: 'Pune' },
    { value: 'm', words: 'Mira Nair', note: 'Goa' },
    { value: 'n', words: 'Naina', note: 'Delhi' },
    { value: 'z', words: 'Naira', note: 'Delhi' },
  ]
  function Casting({ start = '' }) {
    const [value, setValue] = useState(start)
    return (
      <>
        <ComboBox label="Model" choices={people} value={value} onChange={setValue} />
        <output>{value}</output>
        <button type="button">Send</button>
      </>
    )
  }
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Model' })
  const lines = () => screen.getAllByRole('option').map((option) => option.firstElementChild?.textContent)
  const asked = () => document.querySelector('output')?.textContent

  it('lists names that begin with the text first, and people matched only by city last', async () => {
    show(<Casting />)
    await userEvent.type(box(), 'nai')
    expect(lines()).toEqual(['Naina', 'Naira', 'Mira Nair', 'Sunaina', 'Kabir'])
    await userEvent.keyboard('{Enter}')
    expect(box().value).toBe('Naina')
  })

  it('replaces its text with the next character typed, however it gets the focus', async () => {
    show(<Casting start="n" />)
    await userEvent.click(box())
    await userEvent.keyboard('ka')
    expect(box().value).toBe('ka')
    await userEvent.keyboard('{Enter}')
    expect(asked()).toBe('k')
    await userEvent.keyboard('mir')
    expect(lines()).toEqual(['Mira Nair'])
    await userEvent.keyboard('{Escape}')
    screen.getByRole('button').focus()
    box().focus()
    await userEvent.keyboard('su')
    expect(lines()).toEqual(['Sunaina'])
  })

  it('keeps the selection during a search, and shows the name again on Escape', async () => {
    show(<Casting start="n" />)
    await userEvent.click(box())
    await userEvent.keyboard('kab')
    expect(asked()).toBe('n')
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('Naina')
    expect(asked()).toBe('n')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('clears the selection when it is left with other text or empty', async () => {
    show(<Casting start="n" />)
    await userEvent.click(box())
    await userEvent.keyboard('kab')
    await userEvent.click(screen.getByRole('button'))
    expect(box().value).toBe('kab')
    expect(asked()).toBe('')
    await userEvent.clear(box())
    await userEvent.type(box(), 'Naina')
    await userEvent.tab()
    expect(asked()).toBe('n')
    await userEvent.clear(box())
    expect(asked()).toBe('')
  })
})
