import { defineTextStyles } from '@chakra-ui/react'

/** At this tight, condensed setting the font's own space lets words run together. */
const WORD_SPACE = '0.08em'

/**
 * Headlines are condensed and heavy, labels wide and small, body text plain. The two largest styles also depend on
 * the screen width: with doubled font size, long words would break on a phone.
 */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontSize: 'clamp(min(3.5rem, 24vw), 12.5vw, 12rem)',
      fontFamily: 'headline',
      fontWeight: 'black',
      fontStretch: '64%',
      lineHeight: 0.95,
      letterSpacing: '-0.025em',
      wordSpacing: WORD_SPACE,
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontSize: 'clamp(min(3rem, 18vw), 8vw, 7rem)',
      fontFamily: 'headline',
      fontWeight: 'black',
      fontStretch: '66%',
      lineHeight: 0.94,
      letterSpacing: '-0.02em',
      wordSpacing: WORD_SPACE,
      textWrap: 'balance',
    },
  },
  workTitle: {
    value: {
      fontSize: 'clamp(1.875rem, 3vw, 2.5rem)',
      fontFamily: 'headline',
      fontWeight: 'black',
      fontStretch: '70%',
      lineHeight: 0.95,
      letterSpacing: '-0.01em',
      wordSpacing: WORD_SPACE,
    },
  },
  heading: {
    value: {
      fontSize: 'clamp(2rem, 4.2vw, 3.5rem)',
      fontFamily: 'headline',
      fontWeight: 'black',
      fontStretch: '68%',
      lineHeight: 0.92,
      letterSpacing: '-0.015em',
      wordSpacing: WORD_SPACE,
      textWrap: 'balance',
    },
  },
  subheading: {
    value: {
      fontSize: '1.3125rem',
      fontWeight: 'bold',
      fontStretch: '82%',
      lineHeight: 1.15,
      textWrap: 'pretty',
    },
  },
  lead: {
    value: { fontSize: 'clamp(1.125rem, 1.6vw, 1.375rem)', lineHeight: 1.4, textWrap: 'pretty' },
  },
  body: { value: { fontSize: '1rem', lineHeight: 1.55 } },
  small: { value: { fontSize: '0.875rem', lineHeight: 1.5, textWrap: 'pretty' } },
  label: {
    value: {
      fontFamily: 'body',
      fontSize: '0.6875rem',
      fontWeight: 'semibold',
      fontStretch: '116%',
      lineHeight: 1.4,
      letterSpacing: '0.09em',
      textTransform: 'uppercase',
    },
  },
  /** Measurements, dates, counts, codes. */
  data: {
    value: { fontFamily: 'mono', fontSize: '0.8125rem', lineHeight: 1.5, fontVariantNumeric: 'tabular-nums' },
  },
  /** Captions on the edge of a frame. */
  edge: {
    value: {
      fontFamily: 'mono',
      fontSize: '0.75rem',
      lineHeight: 1.4,
      letterSpacing: '0.02em',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
