import { Grid } from '@chakra-ui/react'
import type { ImportedPerson } from '../../../../../shared/roster/imports/rosterImportFields'
import { sharedName } from '../../../../../shared/roster/imports/rosterImportPictures'
import { Field } from '../../../design/form/Field'
import { Select } from '../../../design/form/Select'
import { rosterImport } from './copy'
import { People } from './People'
import { type Chosen, importedName } from './usePictureUploads'

const copy = rosterImport.pictures

type Props = {
  pictures: readonly Chosen[]
  people: readonly ImportedPerson[]
  isHeld: boolean
  onChange: (names: readonly string[], changed: Partial<Chosen>) => void
}

/** Photos that nobody was found for and that share a name are given to a model once for all of them. */
export function SharedNames({ pictures, people, isHeld, onChange }: Props) {
  const groups = new Map<string, Chosen[]>()
  for (const picture of pictures) {
    const name = picture.isFound ? '' : sharedName(picture)
    if (name !== '') groups.set(name, [...(groups.get(name) ?? []), picture])
  }
  const shared = [...groups].filter(([, same]) => same.length > 1)
  if (shared.length === 0) return null
  return (
    <Grid
      gap={5}
      mb={6}
      maxW="52rem"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {shared.map(([name, same]) => {
        const rows = new Set(same.map(({ row }) => row))
        const [row = null] = rows.size === 1 ? rows : []
        return (
          <Field key={name} label={copy.named(name, same.length)}>
            {(wiring) => (
              <Select
                {...wiring}
                value={row === null ? '' : String(row)}
                aria-disabled={isHeld || undefined}
                onChange={(event) => {
                  const { value } = event.currentTarget
                  if (!isHeld) onChange(same.map(importedName), { row: value === '' ? null : Number(value) })
                }}
              >
                <People people={people} />
              </Select>
            )}
          </Field>
        )
      })}
    </Grid>
  )
}
