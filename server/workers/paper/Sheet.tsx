import { Document, Page, renderToBuffer, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Mark } from '../card/Card'
import { Text } from '../card/Text'
import { TEXT } from './type'

const MARGIN = 40

type Given = {
  documentTitle: string
  agency: string
  /** beside the agency's name at the top */
  head: ReactNode
  /** at the foot of each page, before its number */
  foot: readonly [left: string, middle: string]
  children: ReactNode
}

/** An A4 sheet of the agency as a PDF, black only: its name and the head, the content, a foot with the number of the page. */
export async function drawnSheet({
  documentTitle,
  agency,
  head,
  foot,
  children,
}: Given): Promise<Uint8Array> {
  const by = { name: agency, accent: '#000', onPaper: null, onInk: null }
  const made = await renderToBuffer(
    <Document
      title={documentTitle}
      author={agency}
      creator={agency}
      producer={agency}
      language="en"
      conformance="PDF/A-3b"
    >
      <Page
        size="A4"
        style={{ ...TEXT, paddingTop: MARGIN, paddingHorizontal: MARGIN, paddingBottom: 64, color: '#000' }}
      >
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' }}>
          <Mark by={by} on="paper" size={11} />
          {head}
        </View>
        {children}
        <View
          fixed
          style={{
            position: 'absolute',
            left: MARGIN,
            right: MARGIN,
            // From the top: a page of text with a line height places it wrongly from the bottom.
            top: 792,
            borderTopWidth: 0.8,
            borderColor: '#000',
            paddingTop: 6,
            flexDirection: 'row',
            justifyContent: 'space-between',
          }}
        >
          {foot.map((words, at) => (
            <Text key={at === 0 ? 'left' : 'middle'} style={{ fontSize: 7.5 }}>
              {words}
            </Text>
          ))}
          <Text
            style={{ fontSize: 7.5 }}
            render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
          />
        </View>
      </Page>
    </Document>,
  )
  return new Uint8Array(made)
}
