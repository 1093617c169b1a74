import type { HTMLChakraProps } from '@chakra-ui/react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { adminPaths } from '../../../../../shared/adminPaths'
import { TextLink } from '../../../design/actions/TextLink'
import { lateDialog } from '../../forms/lateDialog'

export const TalentPanel = lateDialog(() => import('./TalentPanel'))

type Props = Omit<HTMLChakraProps<'a'>, 'children' | 'href'> & {
  modelId: string
  name: string
  /** what the card offers in place of *Add to a job*; `close` closes it */
  actions?: (close: () => void) => ReactNode
  children: ReactNode
}

/** Opens the card of the talent in this row: the key `v`. */
export const openCardIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-card]')?.click()

/** A talent's name or face: a press opens the card beside the work; with Ctrl or the middle button its page. */
export function TalentLink({ modelId, name, actions, children, ...rest }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <TextLink
        href={adminPaths.talent(modelId)}
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        {...rest}
      >
        {children}
      </TextLink>
      {/* At the end of the page: the link may stand in a heading. */}
      {isOpen
        ? createPortal(
            <TalentPanel modelId={modelId} name={name} actions={actions?.(close)} onClose={close} />,
            document.body,
          )
        : null}
    </>
  )
}

type FaceProps = { modelId: string | null; name: string; children: ReactNode }

/** A face that opens the card; the name beside it is the link of the keyboard and of screen readers. */
export const CardFace = ({ modelId, name, children }: FaceProps) =>
  modelId === null ? (
    children
  ) : (
    <TalentLink modelId={modelId} name={name} tabIndex={-1} aria-hidden>
      {children}
    </TalentLink>
  )
