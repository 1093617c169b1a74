import { generalCall } from '../../../../../shared/desk/callSheets/ownSheet'
import type { SheetContent } from '../../../../../shared/desk/callSheets/sheetContent'
import { sheet as copy } from './copy'

export type SheetPartName = keyof typeof copy.parts

/** What a folded part of the sheet says, in one line. */
export function summaryOf(part: SheetPartName, sheet: SheetContent): string {
  const lines: Record<SheetPartName, readonly string[]> = {
    place: [sheet.place, sheet.address, sheet.parking],
    calls: sheet.calls.length === 0 ? [] : [copy.callCount(sheet.calls.length, generalCall(sheet))],
    day: [
      sheet.schedule.length > 0 ? copy.lineCount(sheet.schedule.length) : '',
      sheet.wrap && `${copy.wrap} ${sheet.wrap}`,
    ],
    set: [sheet.setContact, sheet.setPhone, sheet.producer],
    safety: [sheet.emergency, sheet.hospital],
    look: [sheet.bring, sheet.hair, sheet.wardrobe, sheet.changing],
    more: [sheet.food, sheet.conveyance, sheet.chaperone, sheet.weatherDay, sheet.usage, sheet.notes],
  }
  return lines[part].filter(Boolean).join(', ') || copy.emptyPart
}
