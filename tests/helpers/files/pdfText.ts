import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a PDF in the order in which they were set. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
  return text
}
