import type { BarLabel } from './barLabels'

/** What stands in a bar and after it: its place in line, its label, and how many wait behind it. */
export const BarText = ({ label: { place, inside, beside, besidePx, behind } }: { label: BarLabel }) => (
  <>
    {place ? <b>{place}</b> : null}
    {inside ? <span>{inside}</span> : null}
    {behind ? <i>{behind}</i> : null}
    {beside ? (
      <em style={{ maxWidth: besidePx }} aria-hidden>
        {beside}
      </em>
    ) : null}
  </>
)
