import { Text as PdfText, type TextProps } from '@react-pdf/renderer'
import { Children, type PropsWithChildren } from 'react'
import { DEVANAGARI } from './type'

type Style = Extract<TextProps['style'], { fontSize?: unknown }>

const WORDS = /(\S*[\u0900-\u097F]\S*)/u

/** Signs of Devanagari reach above and below the line, so large words are this much smaller. */
const LARGE = { from: 18, scale: 0.82 } as const

/**
 * Text of a PDF. Its words in Devanagari are set in a font that has it, each with the signs beside it: the library breaks a
 * line where the font changes. Letters of a word are joined, so they are not spaced.
 */
export function Text({ children, style = {}, ...props }: PropsWithChildren<TextProps> & { style?: Style }) {
  const size = Number(style.fontSize)
  const devanagari = {
    ...{ fontFamily: DEVANAGARI, letterSpacing: 0 },
    ...(size >= LARGE.from && { fontSize: size * LARGE.scale }),
  }
  return (
    <PdfText style={style} {...props}>
      {Children.map(children, (child) =>
        typeof child === 'string' && WORDS.test(child)
          ? child.split(WORDS).map((words, at) =>
              at % 2 === 0 ? (
                words
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is drawn once
                <PdfText key={at} style={devanagari}>
                  {words}
                </PdfText>
              ),
            )
          : child,
      )}
    </PdfText>
  )
}
