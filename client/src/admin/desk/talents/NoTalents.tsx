import type { ReactNode } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import { LinkButton } from '../../../design/actions/LinkButton'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { adminModels } from '../../roster/models/copy'
import { useIsBooker } from '../../shell/useIsBooker'

/** An agency without models: who may adds the first one. */
export function NoTalents({ children, more }: { children: ReactNode; more: string }) {
  const isBooker = useIsBooker()
  return (
    <EmptyState
      more={more}
      action={
        isBooker ? null : (
          <LinkButton variant="primary" href={adminPaths.newModel}>
            {adminModels.add}
          </LinkButton>
        )
      }
    >
      {children}
    </EmptyState>
  )
}
