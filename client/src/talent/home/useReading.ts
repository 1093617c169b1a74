import { type RefObject, useEffect, useRef, useState } from 'react'
import type { MentorMessage } from '../../../../shared/talent/mentorMessages'
import { trpc } from '../../lib/trpc'

/** Marks the agency's newest message as read once `place` is visible. */
export function useReading(place: RefObject<Element | null>, newest: MentorMessage | undefined) {
  const [isInView, setInView] = useState(false)
  const markedReadId = useRef<string | null>(null)
  const { mutate } = trpc.talent.mentorMessages.markRead.useMutation({
    // On failure, the next poll of the chat tries again.
    onError: () => {
      markedReadId.current = null
    },
  })

  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((each) => each.isIntersecting)),
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])

  const id = newest?.isRead === false ? newest.id : null
  useEffect(() => {
    if (!isInView || id === null || markedReadId.current === id || document.visibilityState !== 'visible')
      return
    markedReadId.current = id
    mutate({ until: id })
  }, [isInView, id, mutate])
}
