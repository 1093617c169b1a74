import { chakra, Flex } from '@chakra-ui/react'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import { adminPaths } from '../../../../../shared/adminPaths'
import { paths } from '../../../../../shared/paths'
import type { Board } from '../../../../../shared/roster/boards'
import { Button } from '../../../design/actions/Button'
import { ExternalLink } from '../../../design/actions/ExternalLink'
import type { Column } from '../../../design/lists/DataTable'
import { TextCell } from '../../lists/cells/TextCell'
import { adminBoards as copy } from './copy'
import { moveName } from './MoveStatus'
import { PublicSwitch } from './PublicSwitch'

const Models = chakra(Link)
const { columns: heads } = copy

type RowHandlers = {
  boards: readonly Board[]
  onMove: (move: { id: string; to: 'up' | 'down' }) => void
  onRename: (board: Board) => void
  onDelete: (board: Board) => void
}

export const columns = (handlers: RowHandlers): Column<Board>[] => [
  {
    head: heads.board,
    cell: ({ name }) => (
      <chakra.span fontWeight="semibold">
        <TextCell>{name}</TextCell>
      </chakra.span>
    ),
  },
  {
    head: heads.models,
    cell: ({ id, name, models, onSite }) => (
      <>
        <Models
          href={`${adminPaths.models}?board=${encodeURIComponent(id)}`}
          aria-label={copy.modelsOf(name, models)}
          textDecoration="underline"
          whiteSpace="nowrap"
        >
          {copy.models(models)}
        </Models>
        <chakra.span display="block" textStyle="small" color="fgQuiet" whiteSpace="nowrap">
          {copy.onSite(onSite)}
        </chakra.span>
      </>
    ),
  },
  {
    head: heads.site,
    kind: 'status',
    cell: (board) => (
      <>
        <PublicSwitch board={board} />
        {!board.isPublic ? null : board.onSite > 0 ? (
          <chakra.span display="block" textStyle="small">
            <ExternalLink href={paths.board(board.slug)}>{copy.openPage}</ExternalLink>
          </chakra.span>
        ) : (
          <chakra.span display="block" textStyle="small" color="fgQuiet">
            {copy.nobodyYet}
          </chakra.span>
        )}
      </>
    ),
  },
  { head: heads.actions, kind: 'actions', cell: (board) => <RowActions board={board} {...handlers} /> },
]

function RowActions({ board, boards, onMove, onRename, onDelete }: RowHandlers & { board: Board }) {
  const { id, name } = board
  const isFirst = boards[0]?.id === id
  const isLast = boards.at(-1)?.id === id
  const move = (to: 'up' | 'down', isAtEnd: boolean) => ({
    variant: 'quiet' as const,
    size: 'icon' as const,
    'data-move': moveName({ id, to }),
    // Not disabled: the button that was pressed last would lose the focus.
    'aria-disabled': isAtEnd || undefined,
    onClick: () => isAtEnd || onMove({ id, to }),
  })
  return (
    <Flex gap={1} wrap="wrap" justify={{ md: 'flex-end' }}>
      <Button aria-label={copy.up(name)} {...move('up', isFirst)}>
        <ArrowUp aria-hidden />
      </Button>
      <Button aria-label={copy.down(name)} {...move('down', isLast)}>
        <ArrowDown aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.rename(name)} onClick={() => onRename(board)}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="quiet" size="icon" aria-label={copy.remove(name)} onClick={() => onDelete(board)}>
        <Trash2 aria-hidden />
      </Button>
    </Flex>
  )
}
