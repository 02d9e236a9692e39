import { type Anchor, anchorsIn, type Labels } from '../ocr/labels.js'
import { besideEachOther } from '../ocr/marks.js'
import { cellsOf, itemsBetween } from './items.js'
import {
  type Column,
  columnsOf,
  heightOf,
  type Letter,
  lettersIn,
  linesOf,
  middleOf,
  type Placed,
  textOf,
} from './placed.js'
import type { Found } from './reading.js'

type Label =
  | ('code' | 'number' | 'date' | 'name' | 'taxNo' | 'rate' | 'net' | 'total' | 'clerk')
  | ('itemName' | 'capitals' | 'checkCode' | 'machine' | 'address' | 'bank' | 'title' | 'subtotal')

const LABELS: Labels<Label> = [
  ['title', ['电子发票', '普通发票', '专用发票']],
  ['code', ['发票代码']],
  ['number', ['发票号码']],
  ['date', ['开票日期']],
  ['checkCode', ['校验码']],
  ['machine', ['机器编号']],
  ['name', ['名称']],
  ['itemName', ['项目名称', '货物或应税劳务、服务名称', '货物或应税劳务名称', '服务名称']],
  ['taxNo', ['统一社会信用代码/纳税人识别号', '纳税人识别号', '统一社会信用代码']],
  ['address', ['地址、电话', '地址电话']],
  ['bank', ['开户行及账号', '开户银行及账号']],
  ['rate', ['税率/征收率', '税率']],
  ['subtotal', ['小计']],
  ['net', ['合计']],
  ['capitals', ['价税合计(大写)', '价税合计']],
  ['total', ['(小写)', '小写']],
  ['clerk', ['开票人', '收款人']],
]
/** Labels that are written vertically, beside their texts. */
const COLUMNS = ['购买方信息', '销售方信息', '购买方', '销售方', '密码区', '备注']

/** Words of an invoice by its layout; undefined for a page that is no invoice. */
export function foundInLayout(placed: readonly Placed[]): Found | undefined {
  const marks = lettersIn(placed)
  const columns = columnsOf(marks, COLUMNS)
  const beside = new Set(columns.flatMap((column) => column.marks))
  const lines = linesOf(marks.filter((mark) => !beside.has(mark)))
  const anchors = anchorsIn(lines, LABELS)
  const has = (...names: Label[]) => anchors.some(({ name }) => names.includes(name))
  if (!has('title') || !has('number', 'code') || !has('total', 'capitals')) return undefined
  return new Layout(lines, anchors, columns).found()
}

/** Amount with cents, or the sign for no tax. */
const AMOUNTS = /-?[\d,]+\.\d{2}(?!\d)|\*{1,3}/g

class Layout {
  private readonly lines: readonly Letter[][]
  private readonly anchors: readonly Anchor<Label>[]
  private readonly columns: readonly Column[]

  constructor(lines: readonly Letter[][], anchors: readonly Anchor<Label>[], columns: readonly Column[]) {
    this.lines = lines
    this.anchors = anchors
    this.columns = columns
  }

  found(): Found {
    const [buyer, seller] = this.parties('name')
    const [buyerTaxNo, sellerTaxNo] = this.parties('taxNo')
    const [net, tax] = this.amounts('net')
    return {
      code: /\d{12}|\d{10}/.exec(this.behind(this.first('code')))?.[0],
      number: /\d{20}|\d{8}/.exec(this.behind(this.first('number')))?.[0],
      date: this.behind(this.first('date')),
      buyerName: this.name(buyer),
      sellerName: this.name(seller),
      buyerTaxNo: taxNoIn(this.behind(buyerTaxNo)),
      sellerTaxNo: taxNoIn(this.behind(sellerTaxNo)),
      net,
      tax,
      total: this.amounts('total')[0],
      words: this.behind(this.last('capitals')),
      remark: this.remark(),
      items: itemsBetween(this.lines, this.last('rate') ?? this.first('itemName'), this.last('net')),
    }
  }

  private first = (name: Label) => this.anchors.find((anchor) => anchor.name === name)
  private last = (name: Label) => this.anchors.findLast((anchor) => anchor.name === name)

  /** The buyer is above or left of the seller. */
  private parties(name: 'name' | 'taxNo'): Anchor<Label>[] {
    const [first, ...others] = this.anchors.filter((anchor) => anchor.name === name)
    if (!first) return []
    const level = others.filter((other) => besideEachOther(other, first))
    return [first, ...(level.length > 0 ? level : others)].sort((a, b) =>
      level.length > 0 ? a.left - b.left : middleOf(a) - middleOf(b),
    )
  }

  /** Amounts on the line of a label, one for each column, with or without a currency. */
  private amounts(name: 'net' | 'total'): string[] {
    const anchor = this.last(name)
    return anchor ? cellsOf(this.lettersBehind(anchor)).flatMap((cell) => cell.match(AMOUNTS) ?? []) : []
  }

  /** Text right of a label, up to the next label or column. */
  private behind(anchor: Anchor<Label> | undefined): string {
    return anchor
      ? textOf(this.lettersBehind(anchor))
          .normalize('NFKC')
          .replace(/^[\s:)]+/, '')
      : ''
  }

  private lettersBehind(anchor: Anchor<Label>): Letter[] {
    const end = this.endOf(anchor)
    const level = this.lines
      .flat()
      .filter((mark) => mark.left >= anchor.right - heightOf(anchor) / 4 && mark.left < end)
    return level.filter((mark) => besideEachOther(mark, anchor)).sort((a, b) => a.left - b.left)
  }

  private endOf(anchor: Anchor<Label>): number {
    const next = this.anchors.filter((other) => besideEachOther(other, anchor))
    const columns = this.columns.filter(({ top, bottom }) => {
      const room = heightOf(anchor) * 2
      return top - room < middleOf(anchor) && bottom + room > middleOf(anchor)
    })
    return Math.min(...[...next, ...columns].map(({ left }) => left).filter((left) => left > anchor.right))
  }

  /** A long name continues in the next line, down to the next label at most. */
  private name(anchor: Anchor<Label> | undefined): string | undefined {
    if (!anchor) return undefined
    const first = this.lettersBehind(anchor).filter(({ text }) => text !== ':')
    const [start] = first
    const [end, height] = [this.endOf(anchor), heightOf(anchor)]
    const below = this.anchors.filter(
      (other) =>
        middleOf(other) > middleOf(anchor) + height / 2 && other.left < end && other.right > anchor.left - height,
    )
    const bottom = Math.min(...below.map(({ top }) => top), middleOf(anchor) + height * 2.5)
    const more = this.lines.filter(([mark]) => {
      return mark && start && mark.top > middleOf(start) && middleOf(mark) < bottom - height / 4
    })
    const goesOn = more.flatMap((line) => {
      const within = line.filter(({ left }) => start && left > start.left - height && left < end)
      return within[0] && start && Math.abs(within[0].left - start.left) < height ? within : []
    })
    return textOf([...first, ...goesOn])
  }

  /** Text in the box of 备注: below the total, above the name of the drawer. */
  private remark(): string | undefined {
    const column = this.columns.findLast(({ word }) => word === '备注')
    const [total, clerk] = [this.last('total') ?? this.last('capitals'), this.last('clerk')]
    if (!column || !total) return undefined
    const end = clerk ? clerk.top : column.bottom + heightOf(column)
    const inBox = this.lines.map((line) =>
      line.filter((mark) => mark.left > column.right && middleOf(mark) > total.bottom && middleOf(mark) < end),
    )
    return inBox
      .filter((line) => line.length > 0)
      .map(textOf)
      .join('\n')
  }
}

const taxNoIn = (text: string): string | undefined => /[\dA-Z]{15,20}/i.exec(text.replace(/\s/g, ''))?.[0]
