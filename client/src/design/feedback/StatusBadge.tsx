import type { ReactNode } from 'react'
import { Badge } from './Badge'
import { type StatusDomain, statusStyle } from './statusTones'

type Props = { of: StatusDomain; status: string; icon?: ReactNode }

/** A status in its domain's colour and words: `<StatusBadge of="booking" status={…} />`. */
export function StatusBadge({ of, status, icon }: Props) {
  const { words, tone } = statusStyle(of, status)
  return (
    <Badge tone={tone}>
      {icon}
      {words}
    </Badge>
  )
}
