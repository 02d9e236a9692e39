import type { InvoiceFilter, InvoiceSortField } from '../../../gql/types.generated'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { texts } from './texts'

export const config = {
  filters: {
    invoiceSn: param.text(),
    invoiceSns: param.texts(),
    payeeName: param.text(),
    invoiceDate: param.days(),
    open: param.flag(),
    red: param.flag(),
    paymentNo: param.text(),
    settleNo: param.text(),
    invoiceCode: param.text(),
    sellerName: param.text(),
    createTime: param.days(),
    createBy: param.text(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<InvoiceSortField>[],
  beside: ['info', 'ids', 'ofPayment', 'ofAmt', 'invoice', 'add', 'edit'],
}

export const toFilter = ({ invoiceDate, createTime, ...same }: FilterValues<typeof config.filters>): InvoiceFilter => ({
  ...same,
  invoiceDateFrom: invoiceDate?.from,
  invoiceDateTo: invoiceDate?.to,
  createTime: toDateTimeRange(createTime),
})

const { fields } = texts

export const searchFields: readonly SearchField[] = [
  { name: 'invoiceSn', label: fields.invoiceSn, type: 'text' },
  { name: 'payeeName', label: fields.payeeName, type: 'text' },
  { name: 'invoiceDate', label: fields.invoiceDate, type: 'days' },
  { name: 'open', label: texts.open, type: 'flag', yes: texts.openYes, no: texts.openNo },
  { name: 'red', label: fields.red, type: 'flag', yes: texts.redYes, no: texts.redNo },
  { name: 'paymentNo', label: fields.paymentNo, type: 'text' },
  { name: 'settleNo', label: fields.settleNos, type: 'text' },
  { name: 'invoiceCode', label: fields.invoiceCode, type: 'text' },
  { name: 'sellerName', label: fields.sellerName, type: 'text' },
  { name: 'createTime', label: fields.createTime, type: 'days' },
  { name: 'createBy', label: fields.createBy, type: 'text' },
  { name: 'invoiceSns', label: texts.invoiceSns, type: 'texts' },
]
