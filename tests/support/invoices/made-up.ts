/** Invoice of invented companies, for drawings and files of tests. */
export interface MadeUpInvoice {
  code?: string
  number: string
  /** yyyy-MM-dd */
  date: string
  seller: Party
  buyer: Party
  items: MadeUpItem[]
  net: string
  tax: string
  total: string
  remark?: string
}

interface Party {
  name: string
  taxNo: string
}

export interface MadeUpItem {
  name: string
  unit?: string
  quantity?: string
  price?: string
  amount: string
  /** Printed rate: 9% or 免税. */
  rate: string
  tax: string
}

const seller = { name: '深圳市远山土石方工程有限公司', taxNo: '91350100M000100Y43' }
const buyer = { name: '广东大湾建设集团有限公司', taxNo: '9144030000000000XX' }

/** 数电票: a number of twenty digits. */
export const newInvoice: MadeUpInvoice = {
  number: '26442000000012345678',
  date: '2026-11-03',
  seller,
  buyer: { ...buyer, taxNo: '91350100M000100Y43' },
  items: [
    {
      name: '*运输服务*土方运输费',
      unit: '车',
      quantity: '120',
      price: '850.5',
      amount: '102060.00',
      rate: '9%',
      tax: '9185.40',
    },
    {
      name: '*运输服务*夜间运输费',
      unit: '车',
      quantity: '10.5',
      price: '1000',
      amount: '10500.00',
      rate: '9%',
      tax: '945.00',
    },
  ],
  net: '112560.00',
  tax: '10130.40',
  total: '122690.40',
  remark: '项目：前海一标；合同号：HT-2026-018',
}

/** 增值税电子普通发票: eight digits beside a code of twelve. */
export const oldInvoice: MadeUpInvoice = {
  code: '044002600111',
  number: '12345678',
  date: '2026-03-08',
  seller,
  buyer: newInvoice.buyer,
  items: [
    { name: '*运输服务*运输费', unit: '车', quantity: '3', price: '1000', amount: '3000.00', rate: '3%', tax: '90.00' },
  ],
  net: '3000.00',
  tax: '90.00',
  total: '3090.00',
  remark: '补开10月运费',
}

/** 红字: everything of it is below 0. */
export const redInvoice: MadeUpInvoice = {
  ...newInvoice,
  number: '26442000000087654321',
  items: [
    {
      name: '*运输服务*土方运输费',
      unit: '车',
      quantity: '-2',
      price: '850.5',
      amount: '-1701.00',
      rate: '9%',
      tax: '-153.09',
    },
  ],
  net: '-1701.00',
  tax: '-153.09',
  total: '-1854.09',
  remark: '被红冲蓝字数电票号码：26442000000012345678',
}

/** Facts of an invoice that every reader must find. */
export const factsOf = ({ code, number, date, seller, buyer, items, net, tax, total, remark }: MadeUpInvoice) => ({
  invoiceCode: code ?? null,
  invoiceSn: number,
  invoiceDate: date,
  sellerName: seller.name,
  sellerTaxNo: seller.taxNo,
  buyerName: buyer.name,
  buyerTaxNo: buyer.taxNo,
  invoiceSumPrice: net,
  taxInvoiceSumPrice: tax,
  sumPrice: total,
  itemCount: items.length,
  remark: remark ?? null,
})
