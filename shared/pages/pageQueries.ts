import type { Agency } from '../agency'

/** Why a read failed: `status` is null when the server could not read at all. */
export type ReadFailure = { status: number | null; message: string }

/** One query of a page with its answer: the server renders with it, and writes it into the page for the browser. */
export type PageQuery = { path: string; input?: object | undefined } & (
  | { data: unknown }
  | { failure: ReadFailure }
)

/** The server's input for the renderer (client/src/entryServer.tsx). */
export type PageRequest = {
  path: string
  search: string
  queries: readonly PageQuery[]
  agency: Agency
}

/** A style element of a page; `of` names its rules, so that the browser does not add them again. */
export type PageStyle = { of: string; css: string }

/** The content of `#root`, or the address that the page redirects to. */
export type PageContent = { html: string; styles: readonly PageStyle[]; redirectTo: string | null }

export type RenderPage = (request: PageRequest) => Promise<PageContent>
