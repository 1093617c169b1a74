import { Flex } from '@chakra-ui/react'
import type { ImportedPerson } from '../../../../../shared/roster/imports/rosterImportFields'
import { Button } from '../../../design/actions/Button'
import { Field } from '../../../design/form/Field'
import { Select } from '../../../design/form/Select'
import { rosterImport } from './copy'
import { People } from './People'

const copy = rosterImport.pictures

type Props = {
  people: readonly ImportedPerson[]
  /** how many photos are ticked */
  ticked: number
  /** how many have no model and are not ticked */
  unticked: number
  isHeld: boolean
  onTickRest: () => void
  onChoose: (row: number) => void
}

/** Gives all ticked photos to one model. It stays where it is while nothing is ticked, so that it keeps the focus. */
export function TogetherField({ people, ticked, unticked, isHeld, onTickRest, onChoose }: Props) {
  const isIdle = isHeld || ticked === 0
  return (
    <Flex mb={5} gap={4} wrap="wrap" align="flex-end" maxW="52rem">
      <Field label={ticked === 0 ? copy.tick : copy.ticked(ticked)}>
        {(wiring) => (
          <Select
            {...wiring}
            value=""
            aria-disabled={isIdle || undefined}
            onChange={({ currentTarget: { value } }) => {
              if (!isIdle && value !== '') onChoose(Number(value))
            }}
          >
            <People people={people} />
          </Select>
        )}
      </Field>
      {unticked > 1 ? (
        <Button variant="outline" disabled={isHeld} onClick={onTickRest}>
          {copy.tickRest(unticked)}
        </Button>
      ) : null}
    </Flex>
  )
}
