import { Box, Grid } from '@chakra-ui/react'
import { useState } from 'react'
import { adminPaths } from '../../../../../shared/adminPaths'
import type { Board } from '../../../../../shared/roster/boards'
import { EmptyState } from '../../../design/feedback/EmptyState'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { Page } from '../../../design/layout/Page'
import { DataTable } from '../../../design/lists/DataTable'
import { trpc } from '../../../lib/trpc'
import { adminQueryOptions } from '../../lists/listQueryOptions'
import { DrawnTogether } from '../../lists/records/DrawnTogether'
import { BackToList } from '../../lists/records/RecordLead'
import { AddBoard } from './AddBoard'
import { columns } from './columns'
import { adminBoards as copy } from './copy'
import { DeleteBoard } from './DeleteBoard'
import { MoveStatus, useMove } from './MoveStatus'
import { RenameBoard } from './RenameBoard'

/** The divisions of the roster: made, named, ordered and shown on the site here. */
export default function BoardsPage() {
  const answer = trpc.admin.boards.list.useQuery(undefined, adminQueryOptions)
  const { data: boards } = answer
  const [renaming, setRenaming] = useState<Board | null>(null)
  const [deleting, setDeleting] = useState<Board | null>(null)
  const move = useMove(boards ?? [])
  return (
    <Page
      title={copy.title}
      variant="work"
      lead={copy.lead}
      back={<BackToList list={adminPaths.models}>{copy.back}</BackToList>}
    >
      <DrawnTogether queries={[answer]} loading={copy.loading}>
        <Grid gap={10} gridTemplateColumns="minmax(0, 1fr)" maxW="60rem">
          <Box>
            {boards === undefined ? (
              <NotLoaded query={answer} copy={copy} />
            ) : boards.length === 0 ? (
              <EmptyState more={copy.emptyMore}>{copy.empty}</EmptyState>
            ) : (
              <DataTable
                label={copy.title}
                columns={columns({
                  boards,
                  onMove: move.start,
                  onRename: setRenaming,
                  onDelete: setDeleting,
                })}
                rows={boards}
                rowKey={({ id }) => id}
              />
            )}
            <MoveStatus move={move} />
          </Box>
          <AddBoard />
        </Grid>
      </DrawnTogether>
      {renaming ? <RenameBoard board={renaming} onClose={() => setRenaming(null)} /> : null}
      {deleting ? <DeleteBoard board={deleting} onClose={() => setDeleting(null)} /> : null}
    </Page>
  )
}
