import { chakra } from '@chakra-ui/react'

/** Outlines, 60 by 80, that show where the face, the profile and the whole body go. */
const POSES = {
  face: [
    'M30 16c8 0 13 6 13 15s-5 19-13 19-13-10-13-19 5-15 13-15Z',
    'M24 48v6c-8 3-17 6-19 16M36 48v6c8 3 17 6 19 16',
    'M12 32h36',
  ],
  profile: [
    'M40 20c-5-5-13-5-18-1-6 5-6 14-2 21 1 3 1 6 0 11',
    'M40 20c2 3 2 6 2 8l5 8-4 2v4l-1 6c-1 3-6 3-9 2l-1 6',
    'M20 51c-6 3-11 8-13 19M32 56c5 3 10 7 13 14',
  ],
  full: [
    'M30 11a4.5 5.5 0 1 0 .01 0Z',
    'M27 22c-5 1-7 3-7 7l-2 18M33 22c5 1 7 3 7 7l2 18',
    'M23 30l1 16-2 24M37 30l-1 16 2 24M30 46l-2 24M30 46l2 24',
    'M51 11v59M48 11h6M49 26h4M49 40h4M49 55h4M48 70h6',
  ],
} as const

export function PoseGuide({ pose }: { pose: keyof typeof POSES }) {
  return (
    <chakra.svg
      viewBox="0 0 60 80"
      aria-hidden
      position="absolute"
      inset={0}
      width="full"
      height="full"
      fill="none"
      stroke="fgQuiet"
      strokeWidth={0.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {POSES[pose].map((line) => (
        <path key={line} d={line} />
      ))}
    </chakra.svg>
  )
}
