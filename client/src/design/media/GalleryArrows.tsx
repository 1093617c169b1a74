import { ArrowLeft, ArrowRight } from 'lucide-react'
import { parts } from '../../copy/parts'
import { Button } from '../actions/Button'

type Props = { count: number; at: number; onShow: (index: number) => void }

/** Previous and next buttons; nothing for a single picture. */
export function GalleryArrows({ count, at, onShow }: Props) {
  if (count < 2) return null
  return (
    <>
      <Button variant="quiet" size="icon" aria-label={parts.previousFrame} onClick={() => onShow(at - 1)}>
        <ArrowLeft aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={parts.nextFrame} onClick={() => onShow(at + 1)}>
        <ArrowRight aria-hidden />
      </Button>
    </>
  )
}
