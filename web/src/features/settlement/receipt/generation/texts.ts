import {
  excludedWaybillLabels,
  priceSourceTotalLabels,
  settlementPreviewGroupLabels,
} from '../../../../gql/labels.generated'
import type { PriceSource } from '../../../../gql/types.generated'

export const priceSources: Record<PriceSource, string> = {
  DIRECT_PAY: '直付价',
  PROJECT: '项目单价',
  TYPED: '人工填写',
}

/** Every text of previewing and generating settlements. */
export const texts = {
  title: '生成结算单',
  loading: '正在核算…',
  summary: (settlements: string, waybills: string) => `将生成 ${settlements} 张结算单，共 ${waybills} 趟`,
  amount: `${settlementPreviewGroupLabels.settleAmt}合计（元）`,
  groups: '将生成的结算单',
  project: settlementPreviewGroupLabels.projectName,
  agent: settlementPreviewGroupLabels.agentName,
  count: settlementPreviewGroupLabels.settleCnt,
  money: `${priceSourceTotalLabels.amount}（元）`,
  sources: '金额按单价来源',
  source: priceSourceTotalLabels.source,
  total: '合计',
  lacking: (count: string) => `${count} 趟还没有收款人，生成后请设置收款人`,
  excluded: (count: string) => `未纳入的运单（${count}）`,
  reason: excludedWaybillLabels.message,
  waybillNo: excludedWaybillLabels.no,
  cardNo: excludedWaybillLabels.cardNo,
  truckCode: excludedWaybillLabels.truckCode,
  shownOf: (shown: string, all: string) => `只列出前 ${shown} 趟，共 ${all} 趟`,
  allIn: '所选范围内没有未纳入的运单',
  unpriced: (count: string) => `${count} 趟没有单价，填写后才能结算`,
  typePrices: '填写单价',
  nothing: '没有可结算的运单',
  about: (groups: string, count: string, amount: string) =>
    `${groups} 张结算单，${count} 趟，${amount} 元。生成后待审核，运单不能再改`,
  confirm: '确认生成结算单？',
  cancel: '取消',
  generate: '生成结算单',
  viewSettlements: '查看结算单',
}
