import { Flex } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { paths } from '../../../../shared/paths'
import { TextLink } from '../actions/TextLink'
import { AuthForm } from './AuthForm'
import { PasswordField } from './PasswordField'
import { SubmitButton } from './SubmitButton'
import { TextField, type TextFieldProps } from './TextField'

type Props = {
  copy: { password: string; submit: string; busy: string; forgot: string }
  /** An email address, or another account name. */
  username: TextFieldProps
  password: Omit<TextFieldProps, 'label'>
  isBusy: boolean
  onSubmit: ComponentProps<typeof AuthForm>['onSubmit']
}

/** The sign-in form of talent and agency. */
export const SignInForm = ({ copy, username, password, isBusy, onSubmit }: Props) => (
  <AuthForm onSubmit={onSubmit}>
    <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} required {...username} />
    <PasswordField label={copy.password} autoComplete="current-password" required {...password} />
    <Flex align="center" justify="space-between" gap={4} wrap="wrap" mt={2}>
      <SubmitButton
        busy={isBusy}
        busyWords={copy.busy}
        size="large"
        minW={{ base: 'full', sm: 'min(11rem, 100%)' }}
      >
        {copy.submit}
      </SubmitButton>
      <TextLink href={paths.forgotPassword} py={2}>
        {copy.forgot}
      </TextLink>
    </Flex>
  </AuthForm>
)
