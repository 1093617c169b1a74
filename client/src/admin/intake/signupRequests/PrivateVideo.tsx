import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { SignupRequestFile } from '../../../../../shared/intake/signupRequests'
import { mediaPath } from '../../../../../shared/paths'
import { admin } from '../../copy'
import { useSignedQuery } from '../../lists/useSignedQuery'

type Props = { file: SignupRequestFile; renew: () => void }

/** An applicant's video. When its signed address expires during playback, it continues with a new one. */
export function PrivateVideo({ file, renew }: Props) {
  const { query, onFailure } = useSignedQuery(file.query, renew)
  const left = useRef({ at: 0, isPlaying: false })
  const copy = admin.requests.details
  return (
    // biome-ignore lint/a11y/useMediaCaption: a stranger's own clip comes without captions
    <chakra.video
      controls
      playsInline
      preload="metadata"
      aria-label={copy.video(file.originalName)}
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
        // The browser may refuse autoplay; the user can press play.
        if (isPlaying) currentTarget.play().catch(() => {})
      }}
    />
  )
}
