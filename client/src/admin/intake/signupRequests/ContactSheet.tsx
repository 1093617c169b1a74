import { Box, chakra } from '@chakra-ui/react'
import type { SignupRequest, SignupRequestFile } from '../../../../../shared/intake/signupRequests'
import { mediaPath } from '../../../../../shared/paths'
import { Picture } from '../../../design/media/Picture'
import { admin } from '../../copy'
import { useSignedQuery } from '../../lists/useSignedQuery'
import { shownName } from './shownName'

const copy = admin.requests.sheet

type Props = {
  /** Undefined while they are on their way: the sheet keeps its room. */
  items: readonly SignupRequest[] | undefined
  onOpen: (application: SignupRequest) => void
  /** asks for new signatures of the pictures */
  renew: () => void
}

/** Who waits for a decision, by the first picture: people are chosen by looking. A press opens the request. */
export function ContactSheet({ items, onOpen, renew }: Props) {
  if (!items) return <Box aria-hidden h="9.8rem" mb={4} />
  const waiting = items.filter(({ status }) => status === 'pending')
  if (waiting.length === 0) return null
  return (
    <chakra.ul
      aria-label={copy.title}
      display="grid"
      gridAutoFlow="column"
      gridAutoColumns="6rem"
      gap={2}
      overflowX="auto"
      // On paper nothing scrolls: the frames go on in the next row.
      _print={{ gridAutoFlow: 'row', gridTemplateColumns: 'repeat(auto-fill, 6rem)', overflow: 'visible' }}
      mb={4}
    >
      {waiting.map((application) => (
        <li key={application.id}>
          <chakra.button
            type="button"
            width="full"
            textAlign="left"
            cursor="pointer"
            // The list would cut off a ring outside.
            _focusVisible={{ outlineOffset: '-3px' }}
            aria-label={copy.open(shownName(application))}
            onClick={() => onOpen(application)}
          >
            <Frame application={application} renew={renew} />
            <chakra.span display="block" textStyle="small" fontWeight="semibold" truncate>
              {shownName(application)}
            </chakra.span>
          </chakra.button>
        </li>
      ))}
    </chakra.ul>
  )
}

const isPicture = (entry: SignupRequest['portfolio'][number]): entry is SignupRequestFile =>
  typeof entry !== 'string' && entry.kind === 'image'

function Frame({ application, renew }: { application: SignupRequest; renew: () => void }) {
  const first = application.portfolio.find(isPicture)
  if (!first)
    return (
      <chakra.span
        aria-hidden
        display="grid"
        placeItems="center"
        aspectRatio="3 / 4"
        bg="hairline"
        fontSize="2rem"
      >
        {[...shownName(application)][0]}
      </chakra.span>
    )
  return <SignedPicture file={first} renew={renew} />
}

function SignedPicture({ file, renew }: { file: SignupRequestFile; renew: () => void }) {
  const { query, onFailure } = useSignedQuery(file.query, renew)
  const shown = { ...file, width: file.width ?? 3, height: file.height ?? 4, thumbhash: file.thumbhash ?? '' }
  return (
    <Picture
      picture={shown}
      alt=""
      sizes="7rem"
      ratio="3 / 4"
      address={(name) => mediaPath(file.id, name, query)}
      onFailure={onFailure}
    />
  )
}
