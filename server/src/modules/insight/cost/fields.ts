import type { Field } from '../../../kernel/fields.js'
import { phaseTable } from '../../project/index.js'

const nullable = { nullable: true } as const

/** Parts of a cost, without overlap, so that they add up to the whole. */
export const costPartsTable = {
  outsideCost: { label: '外运运费', kind: 'money', note: '：内转以外的运单，单价乘数量；未结算的按现在的单价' },
  insideCost: { label: '内转运费', kind: 'money', note: '：内转的运单，单价乘数量；未结算的按现在的单价' },
  adjustAmt: { label: '运单调整', kind: 'money', note: '：有单价的运单的额外金额与调整金额' },
  ticketCost: { label: '用票成本', kind: 'money', note: '：用票的运单，每张按该渣土场、土质当月的平均单价' },
  ticketAdjustAmt: {
    label: '票据调整',
    kind: 'money',
    note: '：没有运单的用票，即更正的用票与退票，按该渣土场、土质当月的平均单价；退还渣土场的票，平均单价与退款之差',
  },
  dumpFee: { label: '消纳费用', kind: 'money', note: '：渣土场预付价；没有预付又未用票的货运按渣土场的消纳单价' },
  machineCost: {
    label: '机械费用',
    kind: 'money',
    note: '：已审核的挖机工时，限定渣土场或土质的分期只在没有其他分期的日子才有；审核时没有价格的按挖机现在的价格',
  },
} as const satisfies Record<string, Field>

/** Numbers of trips, tickets and records without a price, which are missing in the parts. */
export const costGapsTable = {
  unpricedCount: { label: '没有单价的运单', kind: 'count', note: '（趟）' },
  unpricedTicketCount: { label: '没有单价的票', kind: 'count', note: '（张）' },
  unpricedEntryCount: { label: '没有单价的票据流水', kind: 'count', note: '（笔）：更正的与退还渣土场的' },
  unpricedShiftCount: { label: '没有价格的挖机工时', kind: 'count', note: '（条）：已审核' },
} as const satisfies Record<string, Field>

/** A row of the costs of a project. */
export const costRowTable = {
  phaseId: { label: '分期编号', kind: 'id', ...nullable, note: '；不是分期的行为空' },
  phaseName: { ...phaseTable.phaseName, nullable: true },
  fromDate: { ...phaseTable.fromDate, nullable: true },
  toDate: { ...phaseTable.toDate, nullable: true },
  ...costPartsTable,
  cost: { label: '已发生成本', kind: 'money', note: '：七项之和' },
  realCubic: { label: '运单方量', kind: 'quantity', note: '（方）：出土统计计入的运单' },
  cubicCost: {
    label: '单方成本',
    kind: 'money',
    ...nullable,
    note: '（元/方）：已发生成本除以运单方量；没有方量则为空',
  },
  haulCost: { label: '运输成本', kind: 'money', note: '：外运运费、内转运费与运单调整之和，与计划成本相比' },
  haulCubicCost: { label: '单方运输成本', kind: 'money', ...nullable, note: '（元/方）：没有方量则为空' },
  planCubic: { ...phaseTable.planCubic },
  planCost: { label: '计划成本', kind: 'money', ...nullable, note: '：预计运输成本，没有则为预计每方成本乘计划方量' },
  planCubicCost: {
    label: '计划单方成本',
    kind: 'money',
    ...nullable,
    note: '（元/方）：预计每方成本，没有则为计划成本除以计划方量',
  },
  tripCount: { label: '运单数', kind: 'count', note: '：未作废的' },
  recordCount: { label: '挖机工时条数', kind: 'count', note: '：已审核的' },
  entryCount: { label: '票据调整笔数', kind: 'count', note: '：更正的用票与退票、退还渣土场的票' },
  ...costGapsTable,
} as const satisfies Record<string, Field>
