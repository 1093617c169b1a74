import { ChakraProvider } from '@chakra-ui/react'
import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Gallery } from '../../../client/src/design/media/Gallery'
import { Picture } from '../../../client/src/design/media/Picture'
import { system } from '../../../client/src/design/theme/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={system}>{part}</ChakraProvider>)
/** The thumbnails below a gallery's large picture, and which of them is marked as the current one. */
function strip() {
  const list = screen.getAllByRole('list')[1]
  if (!list) throw new Error('no strip')
  return list
}
const shownNow = () =>
  within(strip())
    .getAllByRole('button')
    .findIndex((one) => one.getAttribute('aria-current'))
const picture = (id: string) => ({ id, width: 1500, height: 2000, thumbhash: '', widths: [640, 320] })

describe('pictures', () => {
  it('without a file yet say so, and request nothing', () => {
    const { container } = show(<Picture picture={{ ...picture('p1'), widths: [] }} alt="Asha" sizes="50vw" />)
    expect(screen.getByRole('img', { name: 'Asha' })).toBeTruthy()
    expect(screen.getByText('This picture is still being made.')).toBeTruthy()
    expect(container.querySelector('source, img')).toBeNull()
  })

  it('are offered as AVIF in every width, and as one WebP, with their size', () => {
    const { container } = show(<Picture picture={picture('p1')} alt="Asha" sizes="50vw" />)
    const img = screen.getByRole('img', { name: 'Asha' })
    expect(img.getAttribute('src')).toBe('/media/p1/640.webp')
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      '/media/p1/320.avif 320w, /media/p1/640.avif 640w',
    )
    expect([img.getAttribute('width'), img.getAttribute('height'), img.getAttribute('loading')]).toEqual([
      '1500',
      '2000',
      'lazy',
    ])
  })

  it('show a placeholder with the same name when they fail to load', () => {
    show(<Picture picture={picture('p1')} alt="Asha" sizes="50vw" />)
    fireEvent.error(screen.getByRole('img', { name: 'Asha' }))
    expect(screen.getByRole('img', { name: 'Asha' }).tagName).toBe('SPAN')
  })

  it('are loaded again at a new address, because a signed one may have expired', () => {
    const signed = (signature: string) => (
      <ChakraProvider value={system}>
        <Picture
          picture={picture('p1')}
          alt="Asha"
          sizes="50vw"
          address={(file) => `/media/p1/${file}?signature=${signature}`}
        />
      </ChakraProvider>
    )
    const { rerender } = render(signed('old'))
    fireEvent.error(screen.getByRole('img', { name: 'Asha' }))
    rerender(signed('old'))
    expect(screen.getByRole('img', { name: 'Asha' }).tagName).toBe('SPAN')
    rerender(signed('new'))
    expect(screen.getByRole('img', { name: 'Asha' }).getAttribute('src')).toContain('signature=new')
  })

  it('have thumbnails below the large one in rows of equal length, whatever their number', () => {
    for (const [count, columns] of [
      [3, 5],
      [7, 7],
      [9, 5],
      [14, 7],
      [17, 6],
    ] as const) {
      const { unmount } = show(
        <Gallery name="Asha" pictures={Array.from({ length: count }, (_, at) => picture(`p${at}`))} />,
      )
      expect(getComputedStyle(strip()).gridTemplateColumns).toBe(`repeat(${columns}, minmax(0, 1fr))`)
      unmount()
    }
  })

  it('can be stepped through by keyboard, and wrap around', async () => {
    show(<Gallery name="Asha" pictures={['a', 'b', 'c'].map(picture)} />)
    screen.getByRole('button', { name: 'Next frame' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shownNow()).toBe(2)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(shownNow()).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Photos of Asha' })).toBeTruthy()
  })

  it('follow two quick presses while the strip is still moving, and then a swipe', async () => {
    show(<Gallery name="Asha" pictures={['a', 'b', 'c', 'd'].map(picture)} />)
    const [stage] = screen.getAllByRole('list')
    if (!stage) throw new Error('no stage')
    Object.defineProperty(stage, 'clientWidth', { value: 300 })
    const scrolledTo = (left: number) => {
      stage.scrollLeft = left
      fireEvent.scroll(stage)
    }
    screen.getByRole('button', { name: 'Next frame' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    scrolledTo(20)
    expect(shownNow()).toBe(1)
    await userEvent.keyboard('{ArrowRight}')
    scrolledTo(290)
    expect(shownNow()).toBe(2)
    scrolledTo(600)
    expect(shownNow()).toBe(2)
    fireEvent.pointerDown(stage)
    scrolledTo(880)
    expect(shownNow()).toBe(3)
  })

  it('have no next or previous button when there is only one, on the page and on the full screen', async () => {
    show(<Gallery name="Asha" pictures={[picture('a')]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Photos of Asha' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /(Next|Previous) frame/, hidden: true })).toBeNull()
  })
})
