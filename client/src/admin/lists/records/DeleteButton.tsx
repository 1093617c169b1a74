import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../design/actions/Button'

/** Quieter than the other actions, so that nobody presses it instead of Edit. */
export function DeleteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="quiet" px={0} ml={{ md: 3 }} onClick={onClick}>
      <Trash2 aria-hidden />
      {children}
    </Button>
  )
}
