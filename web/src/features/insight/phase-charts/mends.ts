import type { Exclusion } from '../../../gql/types.generated'
import type { ChartPhasePartFragment } from './phase-charts.generated'
import { texts } from './texts'

interface Mend {
  text: string
  url: string
  /** Without it, only the reason is told. */
  permission: string
}

const BASE_DATA = 'chain:basedata:edit'
const query = (filters: Record<string, string>) => `?${new URLSearchParams(filters)}`

/**
 * Where what keeps trips from being counted can be mended; nowhere where the rule is meant so.
 * @param waybills the list of these trips
 */
export function mendsOf(reason: Exclusion, phase: ChartPhasePartFragment, waybills: string): Mend[] {
  const { mends } = texts
  const { id, projectName } = phase
  const inBaseData = (text: string, url: string): Mend => ({ text, url, permission: BASE_DATA })
  switch (reason) {
    case 'TP_MODE_INNER':
    case 'TP_MODE_RESOURCE':
      return []
    case 'UNIT': {
      const url = `/base/phases${query({ projectName, edit: id })}`
      return [{ text: mends.UNIT, url, permission: 'chain:project:edit' }]
    }
    case 'SOIL_TYPE':
      return [inBaseData(mends.SOIL_TYPE, '/base/soils')]
    case 'PRICE':
      return [inBaseData(mends.PRICE, `/base/prices${query({ projectName })}`)]
    case 'SETTLE_PRICE':
      return [{ text: mends.SETTLE_PRICE, url: waybills, permission: 'chain:garbagecustomersales:edit' }]
    case 'GARBAGE_PRICE':
      return [inBaseData(mends.GARBAGE_PRICE, '/base/sites')]
    case 'MACHINE_SET':
      return [
        { text: mends.MACHINE_SET, url: waybills, permission: 'chain:companywaybill:edit' },
        inBaseData(mends.MODEL, '/base/machines'),
      ]
    case 'MACHINE_IN_PRICE':
    case 'LEDGER_DIG_PRICE':
      return [inBaseData(mends[reason], '/base/machines')]
  }
}
