import { Box, chakra, Flex } from '@chakra-ui/react'
import { type Ref, useEffect, useRef, useState } from 'react'
import type { Secret } from '../../../../../../shared/agency/serverSettings'
import { longDay } from '../../../../../../shared/format'
import { Button } from '../../../../design/actions/Button'
import { PasswordField } from '../../../../design/form/PasswordField'
import { adminSettings } from '../copy'

const copy = adminSettings.secret

type Props = {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** As the server has it. */
  stored: Secret
  secret: Secret
  onSecret: (next: Secret) => void
  ref: Ref<HTMLInputElement>
}

/** A secret: its stored text is never shown, it can only be replaced or removed. */
export function SecretField({ label, help, error, stored, secret, onSecret, ref }: Props) {
  const [isReplacing, setReplacing] = useState(false)
  const input = useRef<HTMLDivElement>(null)
  const isKept = secret.state === 'kept'
  const text = secret.state === 'new' ? secret.text : ''
  const isStored = stored.state === 'kept'
  const storedAt = isStored ? stored.at : ''

  // A save ends the replacing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored secret is another one when its time is
  useEffect(() => setReplacing(false), [storedAt])

  const replace = () => {
    setReplacing(true)
    setTimeout(() => input.current?.querySelector('input')?.focus(), 0)
  }
  const keep = () => {
    setReplacing(false)
    onSecret(stored)
  }
  const isGoing = isStored && secret.state === 'none'
  if ((isKept && !isReplacing) || isGoing)
    return (
      <Box>
        <chakra.p textStyle="label">{label}</chakra.p>
        <chakra.p mt={1} role="status">
          {isKept ? copy.setOn(longDay(secret.at)) : copy.going}
        </chakra.p>
        {isKept && !secret.isReadable ? (
          <chakra.p mt={1} color="danger" fontWeight="semibold">
            {copy.unreadable}
          </chakra.p>
        ) : null}
        {error ? (
          <chakra.p mt={1} textStyle="small" color="danger" fontWeight="semibold">
            {error}
          </chakra.p>
        ) : null}
        <Flex wrap="wrap" gap={3} mt={2}>
          {isGoing ? (
            <Button variant="outline" size="small" aria-label={copy.keepOf(label)} onClick={keep}>
              {copy.keep}
            </Button>
          ) : (
            <>
              <Button variant="outline" size="small" aria-label={copy.replaceOf(label)} onClick={replace}>
                {copy.replace}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={copy.removeOf(label)}
                onClick={() => onSecret({ state: 'none' })}
              >
                {copy.remove}
              </Button>
            </>
          )}
        </Flex>
      </Box>
    )
  return (
    <Box ref={input}>
      <PasswordField
        ref={ref}
        label={label}
        help={help}
        error={error}
        autoComplete="new-password"
        value={text}
        onChange={({ currentTarget: { value } }) => {
          // An emptied field means again what it meant before.
          if (value === '') onSecret(stored)
          else onSecret({ state: 'new', text: value })
        }}
      />
      {isStored ? (
        <Button variant="quiet" size="small" mt={2} aria-label={copy.keepOf(label)} onClick={keep}>
          {copy.keep}
        </Button>
      ) : null}
    </Box>
  )
}
