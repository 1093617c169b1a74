import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

const variant = {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 40rem)' },
    columnGap: 8,
    rowGap: 5,
    borderTop: '1px solid',
    borderColor: 'fg',
    pt: 5,
  },
}
const Section = chakra('section', variant)
const Form = chakra('form', variant, { defaultProps: { noValidate: true } })

type Props = {
  title: string
  gap: number
  /** If set, the section is a form with this submit handler. */
  onSend?: () => void
  children: ReactNode
}

export function ProfileSection({ title, gap, onSend, children }: Props) {
  const id = useId()
  const inside = (
    <>
      <chakra.h2 id={id} textStyle="subheading">
        {title}
      </chakra.h2>
      <Box display="grid" gap={gap} minW={0} maxW="form">
        {children}
      </Box>
    </>
  )
  if (!onSend) return <Section aria-labelledby={id}>{inside}</Section>
  return (
    <Form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {inside}
    </Form>
  )
}
