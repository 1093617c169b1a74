import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, it } from 'vitest'
import { DayField } from '../../../client/src/admin/forms/DayField'
import { system } from '../../../client/src/design/theme/theme'
import { setDeskClock } from '../../../shared/desk/dayWords'
import { INDIA, setRegion } from '../../../shared/region'

const show = (part: ReactNode) => render(<ChakraProvider value={system}>{part}</ChakraProvider>)

describe('a field of a day', () => {
  afterEach(() => {
    setRegion(INDIA)
    setDeskClock(() => new Date())
  })

  it.each([
    [INDIA, '2026-12-05', '5 Dec'],
    [{ ...INDIA, country: 'US' }, '2026-12-05', 'Dec 5'],
    [INDIA, '2028-12-05', '5 Dec 2028'],
  ] as const)('is read in the order of the region: %o, %s', (region, day, words) => {
    setDeskClock(() => new Date('2026-11-30T12:00:00Z'))
    setRegion(region)
    show(<DayField label="First day" value={day} onChange={() => {}} />)
    expect(screen.getByText(words)).toBeTruthy()
    expect(screen.getByLabelText('First day')).toHaveProperty('value', day)
  })

  it('says what was typed, and what its form fills in or empties', async () => {
    setDeskClock(() => new Date('2026-11-30T12:00:00Z'))
    function Job() {
      const { register, reset } = useForm({ defaultValues: { day: '' } })
      return (
        <>
          <DayField label="First day" {...register('day')} />
          <button type="button" onClick={() => reset({ day: '2026-12-24' })}>
            Paste
          </button>
          <button type="button" onClick={() => reset({ day: '' })}>
            Empty
          </button>
        </>
      )
    }
    show(<Job />)
    fireEvent.input(screen.getByLabelText('First day'), { target: { value: '2026-12-05' } })
    expect(screen.getByText('5 Dec')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Paste' }))
    expect(await screen.findByText('24 Dec')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }))
    expect(screen.queryByText('24 Dec')).toBeNull()
  })
})
