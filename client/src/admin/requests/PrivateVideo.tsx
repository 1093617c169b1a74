import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { ApplicationFile } from '../../../../shared/applications'
import { mediaPath } from '../../../../shared/paths'
import { admin } from '../../words/admin'
import { useSignedQuery } from './useSignedQuery'

type Props = { file: ApplicationFile; renew: () => void }

/** An applicant's video. When its address ends in the middle, it goes on with a new one where it was. */
export function PrivateVideo({ file, renew }: Props) {
  const { query, onFailure } = useSignedQuery(file.query, renew)
  const left = useRef({ at: 0, isPlaying: false })
  const words = admin.requests.details
  return (
    // biome-ignore lint/a11y/useMediaCaption: a stranger's own clip comes without captions
    <chakra.video
      controls
      playsInline
      preload="metadata"
      aria-label={words.video(file.originalName)}
      src={mediaPath(file.id, file.file, query)}
      width="full"
      aspectRatio="3 / 4"
      bg="ink"
      onTimeUpdate={({ currentTarget: { currentTime, paused } }) => {
        left.current = { at: currentTime, isPlaying: !paused }
      }}
      onError={onFailure}
      onLoadedMetadata={({ currentTarget }) => {
        const { at, isPlaying } = left.current
        if (at === 0) return
        currentTarget.currentTime = at
        // A browser may refuse to play by itself; then the button waits.
        if (isPlaying) currentTarget.play().catch(() => {})
      }}
    />
  )
}
