import type { ImportedPerson } from '../../../../../shared/roster/imports/rosterImportFields'
import { rosterImport } from './copy'

/** The choices of whose a photo is. */
export const People = ({ people }: { people: readonly ImportedPerson[] }) => (
  <>
    <option value="">{rosterImport.pictures.nobody}</option>
    {people.map(({ row, stageName, name }) => (
      <option key={row} value={row}>
        {stageName === name ? name : `${stageName} (${name})`}
      </option>
    ))}
  </>
)
