import type { BaseProjectRowFragment } from './project.generated'
import { texts } from './texts'

export const ticketsOf = ({ usesTickets }: BaseProjectRowFragment) => (usesTickets ? texts.yes : texts.no)
export const shiftsOf = ({ dayStart, nightStart }: BaseProjectRowFragment) => texts.shiftTimes(dayStart, nightStart)
/** Its place, as degrees; nothing where none is known. */
export const placeOf = ({ lng, lat }: BaseProjectRowFragment) => (lng && lat ? `${lng}, ${lat}` : null)
