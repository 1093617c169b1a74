import type { ReactNode } from 'react'
import { Badge } from './Badge'
import { type StatusDomain, statusLook } from './statusTones'

type Props = { of: StatusDomain; status: string; icon?: ReactNode }

/** A status in the colour and the words that its domain gives it: `<StatusBadge of="booking" status={…} />`. */
export function StatusBadge({ of, status, icon }: Props) {
  const { words, tone } = statusLook(of, status)
  return (
    <Badge tone={tone}>
      {icon}
      {words}
    </Badge>
  )
}
