import {
  excludedWaybillFields,
  priceSourceTotalFields,
  settlementPreviewGroupFields,
} from '../../../../gql/fields/settlement.generated'
import { commonTexts } from '../../../../ui/texts'

/** Every text of previewing and generating settlements. */
export const texts = {
  title: '生成结算单',
  loading: '正在核算…',
  summary: (settlements: string, waybills: string) => `将生成 ${settlements} 张结算单，共 ${waybills} 趟`,
  amount: `${settlementPreviewGroupFields.settleAmt.label}合计（元）`,
  groups: '将生成的结算单',
  project: settlementPreviewGroupFields.projectName.label,
  agent: settlementPreviewGroupFields.agentName.label,
  count: settlementPreviewGroupFields.settleCnt.label,
  money: `${priceSourceTotalFields.amount.label}（元）`,
  sources: '金额按单价来源',
  source: priceSourceTotalFields.source.label,
  total: commonTexts.sums,
  lacking: (count: string) => `${count} 趟还没有收款人，生成后请设置收款人`,
  excluded: (count: string) => `未纳入的运单（${count}）`,
  reason: excludedWaybillFields.message.label,
  waybillNo: excludedWaybillFields.no.label,
  cardNo: excludedWaybillFields.cardNo.label,
  truckCode: excludedWaybillFields.truckCode.label,
  shownOf: (shown: string, all: string) => `只列出前 ${shown} 趟，共 ${all} 趟`,
  allIn: '所选范围内没有未纳入的运单',
  unpriced: (count: string) => `${count} 趟没有单价，填写后才能结算`,
  typePrices: '填写单价',
  nothing: '没有可结算的运单',
  about: (groups: string, count: string, amount: string) =>
    `${groups} 张结算单，${count} 趟，${amount} 元。生成后待审核，运单不能再改`,
  confirm: '确认生成结算单？',
  cancel: commonTexts.cancel,
  generate: '生成结算单',
  viewSettlements: '查看结算单',
}
