import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'

/** Every text of purchases of tickets. */
export const texts = {
  title: '购票',
  drawer: '购票详情',
  add: '登记购票',
  edit: '修改购票',
  empty: '还没有购票',
  missing: '购票不存在或无权查看',
  price: '单价（元/张）',
  perTicket: (price: string) => `${price} 元/张`,
  yuan: commonTexts.yuanOf,
  tickets: countTexts.ticketsOf,
  sum: '金额',
  sumMissing: '填写张数和单价后算出',
  sumHint: '= 张数 × 单价',
  expiresHint: '不填则长期有效',
  supplierHint: '售票单位，可选择最近使用的',
  expired: '有效期不能早于购票日期',
  added: (no: string) => `已登记购票 ${no}，已计入公司库存`,
  fixed: '张数、单价、渣土场和土质有误时，作废后重新登记',
  voidTitle: '作废购票',
  voidSubject: (no: string, count: string, amount: string) => `${no}：${count} 张，${amount} 元`,
  voidOutcome: (site: string, soil: string, count: string) =>
    `作废后在原购票时间冲回，${site}（${soil}）的公司库存减少 ${count} 张；已被领走的，公司库存会成为负数。作废后不能恢复，需要时重新登记。`,
  forever: '长期有效',
  expiredMark: (day: string) => `${day}（已过期）`,
}
