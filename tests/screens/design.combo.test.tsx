import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ComboBox } from '../../client/src/design/ComboBox'
import { house } from '../../client/src/design/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={house}>{part}</ChakraProvider>)

afterEach(cleanup)

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
  it('finds by typing, without accents, and chooses by keyboard', async () => {
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

  it('keeps what matches nothing and chooses nothing', async () => {
    const { container } = show(<Booking start="1" />)
    const box = screen.getByRole('combobox', { name: 'Model' })
    expect(box).toHaveProperty('value', 'Asha')
    await userEvent.clear(box)
    await userEvent.type(box, 'nobody')
    expect(screen.getByText('Nothing matches')).toBeTruthy()
    await userEvent.tab()
    expect(box).toHaveProperty('value', 'nobody')
    expect(container.querySelector('output')?.textContent).toBe('')
  })

  it('a key pressed before the lines have come does not lose the first of them', async () => {
    const chosen = vi.fn()
    const box = (lines: typeof choices) => (
      <ComboBox label="Model" choices={lines} value="" onChange={chosen} />
    )
    const { rerender } = show(box([]))
    await userEvent.click(screen.getByRole('combobox', { name: 'Model' }))
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.queryByText('Nothing matches')).toBeNull()
    rerender(<ChakraProvider value={house}>{box(choices)}</ChakraProvider>)
    await userEvent.keyboard('{Enter}')
    expect(chosen).toHaveBeenCalledWith('1')
  })

  it('takes a name that was typed in full', async () => {
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

  it('begins with whose name begins so, and ends with who only comes from such a place', async () => {
    show(<Casting />)
    await userEvent.type(box(), 'nai')
    expect(lines()).toEqual(['Naina', 'Naira', 'Mira Nair', 'Sunaina', 'Kabir'])
    await userEvent.keyboard('{Enter}')
    expect(box().value).toBe('Naina')
  })

  it('is written over by the next letter, however one comes into it', async () => {
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

  it('keeps who is chosen while another is looked for, and shows the name again on Escape', async () => {
    show(<Casting start="n" />)
    await userEvent.click(box())
    await userEvent.keyboard('kab')
    expect(asked()).toBe('n')
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('Naina')
    expect(asked()).toBe('n')
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('has nobody once it is left with something else in it, or emptied', async () => {
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
