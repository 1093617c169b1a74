import { chakra, Flex } from '@chakra-ui/react'
import type { TalentCard } from '../../../../../shared/desk/talentCards'
import { CheckField } from '../../../design/form/CheckField'
import { notifyFailure } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { CardSection as Section } from './CardSection'
import { card as copy } from './copy'

type Props = { card: TalentCard }

/** The boards of a talent; each tick saves at once. Nothing while the agency has none. */
export function CardBoards({ card }: Props) {
  const utils = trpc.useUtils()
  const { data: boards } = trpc.admin.boards.list.useQuery()
  const { mutate, isPending, variables } = trpc.desk.talents.setBoard.useMutation({
    onSettled: () => utils.desk.talents.invalidate(),
    onError: () => notifyFailure(copy.boardFailed, ''),
  })
  const isOn = (id: string) =>
    isPending && variables.boardId === id ? variables.isOn : card.boards.some((board) => board.id === id)
  if (boards?.length === 0) return null
  return (
    <Section title={copy.boards}>
      <chakra.p display="none" _print={{ display: 'block' }}>
        {card.boards.map(({ name }) => name).join(', ')}
      </chakra.p>
      <Flex columnGap={5} wrap="wrap" _print={{ display: 'none' }}>
        {boards?.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={isOn(id)}
            onChange={(event) => mutate({ modelId: card.id, boardId: id, isOn: event.currentTarget.checked })}
          />
        ))}
      </Flex>
    </Section>
  )
}

/** The agency's own note, which administrators write. */
export const CardNote = ({ card: { note, skills } }: Props) => (
  <Section title={copy.note}>
    {[skills, note].filter(Boolean).length === 0 ? <p>{copy.noNote}</p> : null}
    {[skills, note].filter(Boolean).map((text) => (
      <chakra.p key={text} dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" mb={2}>
        {text}
      </chakra.p>
    ))}
  </Section>
)
