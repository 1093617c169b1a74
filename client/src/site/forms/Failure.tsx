import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Banner } from '../../design/Banner'

type Props = Omit<ComponentProps<typeof Banner>, 'tone' | 'children'> & { text: string; more: string }

/** That a form could not be sent, in the specification's sentence, and under it why where that helps. */
export function Failure({ text, more, ...banner }: Props) {
  return (
    <Banner tone="error" {...banner}>
      {text}
      {more ? (
        <chakra.span display="block" textStyle="small" fontWeight="normal" mt={1}>
          {more}
        </chakra.span>
      ) : null}
    </Banner>
  )
}
