import { ArrowLeft, ArrowRight } from 'lucide-react'
import { parts } from '../words/parts'
import { Button } from './Button'

type Props = { count: number; at: number; onShow: (index: number) => void }

/** To the frame before and the one after; of a single picture there is neither. */
export function FrameArrows({ count, at, onShow }: Props) {
  if (count < 2) return null
  return (
    <>
      <Button look="quiet" size="icon" aria-label={parts.previousFrame} onClick={() => onShow(at - 1)}>
        <ArrowLeft aria-hidden />
      </Button>
      <Button look="quiet" size="icon" aria-label={parts.nextFrame} onClick={() => onShow(at + 1)}>
        <ArrowRight aria-hidden />
      </Button>
    </>
  )
}
