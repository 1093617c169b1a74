import { chakra, Flex } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { PICTURE_TYPES } from '../../../../../shared/lists'
import type { ImportedPerson } from '../../../../../shared/roster/imports/rosterImportFields'
import { CheckField } from '../../../design/form/CheckField'
import { Select } from '../../../design/form/Select'
import { type Column, DataTable } from '../../../design/lists/DataTable'
import { Pager } from '../../../design/lists/Pager'
import { adminModels } from '../models/copy'
import { rosterImport } from './copy'
import { People } from './People'
import { TogetherField } from './TogetherField'
import { type Chosen, importedName, type Placed } from './usePictureUploads'

const copy = rosterImport.pictures
const SHOWN = 50

type Props = {
  pictures: readonly Placed[]
  people: readonly ImportedPerson[]
  isHeld: boolean
  onChange: (names: readonly string[], changed: Partial<Chosen>) => void
}

/** Photos with the models that they are of, to be corrected one by one or several at once; those without a model first. */
export function PictureTable({ pictures, people, isHeld, onChange }: Props) {
  const [wanted, setPage] = useState(1)
  // Those without a model come first, and stay where they are while they are given one.
  const [first] = useState(() => new Set(pictures.filter(({ row }) => row === null).map(importedName)))
  const isFirst = (picture: Placed) => Number(first.has(importedName(picture)))
  const sorted = pictures.toSorted((a, b) => isFirst(b) - isFirst(a))
  const pages = Math.max(1, Math.ceil(sorted.length / SHOWN))
  const page = Math.min(wanted, pages)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const names = pictures.map(importedName).filter((name) => ticked.has(name))
  const rest = pictures.filter((picture) => picture.row === null && !ticked.has(importedName(picture)))
  function tick(name: string) {
    const next = new Set(ticked)
    if (!next.delete(name)) next.add(name)
    setTicked(next)
  }
  const columns: Column<Placed>[] = [
    {
      head: copy.columns.file,
      cell: (picture) => (
        <CheckField
          checked={ticked.has(importedName(picture))}
          aria-disabled={isHeld || undefined}
          onChange={() => tick(importedName(picture))}
          label={
            <Flex align="center" gap={3} minW={0}>
              <Thumbnail file={picture.file} />
              <chakra.span minW={0} overflowWrap="anywhere">
                {importedName(picture)}
              </chakra.span>
            </Flex>
          }
        />
      ),
    },
    {
      head: copy.columns.whose,
      cell: (picture) => (
        <Select
          aria-label={copy.whose(importedName(picture))}
          value={picture.row === null ? '' : String(picture.row)}
          aria-disabled={isHeld || undefined}
          onChange={(event) => {
            const { value } = event.currentTarget
            if (!isHeld) onChange([importedName(picture)], { row: value === '' ? null : Number(value) })
          }}
        >
          <People people={people} />
        </Select>
      ),
    },
    {
      head: copy.columns.type,
      cell: (picture) => (
        <Select
          aria-label={copy.typeOf(importedName(picture))}
          value={picture.type}
          aria-disabled={isHeld || undefined}
          onChange={(event) => {
            const chosen = PICTURE_TYPES.find((type) => type === event.currentTarget.value)
            if (!isHeld) onChange([importedName(picture)], { chosen })
          }}
        >
          {PICTURE_TYPES.map((type) => (
            <option key={type} value={type}>
              {adminModels.images.typeWords(type)}
            </option>
          ))}
        </Select>
      ),
    },
  ]
  return (
    <>
      <TogetherField
        people={people}
        ticked={names.length}
        unticked={rest.length}
        isHeld={isHeld}
        onTickRest={() => setTicked(new Set([...names, ...rest.map(importedName)]))}
        onChoose={(row) => {
          onChange(names, { row })
          setTicked(new Set())
        }}
      />
      <DataTable
        label={copy.title}
        columns={columns}
        rows={sorted.slice((page - 1) * SHOWN, page * SHOWN)}
        rowKey={importedName}
      />
      <Pager page={page} totalPages={pages} onPage={setPage} />
    </>
  )
}

/** A chosen photo, small: the name that a phone gives it says nobody's name. */
function Thumbnail({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <chakra.img
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      width="4.5rem"
      height="6rem"
      flexShrink={0}
      objectFit="cover"
      bg="ink"
    />
  )
}
