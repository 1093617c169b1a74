import { ChakraProvider } from '@chakra-ui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { LatePart } from '../../../client/src/design/feedback/LatePart'
import { system } from '../../../client/src/design/theme/theme'

const Gallery = ({ count }: { count: number }) => <p>{count} photos</p>

it('a part whose code does not arrive leaves the rest of the page, and can be tried again', async () => {
  let isCut = true
  const load = async () => {
    if (isCut) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: Gallery }
  }
  render(
    <ChakraProvider value={system}>
      <input aria-label="City" />
      <LatePart load={load} loading="Loading portfolio...">
        {(Part) => <Part count={3} />}
      </LatePart>
    </ChakraProvider>,
  )
  screen.getByText('Loading portfolio...')
  await userEvent.type(screen.getByLabelText('City'), 'Pune')
  await screen.findByText('No response from the server. Check your connection and try again.')
  isCut = false
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText('3 photos')
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Pune')
})

it('a part can keep its room until it is there', async () => {
  let arrive = () => {}
  const load = () =>
    new Promise<{ default: typeof Gallery }>((resolve) => {
      arrive = () => resolve({ default: Gallery })
    })
  render(
    <ChakraProvider value={system}>
      <LatePart load={load} loading={<hr />}>
        {(Part) => <Part count={3} />}
      </LatePart>
    </ChakraProvider>,
  )
  screen.getByRole('separator')
  arrive()
  await screen.findByText('3 photos')
  expect(screen.queryByRole('separator')).toBeNull()
})
