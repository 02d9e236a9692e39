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
 * Where what keeps trips from being counted can be mended; null where the rule is meant so.
 * @param waybills the list of these trips
 */
export function mendOf(reason: Exclusion, phase: ChartPhasePartFragment, waybills: string): Mend | null {
  const { mends } = texts
  const { id, projectName } = phase
  switch (reason) {
    case 'TP_MODE_INNER':
    case 'TP_MODE_RESOURCE':
      return null
    case 'UNIT':
      return {
        text: mends.UNIT,
        url: `/base/phases${query({ projectName, edit: id })}`,
        permission: 'chain:project:edit',
      }
    case 'SOIL_TYPE':
      return { text: mends.SOIL_TYPE, url: '/base/soils', permission: BASE_DATA }
    case 'PRICE':
      return { text: mends.PRICE, url: `/base/prices${query({ projectName })}`, permission: BASE_DATA }
    case 'SETTLE_PRICE':
      return { text: mends.SETTLE_PRICE, url: waybills, permission: 'chain:garbagecustomersales:edit' }
    case 'GARBAGE_PRICE':
      return { text: mends.GARBAGE_PRICE, url: '/base/sites', permission: BASE_DATA }
    case 'MACHINE_SET':
      return { text: mends.MACHINE_SET, url: waybills, permission: 'chain:companywaybill:edit' }
    case 'MACHINE_IN_PRICE':
    case 'LEDGER_DIG_PRICE':
      return { text: mends[reason], url: '/base/machines', permission: BASE_DATA }
  }
}
