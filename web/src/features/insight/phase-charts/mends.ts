import type { Exclusion } from '../../../gql/types.generated'
import { texts } from './texts'

/** Ways to correct a reason. */
interface Mends {
  /** Form here that corrects the record. */
  here?: { text: string; permission: string }
  /** Form in the list of trips that corrects them. */
  trips?: { text: string; permission: string }
}

const EDIT = 'chain:basedata:edit'

/** Ways to correct a reason; none for an intended one. */
export function mendsOf(reason: Exclusion): Mends {
  const { mends } = texts
  switch (reason) {
    case 'TP_MODE_INNER':
    case 'TP_MODE_RESOURCE':
      return {}
    case 'UNIT':
      return { here: { text: mends.UNIT, permission: 'chain:project:edit' } }
    case 'PRICE':
      return { here: { text: mends.PRICE, permission: 'chain:basedata:add' } }
    case 'SETTLE_PRICE':
      return { trips: { text: mends.SETTLE_PRICE, permission: 'chain:garbagecustomersales:edit' } }
    case 'MACHINE_SET':
      return {
        here: { text: mends.MODEL, permission: EDIT },
        trips: { text: mends.MACHINE_SET, permission: 'chain:companywaybill:edit' },
      }
    case 'SOIL_TYPE':
    case 'GARBAGE_PRICE':
    case 'MACHINE_IN_PRICE':
    case 'LEDGER_DIG_PRICE':
      return { here: { text: mends[reason], permission: EDIT } }
  }
}
