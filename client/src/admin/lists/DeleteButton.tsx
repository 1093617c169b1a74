import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../design/Button'

/** At the end of what can be done with a record, and quieter than the rest: what nobody presses instead of Edit. */
export function DeleteButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" px={0} ml={{ md: 3 }} onClick={onClick}>
      <Trash2 aria-hidden />
      {children}
    </Button>
  )
}
