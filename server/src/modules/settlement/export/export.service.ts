import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { listOf, requiredText, validate } from '../../../kernel/values/validate.js'
import type { Database } from '../../../platform/database/database.js'
import type { SheetColumn } from '../../../platform/excel/sheet.js'
import { writeXlsx } from '../../../platform/excel/xlsx.js'
import { modeLabels, priceSourceLabels, unitLabels } from '../../waybill/index.js'
import { cardTypeLabels } from '../labels.js'
import { findReceipt, linesOf } from '../receipt/receipt.queries.js'
import { cardNoOf } from '../scan/scan.js'
import { findSettlement } from '../settlement/settlement.queries.js'
import { settlementTexts as texts } from '../texts.js'
import * as queries from './export.queries.js'

const cardNumbers = listOf(requiredText(texts.cardNo, 200).transform(cardNoOf), texts.cards, 1000)

const labelled = <Row extends queries.WaybillExportRow>(row: Row) => ({
  ...row,
  tpMode: modeLabels[row.tpMode],
  weightType: unitLabels[row.weightType],
})
type Labelled<Row extends queries.WaybillExportRow> = ReturnType<typeof labelled<Row>>

/** The ten columns of 000 §3. */
const waybillColumns: SheetColumn<Labelled<queries.WaybillExportRow>>[] = [
  { key: 'no', title: '运单号', kind: 'text', width: 22 },
  { key: 'truckCode', title: '车牌号', kind: 'text' },
  { key: 'tpMode', title: '运输模式', kind: 'text', width: 12 },
  { key: 'goSoilType', title: '土质', kind: 'text', width: 12 },
  { key: 'weightType', title: '单位', kind: 'text', width: 8 },
  { key: 'weightTons', title: '数量', kind: 'quantity' },
  { key: 'goDatetime', title: '出场时间', kind: 'datetime' },
  { key: 'goStaffName', title: '出场员', kind: 'text' },
  { key: 'driverName', title: '司机', kind: 'text' },
  { key: 'captainName', title: '车队长', kind: 'text' },
]

const settlementColumns: SheetColumn<ReturnType<typeof settled>>[] = [
  ...waybillColumns,
  { key: 'cardNo', title: '结算卡号', kind: 'text' },
  { key: 'carrierName', title: '承运人', kind: 'text' },
  { key: 'settlePrice', title: '单价（元）', kind: 'money' },
  { key: 'priceSource', title: '单价来源', kind: 'text', width: 12 },
  { key: 'exAmt', title: '额外金额（元）', kind: 'money' },
  { key: 'adjustAmt', title: '调整金额（元）', kind: 'money' },
  { key: 'totalAmt', title: '核算金额（元）', kind: 'money' },
]

const settled = (row: queries.SettlementExportRow) => ({
  ...labelled(row),
  carrierName: row.carrierName ?? texts.noPayee,
  priceSource: priceSourceLabels[row.priceSource],
})

export interface NamedFile {
  name: string
  content: Buffer
}

/** Spreadsheets of the chain (000 §3, §7). */
export class ExportService {
  constructor(private readonly database: Database) {}

  /** The waybills on some cards. */
  async waybillsByCards(actor: Actor, cardNos: string[]): Promise<NamedFile> {
    actor.assert('chain:companywaybill:get')
    const numbers = validate(cardNumbers, cardNos, 'cardNos')
    const rows = queries.waybillsOnCards(this.database.em.fork(), actor, numbers)
    return {
      name: '运单.xlsx',
      content: await writeXlsx({ name: '运单', columns: waybillColumns, rows: mapped(rows, labelled) }),
    }
  }

  /** The waybills of one settlement with their prices and amounts, and the total. */
  async settlement(actor: Actor, settleId: string): Promise<NamedFile> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    const settlement = await findSettlement(em, actor, settleId)
    if (!settlement) throw new DomainError('NOT_FOUND', { what: texts.settlement })
    const rows = mapped(queries.waybillsOfSettlement(em, actor, settlement.id), settled)
    const totals = { no: `合计 ${settlement.settleCnt} 张`, totalAmt: settlement.settleAmt }
    const content = await writeXlsx({ name: '结算单', columns: settlementColumns, rows, totals })
    return { name: `结算单${settlement.settleNo}.xlsx`, content }
  }

  /** CompanyCardGiverExcelExport: the cards of one receipt. */
  async receipt(actor: Actor, giveCardNo: string): Promise<NamedFile> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    const receipt = await findReceipt(em, actor, {
      giveCardNo: validate(requiredText(texts.giveCardNo, 30), giveCardNo, 'giveCardNo'),
    })
    if (!receipt) throw new DomainError('NOT_FOUND', { what: texts.receipt })
    const lines = await linesOf(em, [{ companyId: receipt.companyAuthId, id: receipt.id }])
    const rows = lines.map((line) => ({
      giveCardNo: receipt.giveCardNo,
      giveCardUserId: receipt.giveCardUserId,
      cardType: cardTypeLabels[line.cardType],
      settleCardNo: line.settleCardNo,
      projectName: line.projectName,
      giveCardCnt: line.giveCardCnt,
      giveCardDatetime: line.giveCardDatetime,
    }))
    const columns: SheetColumn<(typeof rows)[number]>[] = [
      { key: 'giveCardNo', title: '回执单号', kind: 'text', width: 20 },
      { key: 'giveCardUserId', title: '交卡人', kind: 'text' },
      { key: 'cardType', title: '购票类型', kind: 'text', width: 12 },
      { key: 'settleCardNo', title: '卡号', kind: 'text' },
      { key: 'projectName', title: '项目名称', kind: 'text', width: 30 },
      { key: 'giveCardCnt', title: '运单总数', kind: 'count' },
      { key: 'giveCardDatetime', title: '交卡时间', kind: 'datetime' },
    ]
    const totals = { giveCardNo: `合计 ${receipt.cardCount} 张卡`, giveCardCnt: receipt.giveCardCnt }
    const content = await writeXlsx({ name: '交卡回执单', columns, rows, totals })
    return { name: `交卡回执单${receipt.giveCardNo}.xlsx`, content }
  }
}

async function* mapped<From, To>(rows: AsyncIterable<From>, change: (row: From) => To): AsyncGenerator<To> {
  for await (const row of rows) yield change(row)
}
