import { ChakraProvider } from '@chakra-ui/react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Gallery } from '../../client/src/design/Gallery'
import { Picture } from '../../client/src/design/Picture'
import { house } from '../../client/src/design/theme'

const show = (part: ReactNode) => render(<ChakraProvider value={house}>{part}</ChakraProvider>)
/** The thumbnails under a gallery's large picture, and which of them is marked as the one that is shown. */
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

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('pictures', () => {
  it('come in every width, as AVIF and WebP, with their size', () => {
    const { container } = show(<Picture picture={picture('p1')} alt="Asha" sizes="50vw" />)
    const img = screen.getByRole('img', { name: 'Asha' })
    expect(img.getAttribute('srcset')).toBe('/media/p1/320.webp 320w, /media/p1/640.webp 640w')
    expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
      '/media/p1/320.avif 320w, /media/p1/640.avif 640w',
    )
    expect([img.getAttribute('width'), img.getAttribute('height'), img.getAttribute('loading')]).toEqual([
      '1500',
      '2000',
      'lazy',
    ])
  })

  it('leave an unexposed frame with the same name when they fail', () => {
    show(<Picture picture={picture('p1')} alt="Asha" sizes="50vw" />)
    fireEvent.error(screen.getByRole('img', { name: 'Asha' }))
    expect(screen.getByRole('img', { name: 'Asha' }).tagName).toBe('SPAN')
  })

  it('get another chance at a new address: a signed one may have ended before they were asked for', () => {
    const signed = (signature: string) => (
      <ChakraProvider value={house}>
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

  it('lie under the large one in rows of the same length, however many', () => {
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

  it('are walked through by keyboard, and come round', async () => {
    show(<Gallery name="Asha" pictures={['a', 'b', 'c'].map(picture)} />)
    screen.getByRole('button', { name: 'Next frame' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(shownNow()).toBe(2)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(shownNow()).toBe(1)
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Photographs of Asha' })).toBeTruthy()
  })

  it('follow who turns two at once, while the strip is still on its way, and then a finger', async () => {
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

  it('have no way to another where there is but one, on the page and on the full screen', async () => {
    show(<Gallery name="Asha" pictures={[picture('a')]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Full screen' }))
    expect(screen.getByRole('dialog', { name: 'Photographs of Asha' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /(Next|Previous) frame/, hidden: true })).toBeNull()
  })
})
