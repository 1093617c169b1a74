import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { generalCall } from '../../../../../shared/desk/callSheets/ownSheet'
import type { SheetText } from '../../../../../shared/desk/callSheets/sheetContent'
import { shiftedSheet } from '../../../../../shared/desk/callSheets/sheetShift'
import type { CallSheetRecord } from '../../../../../shared/desk/callSheets/sheetViews'
import { PLACE_MAX } from '../../../../../shared/limits'
import { Button } from '../../../design/actions/Button'
import { TextArea } from '../../../design/form/TextArea'
import { TextField } from '../../../design/form/TextField'
import { CallRows } from './CallRows'
import { sheet as copy } from './copy'
import { LINE_MAX, LineArea } from './LineArea'
import { Part } from './Part'
import { Schedule } from './Schedule'
import { type SheetPartName, summaryOf } from './summaries'
import type { SheetEditing } from './useSheet'

type Props = { record: CallSheetRecord; sheet: SheetEditing }

/** Everything that the sheet says. Beside a line that differs from the issued sheet stands what it was. */
export function SheetForm({ record, sheet }: Props) {
  const { typed, set } = sheet
  const before = record.issued?.content
  const was = (now: string, then: string | undefined) =>
    then === undefined || then === now ? undefined : copy.was(then)
  const shared = (field: SheetText) => ({
    label: copy.fields[field],
    help: was(typed[field], before?.[field]),
    error: sheet.refusal?.issues.find(({ path }) => path === field)?.message,
    value: typed[field],
  })
  const typing = (field: SheetText) => (event: { target: { value: string } }) =>
    set({ [field]: event.target.value })
  const short = (field: SheetText, maxLength: number) => (
    <TextField {...shared(field)} maxLength={maxLength} onChange={typing(field)} />
  )
  const line = (field: SheetText, maxLength = LINE_MAX) => (
    <LineArea {...shared(field)} maxLength={maxLength} onText={(text) => set({ [field]: text })} />
  )
  const area = (field: SheetText) => (
    <TextArea {...shared(field)} rows={2} maxLength={1000} onChange={typing(field)} />
  )
  const shiftButton = (minutes: number, words: string) => {
    const moved = shiftedSheet(typed, minutes)
    return (
      <Button
        variant="quiet"
        size="touch"
        px={0}
        disabled={moved === null}
        onClick={() => moved && set(moved)}
      >
        {words}
      </Button>
    )
  }
  const [open, setOpen] = useState<SheetPartName | null>(typed.place === '' ? 'place' : null)
  const part = (name: SheetPartName) => ({
    title: copy.parts[name],
    summary: summaryOf(name, typed),
    isOpen: open === name,
    onToggle: () => setOpen(open === name ? null : name),
  })
  return (
    <Box minW={0}>
      <Part {...part('place')}>
        {line('place', PLACE_MAX)}
        {short('mapLink', 2000)}
        {line('address')}
        {line('parking')}
      </Part>
      <Part {...part('calls')} isWide>
        {typed.calls.length === 0 ? <p>{copy.nobody}</p> : null}
        <CallRows record={record} sheet={sheet} />
        {typed.calls.length > 0 ? (
          <Flex columnGap={5} wrap="wrap" align="center">
            {shiftButton(-15, copy.earlier)}
            {shiftButton(15, copy.later)}
            <chakra.span textStyle="small" color="fgQuiet">
              {copy.shiftNote} {copy.general(generalCall(typed))}
            </chakra.span>
          </Flex>
        ) : null}
      </Part>
      <Part {...part('day')} isWide>
        <Schedule sheet={sheet} before={before?.schedule} />
        <Box maxW="8rem">
          <TextField
            label={copy.wrap}
            type="time"
            help={was(typed.wrap, before?.wrap)}
            value={typed.wrap}
            onChange={(event) => set({ wrap: event.target.value })}
          />
        </Box>
      </Part>
      <Part {...part('set')}>
        {short('setContact', 120)}
        {short('setPhone', 40)}
        {short('producer', 120)}
        {short('producerPhone', 40)}
      </Part>
      <Part {...part('safety')}>
        {line('emergency')}
        {line('hospital')}
      </Part>
      <Part {...part('look')}>
        {area('bring')}
        {area('hair')}
        {area('wardrobe')}
        {line('changing')}
      </Part>
      <Part {...part('more')}>
        {line('food')}
        {line('conveyance')}
        {line('chaperone')}
        {line('weatherDay')}
        {area('usage')}
        {area('notes')}
      </Part>
    </Box>
  )
}
