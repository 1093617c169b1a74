/** The columns of a written select as text, with the type of the rows that they make. */
export type Columns<Row> = string & { readonly row?: Row }

/** What SQL each field of a row is selected from: a field that is missing or unknown fails the type check. */
export type ColumnsOf<Row> = { readonly [Field in keyof Row]-?: string }

/** The columns of a row as text for the select of a `query`. `from` must not contain user input. */
export const columns = <Row>(from: ColumnsOf<Row>): Columns<Row> =>
  Object.entries(from)
    .map(([field, text]) => `${text} as "${field}"`)
    .join(', ')
