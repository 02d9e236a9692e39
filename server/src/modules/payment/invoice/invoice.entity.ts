import { defineEntity, p } from '@mikro-orm/core'
import type { Money, Quantity } from '../../../kernel/money/money.js'
import { companyKey, edited, moment, ofCompany } from '../../../kernel/sql/columns.js'

const amount = () => p.decimal().$type<Money>().precision(16).scale(2)

export const Invoice = defineEntity({
  name: 'Invoice',
  tableName: 'invoice',
  comment: '发票：收款人为其运单开具的；红字发票的数量和金额为负',
  filters: ofCompany,
  properties: {
    ...companyKey,
    invoiceSn: p.text().check("invoice_sn ~ '^([0-9]{8}|[0-9]{20})$'").comment('发票号码'),
    invoiceCode: p
      .text()
      .default('')
      .check("invoice_code ~ '^([0-9]{10}|[0-9]{12})?$'")
      .comment('发票代码；全电发票为空'),
    invoiceDate: p.date().comment('开票日期'),
    payeeId: p.uuid().comment('收款人'),
    sellerName: p.text().check('length(seller_name) between 1 and 100').comment('销售方'),
    sellerTaxNo: p.text().strictNullable().check("seller_tax_no ~ '^[0-9A-Z]{15,20}$'").comment('销售方税号'),
    invoiceSumCount: p.decimal().$type<Quantity>().precision(12).scale(3).strictNullable().comment('数量'),
    invoiceSumPrice: amount().comment('不含税金额'),
    taxPoint: p
      .decimal()
      .$type<Quantity>()
      .precision(5)
      .scale(2)
      .check('tax_point between 0 and 100')
      .comment('税率（%）'),
    taxInvoiceSumPrice: amount().comment('税额'),
    sumPrice: amount().comment('价税合计'),
    itemCount: p.integer().strictNullable().check('item_count > 0').comment('发票原件的项目数；手工填写的为空'),
    claimedAmt: amount().check('claimed_amt >= 0').defaultRaw('0').comment('已认领金额'),
    cancelledAmt: amount().check('cancelled_amt >= 0').defaultRaw('0').comment('已红冲金额'),
    paymentId: p.uuid().strictNullable().comment('所属付款单'),
    redOf: p.uuid().strictNullable().comment('红字发票所冲销的蓝字发票'),
    invoiceUrl: p.text().strictNullable().check('length(invoice_url) between 1 and 500').comment('发票文件的地址'),
    remark: p.text().strictNullable().check('length(remark) between 1 and 200').comment('备注'),
    deleted: p.boolean().default(false).comment('是否已删除'),
    createdBy: p.uuid().comment('创建人'),
    createBy: p.text().comment('登记人姓名'),
    ...edited,
  },
  uniques: [{ properties: ['companyId', 'invoiceCode', 'invoiceSn'], where: 'not deleted' }],
  checks: [
    { expression: "(length(invoice_sn) = 8) = (invoice_code <> '')" },
    {
      expression: `case when red_of is null then invoice_sum_price > 0 and (invoice_sum_count is null or invoice_sum_count >= 0)
        else invoice_sum_price < 0 and (invoice_sum_count is null or invoice_sum_count <= 0) end`,
    },
    { name: 'invoice_sum_price_check', expression: 'sum_price = invoice_sum_price + tax_invoice_sum_price' },
    {
      name: 'invoice_tax_check',
      expression: `case when red_of is not null then tax_invoice_sum_price <= 0
        else abs(tax_invoice_sum_price - round(invoice_sum_price * tax_point / 100, 2)) <= 0.01 * coalesce(item_count, 0) end`,
    },
    { expression: 'claimed_amt + cancelled_amt <= greatest(sum_price, 0)' },
    { expression: 'not deleted or claimed_amt = 0 and cancelled_amt = 0' },
  ],
})

export const InvoiceClaim = defineEntity({
  name: 'InvoiceClaim',
  tableName: 'invoice_claim',
  comment: '发票认领的运单：一张运单最多被认领一次',
  filters: ofCompany,
  properties: {
    ...companyKey,
    invoiceId: p.uuid().comment('发票'),
    settlementId: p.uuid().comment('结算单'),
    waybillId: p.uuid().comment('运单'),
    amt: amount().check('amt > 0').comment('运单的核算金额'),
    live: p.boolean().default(true).comment('是否有效；释放后为否'),
    createdBy: p.uuid().comment('认领人'),
    createdAt: moment().defaultRaw('now()').comment('认领时间'),
  },
  uniques: [{ properties: ['companyId', 'waybillId'], where: 'live' }],
})
