import { chakra } from '@chakra-ui/react'

const corners = [
  { top: 0, left: 0, borderTopWidth: '1px', borderLeftWidth: '1px' },
  { top: 0, right: 0, borderTopWidth: '1px', borderRightWidth: '1px' },
  { bottom: 0, left: 0, borderBottomWidth: '1px', borderLeftWidth: '1px' },
  { bottom: 0, right: 0, borderBottomWidth: '1px', borderRightWidth: '1px' },
] as const

/** The four corners of an empty frame. Covers its parent, which must be positioned. */
export function CropMarks() {
  return corners.map((corner) => (
    <chakra.span
      key={Object.keys(corner).join()}
      aria-hidden
      position="absolute"
      width={5}
      height={5}
      borderColor="fg"
      pointerEvents="none"
      {...corner}
    />
  ))
}
