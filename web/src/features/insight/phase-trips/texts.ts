import type { CostPart, Exclusion, PhaseChart, PhaseTripsInput } from '../../../gql/types.generated'
import type { WhoseBooked } from './addresses'

/** Reasons why a trip is not counted, in the order of checking. */
export const reasonTexts = {
  TP_MODE_INNER: '内转',
  TP_MODE_RESOURCE: '资源回填',
  UNIT: '按车计量，分期没有每车方量',
  SOIL_TYPE: '按吨计量，土质没有吨方换算',
  PRICE: '没有单价',
  SETTLE_PRICE: '单价为零',
  GARBAGE_PRICE: '没有消纳单价',
  MACHINE_SET: '没有挖机型号',
  MACHINE_IN_PRICE: '挖机没有装车单价',
  LEDGER_DIG_PRICE: '挖机没有台班费',
} satisfies Record<Exclusion, string>

export const countedTexts = {
  ALL: '全部图表',
  TRANSPORT: '土方运输成本',
  MACHINE: '机械成本',
  GARBAGE: '渣土场成本',
  OUTPUT: '出土',
  INTERNAL: '内转成本',
  EVERY: '分期的全部运单',
} satisfies Record<PhaseChart, string>

/** Parts of a project's cost, and trips or tickets without a price. */
export const costPartTexts = {
  OUTSIDE: '外运运费',
  INSIDE: '内转运费',
  ADJUSTED: '运单调整',
  TICKET: '用票成本',
  DUMP_FEE: '消纳费用',
  UNPRICED: '没有单价的运单',
  UNPRICED_TICKET: '没有单价的票',
} satisfies Record<CostPart, string>

const whoseTexts = { none: '不属于任何分期', whole: '整个项目' }

/** Trips of a phase in words. */
export const tripsText = ({ chart, reason, part, phaseId, whole }: PhaseTripsInput): string =>
  phaseId
    ? textOf({ chart, reason, part })
    : `${whole ? whoseTexts.whole : whoseTexts.none}：${textOf({ chart, reason, part })}`

const textOf = ({ chart, reason, part }: PhaseTripsInput): string => {
  if (part) return costPartTexts[part]
  if (reason) return `${countedTexts[chart]}未计入：${reasonTexts[reason]}`
  return chart === 'EVERY' ? countedTexts.EVERY : `${countedTexts[chart]}已计入`
}

const BOOKED = { phase: '分期', whole: '整个项目', none: '不属于任何分期' }

/** Costs besides trips in words. */
export const bookedText = ({ phaseId, whole, unpriced }: WhoseBooked, part: string, lacking: string): string =>
  `${BOOKED[phaseId ? 'phase' : whole ? 'whole' : 'none']}的${part}${unpriced ? `，${lacking}` : ''}`
