import { chakra, Flex } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { PROSE_MAX } from '../../../../shared/limits'
import { Button } from '../../design/actions/Button'
import { Problem } from '../../design/feedback/Problem'
import { control } from '../../design/form/control'
import { talent } from '../copy'

const Input = chakra('input', control)
const copy = talent.chat

type Props = { text: string; onText: (text: string) => void; onSend: (text: string) => void }

/** Where a message is typed and sent; one that is too long stays. */
export function ChatForm({ text, onText, onSend }: Props) {
  const problemId = useId()
  const [isTooLong, setTooLong] = useState(false)
  const send = () => {
    const said = text.trim()
    if (said === '') return
    if ([...said].length > PROSE_MAX) return setTooLong(true)
    onSend(said)
    onText('')
  }
  return (
    <chakra.form
      borderTop="1px solid"
      borderColor="hairline"
      p={3}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Flex gap={2}>
        <Input
          aria-label={copy.placeholder}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? problemId : undefined}
          placeholder={copy.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          value={text}
          onChange={(event) => {
            setTooLong(false)
            onText(event.currentTarget.value)
          }}
        />
        <Button type="submit" size="icon" minW={12} aria-label={copy.send}>
          <Send aria-hidden />
        </Button>
      </Flex>
      {isTooLong ? (
        <Problem id={problemId} isSmall mt={1.5}>
          {copy.tooLong(PROSE_MAX.toLocaleString('en-US'))}
        </Problem>
      ) : null}
    </chakra.form>
  )
}
