import { chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { Banner } from '../../design/feedback/Banner'

type Props = Omit<ComponentProps<typeof Banner>, 'tone' | 'children'> & { text: string; more: string }

/** The specified failure message, with the reason below it where that helps. */
export function Failure({ text, more, ...banner }: Props) {
  return (
    <Banner tone="error" {...banner}>
      <p>{text}</p>
      {more ? (
        <chakra.p textStyle="small" fontWeight="normal" mt={1}>
          {more}
        </chakra.p>
      ) : null}
    </Banner>
  )
}
