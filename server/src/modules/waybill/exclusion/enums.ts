import { describeEnum } from '../../../kernel/graphql.js'
import { costPartLabels, exclusionLabels, phaseChartLabels } from './labels.js'

/** Why a trip is not counted, in the order in which it is asked. */
export enum Exclusion {
  TP_MODE_INNER = 'TP_MODE_INNER',
  TP_MODE_RESOURCE = 'TP_MODE_RESOURCE',
  UNIT = 'UNIT',
  SOIL_TYPE = 'SOIL_TYPE',
  PRICE = 'PRICE',
  SETTLE_PRICE = 'SETTLE_PRICE',
  GARBAGE_PRICE = 'GARBAGE_PRICE',
  MACHINE_SET = 'MACHINE_SET',
  MACHINE_IN_PRICE = 'MACHINE_IN_PRICE',
  LEDGER_DIG_PRICE = 'LEDGER_DIG_PRICE',
}
describeEnum('Exclusion', Exclusion, '运单未计入图表的原因，按判断的先后', exclusionLabels)

/** What trips are counted for. */
export enum PhaseChart {
  ALL = 'ALL',
  TRANSPORT = 'TRANSPORT',
  OUTPUT = 'OUTPUT',
  GARBAGE = 'GARBAGE',
  MACHINE = 'MACHINE',
  INTERNAL = 'INTERNAL',
  EVERY = 'EVERY',
}
describeEnum('PhaseChart', PhaseChart, '统计口径：各图表不看的原因不影响计入', phaseChartLabels)

/** Parts of what trips cost, and what of them has no price: each trip that a part is about, whether a chart counts it or not. */
export enum CostPart {
  OUTSIDE = 'OUTSIDE',
  INSIDE = 'INSIDE',
  ADJUSTED = 'ADJUSTED',
  TICKET = 'TICKET',
  DUMP_FEE = 'DUMP_FEE',
  UNPRICED = 'UNPRICED',
  UNPRICED_TICKET = 'UNPRICED_TICKET',
}
describeEnum('CostPart', CostPart, '项目成本中运单的一部分，或还没有价格的运单', costPartLabels)
