import { Box, chakra, Grid } from '@chakra-ui/react'
import type { SheetCall } from '../../../../../shared/desk/callSheets/sheetContent'
import type { CallSheetRecord } from '../../../../../shared/desk/callSheets/sheetViews'
import { TextField } from '../../../design/form/TextField'
import { FaceImage } from '../../../design/media/FaceImage'
import { sheet as copy } from './copy'
import { LINE_MAX, LineArea } from './LineArea'
import type { SheetEditing } from './useSheet'

const FACE_PX = 36
const FIELDS = ['call', 'onSet', 'fetched', 'reportTo'] as const

/** From this width a talent is one line, and the labels stand once, above the first. */
const WIDE = 'lg'
const rowStyles = {
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    [WIDE]: 'minmax(6.75rem, 1fr) 6rem 6rem minmax(0, 1fr) minmax(0, 1fr)',
  },
  columnGap: { base: 4, [WIDE]: 2 },
  rowGap: 4,
  alignItems: 'end',
  minW: 0,
  pb: 3,
  borderBottom: '1px solid',
  borderColor: 'hairline',
  // The button of the browser for a time takes half of a narrow field.
  css: {
    [WIDE]: {
      '& input': { px: 2 },
      '& textarea': { px: 2 },
      // Labels stand in one line, and so do the feet of the fields, however high one has grown.
      '& > div': {
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'end',
        alignSelf: 'stretch',
        '& > div:has(> label)': { mb: 'auto', pb: 1.5 },
      },
      '& ::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  },
} as const

type Props = { record: CallSheetRecord; sheet: SheetEditing }

/** The calls of the day, a talent a line. Beside a call that differs from the issued sheet stands what it was. */
export function CallRows({ record, sheet }: Props) {
  const { typed, set } = sheet
  const before = record.issued?.content.calls
  const put = (claimId: string, values: Partial<SheetCall>) =>
    set({ calls: typed.calls.map((each) => (each.claimId === claimId ? { ...each, ...values } : each)) })
  return (
    <Box
      display="grid"
      gap={3}
      css={{ [WIDE]: { '& > fieldset ~ fieldset div:has(> label)': { srOnly: true } } }}
    >
      {typed.calls.map((each) => {
        const { claimId, name } = each
        const then = before?.find((call) => call.claimId === claimId)
        const face = record.recipients.find(({ key }) => key === claimId)?.face ?? null
        return (
          <Grid key={claimId} as="fieldset" {...rowStyles}>
            {/* A legend that floats is a part of the grid as any other. */}
            <chakra.legend
              float={{ [WIDE]: 'left' }}
              display="flex"
              gap={{ base: 3, [WIDE]: 2 }}
              alignItems="center"
              fontWeight="bold"
              minW={0}
              minH={{ [WIDE]: 12 }}
              mb={{ base: 2, [WIDE]: 0 }}
              overflowWrap="anywhere"
            >
              <FaceImage face={face} name={name} px={FACE_PX} />
              {name}
            </chakra.legend>
            {FIELDS.map((field) => {
              const shared = {
                label: copy[field],
                'aria-label': copy.of(copy[field], name),
                help: then && then[field] !== each[field] ? copy.was(then[field]) : undefined,
                value: each[field],
              }
              return field === 'call' || field === 'onSet' ? (
                <TextField
                  key={field}
                  {...shared}
                  type="time"
                  onChange={(event) => put(claimId, { [field]: event.target.value })}
                />
              ) : (
                <LineArea
                  key={field}
                  {...shared}
                  maxLength={LINE_MAX}
                  onText={(text) => put(claimId, { [field]: text })}
                />
              )
            })}
          </Grid>
        )
      })}
    </Box>
  )
}
