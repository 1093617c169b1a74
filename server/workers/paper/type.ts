import '../card/type'

export const GREY = '#4A4640'
export const TEXT = { fontFamily: 'Archivo', fontSize: 9, lineHeight: 1.4 } as const
export const NARROW = { fontFamily: 'Archivo Narrow', fontWeight: 700, letterSpacing: -0.4 } as const
export const LABEL = {
  fontFamily: 'Archivo',
  fontWeight: 600,
  fontSize: 6.4,
  letterSpacing: 0.7,
  color: GREY,
} as const
