import { ObjectType } from 'type-graphql'
import { objectOf } from '../../../kernel/fields.js'
import { pageOf } from '../../../kernel/list/page.types.js'
import { groupTable, measureTable } from './fields.js'

@ObjectType('InvoiceStat', { description: '一组发票的合计；所按的维度相同的为一组，没有按其统计的维度为空' })
export class InvoiceStatView extends objectOf({ ...groupTable, ...measureTable }) {}

@ObjectType({ description: '全部各组的合计' })
class InvoiceStatSummary extends objectOf(measureTable) {}

@ObjectType({ description: '发票统计分页；total 为组数' })
export class InvoiceStatPage extends pageOf('本页的各组', InvoiceStatView, InvoiceStatSummary) {}

/** Field in which a group says what it is by a dimension. */
export const groupedBy = {
  RED: 'red',
  PAYEE: 'payeeId',
  SELLER: 'sellerName',
  SELLER_TAX_NO: 'sellerTaxNo',
  TAX_POINT: 'taxPoint',
  MAKER: 'createBy',
  DAY: 'day',
  MONTH: 'month',
  YEAR: 'year',
  CREATE_DAY: 'createDay',
  CREATE_MONTH: 'createMonth',
  CREATE_YEAR: 'createYear',
} as const satisfies Record<string, keyof typeof groupTable>

/** Field in which a group tells a measure. */
export const measuredIn = {
  COUNTED: 'counted',
  NET: 'invoiceSumPrice',
  TAX: 'taxInvoiceSumPrice',
  GROSS: 'sumPrice',
  CLAIMED: 'claimedAmt',
  CANCELLED: 'cancelledAmt',
  LEFT: 'leftAmt',
  WAYBILLS: 'waybillCnt',
} as const satisfies Record<string, keyof typeof measureTable>
