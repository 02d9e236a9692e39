import { capitalAmount } from '@tufang/server/kernel/money/capital-amount'
import type { MadeUpInvoice, MadeUpItem } from './made-up'

/** A text and where it begins, in millimetres from the upper left corner; `end` where it ends there instead. */
export interface Written {
  text: string
  x: number
  y: number
  size?: number
  end?: true
  /** Written downwards, so far from character to character. */
  down?: number
}

export const PAGE: [number, number] = [210, 140]

const dated = (day: string, between = ''): string =>
  day.replace(/(\d+)-(\d+)-(\d+)/, `$1${between}年${between}$2${between}月${between}$3${between}日`)

const column = (text: string, x: number, y: number, step = 5): Written[] =>
  [...text].map((character, at) => ({ text: character, x, y: y + at * step }))

const row = (item: MadeUpItem, y: number): Written[] => [
  { text: item.name, x: 12, y },
  { text: item.unit ?? '', x: 78, y },
  { text: item.quantity ?? '', x: 107, y, end: true },
  { text: item.price ?? '', x: 131, y, end: true },
  { text: item.amount, x: 158, y, end: true },
  { text: item.rate, x: 166, y },
  { text: item.tax, x: 202, y, end: true },
]

const table = (items: readonly MadeUpItem[], rate: string, name: string): Written[] => [
  { text: name, x: 16, y: 52 },
  { text: '规格型号', x: 56, y: 52 },
  { text: '单 位', x: 77, y: 52 },
  { text: '数 量', x: 98, y: 52 },
  { text: '单 价', x: 121, y: 52 },
  { text: '金 额', x: 146, y: 52 },
  { text: rate, x: 161, y: 52 },
  { text: '税 额', x: 192, y: 52 },
  ...items.flatMap((item, at) => row(item, 58 + at * 5)),
]

const sums = ({ net, tax, total }: MadeUpInvoice): Written[] => [
  { text: '合    计', x: 20, y: 88 },
  { text: `¥${net}`, x: 158, y: 88, end: true },
  { text: tax === '0.00' ? '***' : `¥${tax}`, x: 202, y: 88, end: true },
  { text: '价税合计（大写）', x: 16, y: 96 },
  { text: `⊗${capitalAmount(total).replace('元', '圆')}`, x: 60, y: 96 },
  { text: '（小写）', x: 150, y: 96 },
  { text: `¥${total}`, x: 165, y: 96 },
]

/** 电子发票（普通发票） of the tax bureau's platform. */
export const newLayout = (invoice: MadeUpInvoice): Written[] => [
  { text: '电子发票（普通发票）', x: 75, y: 8, size: 17 },
  { text: '发票号码：', x: 148, y: 10 },
  { text: invoice.number, x: 165, y: 10 },
  { text: '开票日期：', x: 148, y: 17 },
  { text: dated(invoice.date), x: 165, y: 17 },
  ...column('购买方信息', 8, 25),
  { text: '名称：', x: 14, y: 28 },
  { text: invoice.buyer.name, x: 24, y: 28 },
  { text: '统一社会信用代码/纳税人识别号：', x: 14, y: 42 },
  { text: invoice.buyer.taxNo, x: 62, y: 42 },
  ...column('销售方信息', 105, 25),
  { text: '名称：', x: 111, y: 28 },
  { text: invoice.seller.name, x: 121, y: 28 },
  { text: '统一社会信用代码/纳税人识别号：', x: 111, y: 42 },
  { text: invoice.seller.taxNo, x: 159, y: 42 },
  ...table(invoice.items, '税率/征收率', '项目名称'),
  ...sums(invoice),
  ...column('备注', 8, 106, 8),
  ...(invoice.remark ? [{ text: invoice.remark, x: 14, y: 106 }] : []),
  { text: '开票人：张三', x: 30, y: 132 },
]

/** 增值税电子普通发票 in the form used until 2023: labels with room in them, and an illegible code beside the buyer. */
export const oldLayout = (invoice: MadeUpInvoice): Written[] => [
  { text: '广东增值税电子普通发票', x: 70, y: 8, size: 16 },
  { text: '机器编号：499900000001', x: 10, y: 18 },
  { text: '发票代码：', x: 155, y: 5 },
  { text: invoice.code ?? '', x: 172, y: 5 },
  { text: '发票号码：', x: 155, y: 10 },
  { text: invoice.number, x: 172, y: 10 },
  { text: '开票日期：', x: 155, y: 15 },
  { text: dated(invoice.date, ' '), x: 172, y: 15 },
  { text: '校 验 码：', x: 155, y: 20 },
  { text: '12345 67890 12345 67890', x: 172, y: 20, size: 7 },
  ...column('购买方', 8, 28, 6),
  { text: '名    称：', x: 14, y: 26 },
  { text: invoice.buyer.name, x: 40, y: 26 },
  { text: '纳税人识别号：', x: 14, y: 31.5 },
  { text: invoice.buyer.taxNo, x: 40, y: 31.5 },
  { text: '地 址、电 话：', x: 14, y: 37 },
  { text: '开户行及账号：', x: 14, y: 42.5 },
  ...column('密码区', 118, 28, 6),
  { text: '03*5<8-6/>+2*91+8>45/*7<', x: 126, y: 26 },
  { text: '6>/+58*<9-3+*8>2/<<71*5>', x: 126, y: 31.5 },
  { text: '2-9*<0/8+>6*+5<3/1>7-4*8', x: 126, y: 37 },
  ...table(invoice.items, '税率', '货物或应税劳务、服务名称'),
  ...sums(invoice),
  ...column('销售方', 8, 104, 6),
  { text: '名    称：', x: 14, y: 102 },
  { text: invoice.seller.name, x: 40, y: 102 },
  { text: '纳税人识别号：', x: 14, y: 107.5 },
  { text: invoice.seller.taxNo, x: 40, y: 107.5 },
  { text: '地 址、电 话：', x: 14, y: 113 },
  { text: '深圳市前海路1号 0755-00000000', x: 40, y: 113 },
  { text: '开户行及账号：', x: 14, y: 118.5 },
  { text: '某银行 0000 0000 0000', x: 40, y: 118.5 },
  ...column('备注', 118, 104, 8),
  ...(invoice.remark ? [{ text: invoice.remark, x: 126, y: 104 }] : []),
  { text: '收款人：', x: 14, y: 126 },
  { text: '复核：', x: 70, y: 126 },
  { text: '开票人：李四', x: 120, y: 126 },
]
