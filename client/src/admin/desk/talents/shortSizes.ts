import { region } from '../../../../../shared/region'
import { CM_PER_INCH, feet } from '../../../../../shared/roster/measures'

/** A height where room is short, in the agency's unit alone: `178` in centimetres, or `5ft 10in`. */
export const shortHeight = (cm: number): string => (region.measures === 'inches' ? feet(cm) : String(cm))

/** A girth in whole centimetres likewise: `61`, or `24in`. */
export const shortGirth = (cm: number): string =>
  region.measures === 'inches' ? `${Math.round(cm / CM_PER_INCH)}in` : String(cm)
