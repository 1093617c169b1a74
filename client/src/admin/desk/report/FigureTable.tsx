import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { ReportUnit } from '../../../../../shared/desk/deskReport'
import { TextLink } from '../../../design/actions/TextLink'
import { deskReport as copy } from './copy'

type Cell = { figure: string; href: string | null }
export type FigureRow = { key: string; name: string; now: Cell; before: Cell }
type Props = {
  title: string
  unit: ReportUnit
  rows: readonly FigureRow[]
  more?: ReactNode
  /** The section above has the same title, so it is not shown twice. */
  isNamedAbove?: boolean
  /** A table above it shows which column is which period. */
  isBelow?: boolean
}

const cell = {
  // A quarter stands on two sheets.
  py: { base: 2, _print: 0.5 },
  pl: { base: 1, md: 3 },
  textAlign: 'right',
  verticalAlign: 'baseline',
  // With a doubled font size on a phone even a head and a figure must break.
  overflowWrap: 'anywhere',
} as const
const head = {
  ...cell,
  width: { base: '28%', md: '8rem', _print: '28%' },
  textStyle: 'label',
  color: 'fgQuiet',
} as const

/** Figures of a period beside those of the one before; each is a link to what it counts. */
export const FigureTable = ({ title, unit, rows, more, isNamedAbove = false, isBelow = false }: Props) => (
  <Box mb={{ base: 6, _print: 3 }}>
    <chakra.table
      textStyle={{ _print: 'small' }}
      width="full"
      css={{ borderCollapse: 'collapse', tableLayout: 'fixed', '& tr': { breakInside: 'avoid' } }}
      aria-label={title}
    >
      <chakra.thead borderBottom="1px solid" borderColor="fg">
        <tr>
          <chakra.th scope="col" {...head} pl={0} textAlign="left" width="auto">
            <chakra.span srOnly={isNamedAbove}>{title}</chakra.span>
          </chakra.th>
          <chakra.th scope="col" {...head}>
            <chakra.span srOnly={isBelow}>{copy.units[unit]}</chakra.span>
          </chakra.th>
          <chakra.th scope="col" {...head}>
            <chakra.span srOnly={isBelow}>{copy.earlier[unit]}</chakra.span>
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {rows.map(({ key, name, now, before }) => (
          <chakra.tr key={key} borderBottom="1px solid" borderColor="hairline">
            <chakra.th scope="row" {...cell} pl={0} textAlign="left" fontWeight="normal">
              {name}
            </chakra.th>
            <chakra.td {...cell} textStyle="data" fontWeight="semibold">
              <FigureLink {...now} />
            </chakra.td>
            <chakra.td {...cell} textStyle="data" color="fgQuiet">
              <FigureLink {...before} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
    {more ? (
      <chakra.p textStyle="small" color="fgQuiet" mt={2}>
        {more}
      </chakra.p>
    ) : null}
  </Box>
)

/** A figure with something behind it is a link; 44 pixels high for a thumb, without moving the line. */
const FigureLink = ({ figure, href }: Cell) =>
  href === null ? (
    figure
  ) : (
    <TextLink href={href} display="inline-block" py="0.8rem" my="-0.8rem" pl={{ base: 1, md: 4 }}>
      {figure}
    </TextLink>
  )
