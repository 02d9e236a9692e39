import { directPayPriceFields } from '../../../gql/fields/price.generated'
import type { TpMode } from '../../../gql/types.generated'

export const modes: Record<TpMode, string> = {
  RELEASE: '放飞',
  FREIGHT: '货运',
  INTERNAL: '内转',
  BACKFILL: '资源回填',
}

/** Every text of typing prices for waybills without any. */
export const texts = {
  title: '填写单价',
  note: '每一行的运单运输方式、土质和计量单位都相同，可填一个统一单价；不同的分行填写。留空的运单仍没有单价，不纳入结算',
  mode: '运输方式',
  soil: directPayPriceFields.soilType.label,
  unit: directPayPriceFields.weightType.label,
  count: '运单数',
  quantity: '数量',
  price: '统一单价',
  priceFor: (mode: string, soil: string, unit: string) => `统一单价：${mode}·${soil}·${unit}`,
  oneByOne: (count: string) => `逐张填写（${count}）`,
  oneHint: '填了的按此单价，留空的按统一单价',
  noPrice: '请至少填写一个单价',
  save: '填写全部',
  results: '填写单价结果',
}
