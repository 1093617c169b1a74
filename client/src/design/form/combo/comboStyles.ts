import type { SystemStyleObject } from '@chakra-ui/react'

const sheet: SystemStyleObject = {
  position: 'absolute',
  top: 'calc(100% - 1px)',
  left: 0,
  right: 0,
  zIndex: 'sheet',
  bg: 'surface',
  border: '1px solid',
  borderColor: 'fg',
}

/** The open list; one set of rules for up to a thousand options. */
export const comboStyles: SystemStyleObject = {
  position: 'relative',
  '& > svg': { position: 'absolute', right: 3, top: 4, pointerEvents: 'none' },
  '& > ul': { ...sheet, maxHeight: '18rem', overflowY: 'auto', overscrollBehavior: 'contain' },
  '& > [data-nothing]': { ...sheet, px: 3, py: 3, color: 'fgQuiet' },
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 4,
    minHeight: 'touch',
    px: 3,
    py: 2,
    cursor: 'pointer',
    borderBottom: '1px solid',
    borderColor: 'hairline',
  },
  '& li > :is(img, i)': {
    flex: 'none',
    width: '2rem',
    height: '2.625rem',
    my: -0.5,
    objectFit: 'cover',
    bg: 'hairline',
    alignSelf: 'center',
  },
  '& li > :is(img, i) + span': { flex: 1, alignSelf: 'center' },
  '& li > :is(img, i) ~ [data-note]': { alignSelf: 'center' },
  '& li:hover': { bg: 'bone', color: 'ink' },
  '& li[data-active]': { bg: 'fg', color: 'bg' },
  '& li[aria-selected=true] > span:first-of-type': { fontWeight: 'bold' },
  '& [data-note]': { textStyle: 'edge', whiteSpace: 'nowrap' },
}
