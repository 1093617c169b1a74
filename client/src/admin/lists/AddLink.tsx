import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../design/actions/LinkButton'

export const AddLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <LinkButton href={href} variant="primary">
    <Plus aria-hidden />
    {children}
  </LinkButton>
)
