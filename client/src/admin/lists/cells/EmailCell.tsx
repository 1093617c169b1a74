import { chakra } from '@chakra-ui/react'

/** An email address in a table: one line, cut where the column ends (tableStyles.ts), whole when pointed at. */
export function EmailCell({ children }: { children: string | null }) {
  return (
    <chakra.span
      data-email
      title={children ?? undefined}
      display="block"
      overflowWrap="anywhere"
      md={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {children}
    </chakra.span>
  )
}
