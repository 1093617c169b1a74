import { chakra, Flex } from '@chakra-ui/react'
import { useMutationState } from '@tanstack/react-query'
import { getMutationKey } from '@trpc/react-query'
import { adminPaths } from '../../../../../shared/adminPaths'
import { messages } from '../../../../../shared/messages'
import type { ModelRecord } from '../../../../../shared/roster/modelRecord'
import { TextLink } from '../../../design/actions/TextLink'
import { CheckField } from '../../../design/form/CheckField'
import { notifySuccess } from '../../../lib/notify'
import { trpc } from '../../../lib/trpc'
import { tellFailed } from '../../forms/tellFailed'
import { adminBoards } from '../boards/copy'
import { useModelCache } from './useModelCache'

const copy = adminBoards.ofModel

/** The boards that a model is on; each tick saves at once. */
export function ModelBoards({ model }: { model: ModelRecord }) {
  const cache = useModelCache()
  const utils = trpc.useUtils().admin
  const { data: boards } = trpc.admin.boards.list.useQuery()
  const { mutate } = trpc.admin.models.setBoard.useMutation({
    scope: { id: `boards ${model.id}` },
    onSuccess(saved) {
      notifySuccess(copy.done)
      void utils.boards.invalidate()
      return cache.keep(saved)
    },
    onError() {
      tellFailed(messages.admin.infoFailed)
      void utils.boards.invalidate()
      cache.renew(model.id)
    },
  })
  const underWay = useMutationState({
    filters: { mutationKey: getMutationKey(trpc.admin.models.setBoard), status: 'pending' },
    select: ({ state }) => state.variables as Parameters<typeof mutate>[0],
  })
  const isOn = (board: string) =>
    underWay.findLast(({ id, boardId }) => id === model.id && boardId === board)?.isOn ??
    model.boards.some(({ id }) => id === board)
  if (!boards) return null
  return (
    <chakra.fieldset minW={0} flex="1 1 100%">
      <chakra.legend textStyle="label" mb={1.5}>
        {adminBoards.title}
      </chakra.legend>
      {boards.length === 0 ? (
        <p>
          {copy.none} <TextLink href={adminPaths.boards}>{copy.make}</TextLink>
        </p>
      ) : (
        <Flex columnGap={5} wrap="wrap" overflowWrap="anywhere">
          {boards.map(({ id, name }) => (
            <CheckField
              key={id}
              label={name}
              checked={isOn(id)}
              onChange={(event) => mutate({ id: model.id, boardId: id, isOn: event.currentTarget.checked })}
            />
          ))}
        </Flex>
      )}
    </chakra.fieldset>
  )
}
