import { Box, Grid } from '@chakra-ui/react'
import type { SheetContent } from '../../../../../shared/desk/callSheets/sheetContent'
import { Button } from '../../../design/actions/Button'
import { TextField } from '../../../design/form/TextField'
import { sheet as copy } from './copy'
import type { SheetEditing } from './useSheet'

const lineStyles = {
  gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '8rem minmax(0, 1fr) auto' },
  columnGap: 4,
  rowGap: 1.5,
  alignItems: 'end',
  // On a phone what happens has a line of its own.
  css: { mdDown: { '& > div ~ div': { order: 1, gridColumn: '1 / -1' } } },
} as const

type Lines = SheetContent['schedule']
type Props = { sheet: SheetEditing; before: Lines | undefined }

/** What a line was in the issued sheet: the same thing at another time, or something else at its time. */
function wasOf(before: Lines, now: Lines, { time, what }: Lines[number]) {
  const same = before.filter((line) => line.what === what)
  if (same.length > 0) return same.some((line) => line.time === time) ? {} : { time: same[0]?.time }
  return {
    what: before.find((line) => line.time === time && !now.some((other) => other.what === line.what))?.what,
  }
}
const helpOf = (was: string | undefined) => (was === undefined ? undefined : copy.was(was))

/** What happens when: lines that are added and removed. */
export function Schedule({ sheet, before }: Props) {
  const { typed, set } = sheet
  const lines = typed.schedule
  const put = (at: number, values: Partial<(typeof lines)[number]>) =>
    set({ schedule: lines.map((each, index) => (index === at ? { ...each, ...values } : each)) })
  return (
    // The labels stand once, above the first line; the others are read with theirs.
    <Box display="grid" gap={3} css={{ '& > div ~ div div:has(> label)': { srOnly: true } }}>
      {lines.map(({ time, what }, at) => {
        const was = before ? wasOf(before, lines, { time, what }) : {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <Grid key={at} {...lineStyles}>
            <TextField
              label={copy.time}
              help={helpOf(was.time)}
              type="time"
              value={time}
              onChange={(event) => put(at, { time: event.target.value })}
            />
            <TextField
              label={copy.what}
              help={helpOf(was.what)}
              maxLength={300}
              value={what}
              onChange={(event) => put(at, { what: event.target.value })}
            />
            <Button
              variant="quiet"
              size="touch"
              aria-label={`${copy.removeLine}: ${what || time}`}
              onClick={() => set({ schedule: lines.filter((_, index) => index !== at) })}
            >
              {copy.removeLine}
            </Button>
          </Grid>
        )
      })}
      <Button
        variant="quiet"
        size="touch"
        px={0}
        justifySelf="start"
        onClick={() => set({ schedule: [...lines, { time: '', what: '' }] })}
      >
        {copy.addLine}
      </Button>
    </Box>
  )
}
