import { type QuerySheet, told } from '../../../kernel/list/sheet.js'
import { modeLabels } from '../../project/index.js'
import { termLabels } from '../direct-pay-price/fields.js'
import { priceTexts as texts } from '../texts.js'
import { readCoverage } from './coverage.js'
import type { CaptainWithoutPrice, PriceCell, PriceCoverageFilter } from './insight.view.js'

const nameOf = ({ captainName, whole, drivers }: CaptainWithoutPrice): string =>
  whole ? captainName : texts.someDrivers(captainName, drivers.map(({ driverName }) => driverName).join('、'))

/** Missing direct-pay prices in a spreadsheet, with the columns of 直付价覆盖 and every captain and driver by name. */
export const coverageSheet: QuerySheet<PriceCell, PriceCoverageFilter> = {
  title: texts.coverage,
  permission: 'chain:directPayPriceSet:get',
  filterType: 'PriceCoverageFilter',
  fields: {
    tpMode: told(({ tpMode }) => modeLabels[tpMode]),
    soilType: 'text',
    garbageName: 'text',
    projectPrice: 'money',
    unsettledCount: 'count',
    coveredCount: 'count',
    missing: told(({ missing }) => missing.map(nameOf).join('、')),
  },
  titles: {
    tpMode: termLabels.tpMode,
    soilType: termLabels.soilType,
    garbageName: termLabels.garbageName,
    projectPrice: '项目单价',
    unsettledCount: '未结算运单',
    coveredCount: '已有直付价',
    missing: '没有直付价的车队长',
  },
  async read(reader, filter) {
    const { cells } = await readCoverage(reader, filter)
    return { total: cells.length, pieces: whole(cells) }
  },
}

async function* whole(cells: readonly PriceCell[]): AsyncGenerator<readonly PriceCell[]> {
  if (cells.length > 0) yield cells
}
