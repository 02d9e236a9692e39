import { z } from 'zod'
import { plainTime } from '../../kernel/values/clock.js'
import type { SettlementOutcome } from '../../modules/settlement/settlement/generation.service.js'
import type { SettlementView, StatementCarrier } from '../../modules/settlement/settlement/settlement.view.js'
import { settlementStatus, weightUnit } from '../codes.js'
import { Answer } from '../envelope.js'
import { count, decimal, numberOf, text, textOrNull, time, timeOf, timeOrNull } from '../shapes.js'

/** A settlement of the list (000 §3 Company settlement statement, header). */
export const settlementShape = z.object({
  id: z.string(),
  settleNo: text('结算单号'),
  status: settlementStatus.shape,
  companyAuthName: text('公司名称'),
  projectId: z.string(),
  projectName: text('项目'),
  agentName: text('申请人，即交卡人'),
  settleName: text('核算人'),
  settleCnt: count('运单数'),
  settleAmt: decimal('结算金额'),
  paidAmt: decimal('已付金额'),
  lackingPayeeCount: count('还没有收款人的运单数'),
  remark: textOrNull('备注'),
  reason: textOrNull('驳回原因'),
  createTime: time('生成时间'),
  auditTime: timeOrNull('审核时间'),
  version: count('版本，修改时带回'),
})

export const settlementOf = (settlement: SettlementView): z.output<typeof settlementShape> => ({
  id: settlement.id,
  settleNo: settlement.settleNo,
  status: settlementStatus.numberOf(settlement.status),
  companyAuthName: settlement.companyAuthName,
  projectId: settlement.projectId,
  projectName: settlement.projectName,
  agentName: settlement.agentName,
  settleName: settlement.settleName,
  settleCnt: settlement.settleCnt,
  settleAmt: numberOf(settlement.settleAmt),
  paidAmt: numberOf(settlement.paidAmt),
  lackingPayeeCount: settlement.lackingPayeeCount,
  remark: settlement.remark,
  reason: settlement.reason,
  createTime: plainTime(settlement.createTime),
  auditTime: timeOf(settlement.auditTime),
  version: settlement.version,
})

/** New settlements in `data`; beside it what stayed out and which waybills still lack a payee (decisions §3). */
export const generatedAnswer = (outcome: SettlementOutcome): Answer =>
  new Answer(outcome.settlements.map(settlementOf), outcome.message, leftoversOf(outcome))

export const leftoversOf = ({ excluded, excludedCount, lackingPayeeIds }: SettlementOutcome) => ({
  lackingPayeeIds,
  excluded,
  excludedCount,
})

/** The body of a statement, its keys as documented (000 §3): carrier_name, create_datetime and total_amt in snake_case. */
const carrierShape = z.object({
  carrier_name: text('承运人'),
  cnt: count('运单数'),
  amt: decimal('核算合计'),
  detail: z.array(
    z.object({
      create_datetime: text('日期 yyyy-MM-dd'),
      cnt: count('运单数'),
      total_amt: decimal('核算合计'),
      detailDetail: z.array(
        z.object({
          truckCode: text('车牌号'),
          settleCnt: count('运单数'),
          weightTons: decimal('数量合计'),
          weightUnit: weightUnit.shape,
          settlePrice: decimal('单价'),
          payeePrice: decimal('预付合计'),
          totalAmt: decimal('核算合计'),
        }),
      ),
    }),
  ),
})

const carrierOf = (carrier: StatementCarrier): z.output<typeof carrierShape> => ({
  carrier_name: carrier.carrierName,
  cnt: carrier.cnt,
  amt: numberOf(carrier.amt),
  detail: carrier.detail.map((day) => ({
    create_datetime: day.createDatetime,
    cnt: day.cnt,
    total_amt: numberOf(day.totalAmt),
    detailDetail: day.detailDetail.map((truck) => ({
      truckCode: truck.truckCode,
      settleCnt: truck.settleCnt,
      weightTons: numberOf(truck.weightTons),
      weightUnit: weightUnit.numberOf(truck.weightUnit),
      settlePrice: numberOf(truck.settlePrice),
      payeePrice: numberOf(truck.payeePrice),
      totalAmt: numberOf(truck.totalAmt),
    })),
  })),
})

export const statementShape = settlementShape.extend({ carriers: z.array(carrierShape) })

export const statementOf = (
  settlement: SettlementView,
  carriers: StatementCarrier[],
): z.output<typeof statementShape> => ({ ...settlementOf(settlement), carriers: carriers.map(carrierOf) })
