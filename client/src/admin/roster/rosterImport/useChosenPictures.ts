import { useState } from 'react'
import type { ImportResult } from '../../../../../shared/roster/imports/rosterImportFields'
import { byFileName, matchPictures, typesOf } from '../../../../../shared/roster/imports/rosterImportPictures'
import { picturesAmong } from './chosenPictures'
import { type Chosen, importedName, type PictureToSend, type Placed } from './usePictureUploads'

export type RefusedFile = { name: string; error: string }

const isPlaced = (picture: Placed): picture is PictureToSend => picture.row !== null

/** The photos that were chosen, each with the model that it is of, as far as its name says so. */
export function useChosenPictures({ people, fileNames }: ImportResult) {
  const [placed, setPlaced] = useState<Chosen[]>([])
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const [isReading, setReading] = useState(false)
  const known = new Set(fileNames)
  const types = typesOf(placed)
  const typed = placed.map((each, at): Placed => ({ ...each, type: types[at] ?? 'gallery' }))
  const waiting = typed.filter((picture) => !known.has(importedName(picture)))

  async function take(files: readonly File[]) {
    setReading(true)
    const chosen = await picturesAmong(files)
    const matched = matchPictures(chosen.pictures, people)
    const found = chosen.pictures.flatMap((picture, at) => {
      const match = matched[at]
      return match ? [{ ...picture, row: match.row, isFound: match.row !== null }] : []
    })
    setPlaced((before) => {
      const have = new Set(before.map(importedName))
      const added = found.filter((picture) => !have.has(importedName(picture)))
      return [...before, ...added].toSorted(byFileName)
    })
    setRefused(chosen.refused)
    setReading(false)
  }
  const change = (names: readonly string[], changed: Partial<Chosen>) =>
    setPlaced((before) =>
      before.map((each) => (names.includes(importedName(each)) ? { ...each, ...changed } : each)),
    )
  return {
    /** Not sent yet. */
    waiting,
    /** Those of them whose model is known. */
    ready: waiting.filter(isPlaced),
    refused,
    isReading,
    take,
    change,
  }
}
