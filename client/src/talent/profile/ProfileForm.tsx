import { Box, chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { SubmitButton } from '../../design/SubmitButton'
import { talent } from '../../words/talent'

type Props = { title: string; submit: string; isSaving: boolean; onSend: () => void; children: ReactNode }

/** One of the four forms under its own heading, with its own button. */
export function ProfileForm({ title, submit, isSaving, onSend, children }: Props) {
  const id = useId()
  return (
    <chakra.form
      noValidate
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '13rem minmax(0, 40rem)' }}
      columnGap={8}
      rowGap={5}
      borderTop="1px solid"
      borderColor="fg"
      pt={5}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <chakra.h2 id={id} textStyle="subheading">
        {title}
      </chakra.h2>
      <Box display="grid" gap={5} minW={0} maxW="form">
        {children}
        <Box>
          <SubmitButton look="solid" busy={isSaving} busyWords={talent.profile.updating}>
            {submit}
          </SubmitButton>
        </Box>
      </Box>
    </chakra.form>
  )
}
