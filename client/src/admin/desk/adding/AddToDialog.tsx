import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../design/actions/Button'
import { Dialog } from '../../../design/feedback/Dialog'
import { NotLoaded } from '../../../design/feedback/NotLoaded'
import { ProblemBox } from '../../../design/feedback/ProblemBox'
import { SearchBox } from '../../../design/form/SearchBox'
import { useFirstField } from '../../forms/useFirstField'
import type { Choices, Given, Line } from './choices'
import { adding } from './copy'
import { useJobs } from './useJobs'
import { usePackages } from './usePackages'

type Props = Omit<Given, 'search' | 'onDone'> & {
  where: 'package' | 'job'
  onAdded?: (() => void) | undefined
  onClose: () => void
}

/** Chooses a package or a job for talents, or makes a new one of them. */
export default function AddToDialog({ where, onAdded, onClose, ...given }: Props) {
  const Choice = where === 'package' ? OfPackages : OfJobs
  const onDone = () => {
    onClose()
    onAdded?.()
  }
  return <Choice {...given} onDone={onDone} onClose={onClose} />
}

type ChoiceProps = Omit<Given, 'search'> & { onClose: () => void }

function OfPackages(given: ChoiceProps) {
  const [search, setSearch] = useState('')
  return <Choice of="package" {...given} {...usePackages({ ...given, search })} {...{ search, setSearch }} />
}

function OfJobs(given: ChoiceProps) {
  const [search, setSearch] = useState('')
  return <Choice of="job" {...given} {...useJobs({ ...given, search })} {...{ search, setSearch }} />
}

type ListProps = ChoiceProps &
  Choices & { of: 'package' | 'job'; search: string; setSearch: (search: string) => void }

function Choice({ of, talents, search, setSearch, onClose, ...choices }: ListProps) {
  const { answer, lines, refused, isBusy, add, make } = choices
  const copy = adding[of]
  const fields = useFirstField<HTMLDivElement>()
  const [only] = talents
  const who = talents.length === 1 && only ? only.name : adding.talents(talents.length)
  const isNamed = search !== ''
  return (
    <Dialog open title={copy.title(who)} size="narrow" onClose={onClose}>
      <Flex ref={fields} mb={4}>
        <SearchBox label={copy.search} value={search} onSearch={setSearch} />
      </Flex>
      {refused.length > 0 ? (
        <ProblemBox mb={4}>
          <chakra.p fontWeight="semibold">{adding.refused}</chakra.p>
          {refused.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </ProblemBox>
      ) : null}
      {isNamed || copy.make ? (
        <Button
          variant="primary"
          mb={4}
          maxW="100%"
          aria-busy={isBusy || undefined}
          onClick={isBusy ? undefined : make}
        >
          {isNamed ? copy.makeNamed(search) : copy.make}
        </Button>
      ) : null}
      {lines ? null : <NotLoaded query={answer} copy={{ loading: copy.loading, failed: copy.loadFailed }} />}
      {lines?.length === 0 ? <p role="status">{isNamed ? copy.nothing : copy.none}</p> : null}
      <chakra.ul listStyleType="none">
        {lines?.map((line) => (
          <Row key={line.id} line={line}>
            <Button
              variant="outline"
              size="touch"
              aria-label={adding.addTo(line.name)}
              aria-busy={isBusy || undefined}
              onClick={isBusy ? undefined : () => add(line)}
            >
              {adding.add}
            </Button>
          </Row>
        ))}
      </chakra.ul>
    </Dialog>
  )
}

const Row = ({ line: { name, about }, children }: { line: Line; children: ReactNode }) => (
  <Flex as="li" align="center" gap={3} py={2} borderBottomWidth="1px" borderColor="hairline">
    <Box flex={1} minW={0} overflowWrap="anywhere">
      <chakra.span fontWeight="semibold">{name}</chakra.span>{' '}
      <chakra.span textStyle="small" color="fgQuiet">
        {about}
      </chakra.span>
    </Box>
    {children}
  </Flex>
)
