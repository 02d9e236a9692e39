import css from '../price.module.css'
import type { PriceDetail } from '../rows'
import { texts } from '../texts'

/** Captains with the drivers that are meant. */
export function Members({ captains }: { captains: PriceDetail['captainAndDrivers'] }) {
  return (
    <ul className={css.members}>
      {captains.map(({ captainId, captainName, allDrivers, drivers }) => (
        <li key={captainId}>
          <b>{captainName}</b> {allDrivers ? texts.everyDriver : drivers.map(({ driverName }) => driverName).join('、')}
        </li>
      ))}
    </ul>
  )
}
