import { Box } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { drawPreview, type PreviewedDocument } from './drawPreview'

type Props = {
  /** what a screen reader says of the frame */
  title: string
  /** of the screen that is shown, in pixels; a wider one is made smaller */
  width: number
  /** null while it is loaded */
  page: PreviewedDocument | null
}

/**
 * A public page in a frame. Each change is drawn in a new, hidden frame. Once it is ready it replaces the one before, at
 * the same scroll position, so that nothing flickers.
 */
export function PreviewFrame({ title, width, page }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width, height: 0 })
  useEffect(() => {
    if (!place.current) return
    const seen = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    seen.observe(place.current)
    return () => seen.disconnect()
  }, [])

  useEffect(() => {
    const { current } = place
    if (!current || !page) return
    const before = [...current.querySelectorAll('iframe')]
    const next = document.createElement('iframe')
    next.style.visibility = 'hidden'
    current.append(next)
    let isOld = false
    void drawPreview(next, page).then(() => {
      if (isOld) return
      const shown = before.at(-1)?.contentWindow
      if (shown?.location.pathname === page.path) next.contentWindow?.scrollTo(0, shown.scrollY)
      const hadFocus = before.includes(document.activeElement as HTMLIFrameElement)
      next.style.visibility = ''
      if (hadFocus) next.focus()
      for (const frame of before) frame.remove()
    })
    return () => {
      isOld = true
      if (next.style.visibility) next.remove()
    }
  }, [page])

  // The frames are made by the effect, and here get what they have in common.
  const scale = Math.min(1, room.width / width)
  useEffect(() => {
    for (const frame of place.current?.querySelectorAll('iframe') ?? []) {
      Object.assign(frame, { title, tabIndex: 0 })
      Object.assign(frame.style, {
        width: `${width}px`,
        height: `${room.height / scale}px`,
        transform: `scale(${scale})`,
      })
    }
  })

  return (
    <Box
      ref={place}
      position="relative"
      maxW={`${width + 2}px`}
      // A wide screen is a landscape one, which pages look at.
      {...(width > 700
        ? { aspectRatio: '16 / 10' }
        : { height: { base: '70dvh', lg: 'calc(100dvh - 14rem)' } })}
      overflow="hidden"
      border="1px solid"
      borderColor="hairline"
      bg="surface"
      css={{
        '& > iframe': {
          position: 'absolute',
          top: 0,
          left: 0,
          border: 0,
          transformOrigin: '0 0',
          bg: 'print',
        },
      }}
    />
  )
}
