import type { Actor } from '../../../kernel/command/actor.js'
import { DomainError } from '../../../kernel/errors.js'
import { describe } from '../../../kernel/fields.js'
import type { Database } from '../../../kernel/sql/database.js'
import { beyondCompany, withinCompany } from '../../../kernel/sql/wall.js'
import { renderReceiptPdf, renderSettlementPdf } from '../../../platform/pdf/pdf.js'
import { Port } from '../../domain.js'
import { newToken } from '../../identity/index.js'
import { cardTypeLabels } from '../enums.js'
import { partField } from '../line/fields.js'
import { findReceipts, linesOf } from '../receipt/receipt.queries.js'
import { findSettlements, statementRows } from '../settlement/settlement.queries.js'
import { foldStatement } from '../settlement/statement.js'
import { settlementTexts as texts } from '../texts.js'
import * as queries from './document.queries.js'
import { DocumentState, type PublicDocument } from './document.view.js'

/** Documents that other domains print, with readers of their present facts for the public check. */
export const documentSubjects = new Port<{ PLAN: queries.SubjectReader }>('document subjects')

export type { SealedSubject } from './document.queries.js'

const MAX_DOCUMENTS = 200
/** A seal belongs to a whole document with its sums: the part of a captain is marked as such and has no check page. */
const partOnly = { note: describe(partField) }

/** Printed receipts and settlements, each sealed with a QR code to its public check page. */
export class DocumentService {
  private readonly readers: Record<queries.SealKind, queries.SubjectReader>

  constructor(
    private readonly database: Database,
    private readonly publicUrl: string,
    /** Readers of documents that other domains print. */
    readers: { PLAN: queries.SubjectReader },
  ) {
    this.readers = { RECEIPT: queries.receiptSubjects, SETTLEMENT: queries.settlementSubjects, ...readers }
  }

  /** 交卡回执单.pdf of the receipts with these numbers; NOT_FOUND when one of them is not there. */
  async receiptPdf(actor: Actor, giveCardNos: readonly string[]): Promise<Buffer> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    const receipts = await findReceipts(em, actor, giveCardNos.slice(0, MAX_DOCUMENTS))
    if (receipts.length === 0 || receipts.length < new Set(giveCardNos).size)
      throw new DomainError('NOT_FOUND', { what: texts.receipt })
    const lines = Map.groupBy(
      await linesOf(
        em,
        actor,
        receipts.map((row) => row.id),
      ),
      (line) => line.receiptId,
    )
    const subjects = await this.subjects('RECEIPT', receipts)
    return renderReceiptPdf(
      await Promise.all(
        receipts.map(async (receipt) => ({
          companyAuthName: receipt.companyAuthName,
          giveCardNo: receipt.giveCardNo,
          giveCardUserId: receipt.giveCardUserId,
          giveCardDatetime: receipt.giveCardDatetime,
          state: receipt.status,
          giveCardCnt: receipt.giveCardCnt,
          rows: (lines.get(receipt.id) ?? []).map((line) => ({ ...line, cardType: cardTypeLabels[line.cardType] })),
          ...(receipt.part ? partOnly : { checkUrl: await this.checkUrl('RECEIPT', subjects.get(receipt.id)) }),
        })),
      ),
    )
  }

  /** 结算单.pdf of these settlements. */
  async settlementPdf(actor: Actor, ids: readonly string[]): Promise<Buffer> {
    actor.assert('chain:garbagecustomersales:get')
    const em = this.database.em.fork()
    const settlements = await findSettlements(em, actor, ids.slice(0, MAX_DOCUMENTS))
    if (settlements.length === 0 || settlements.length < new Set(ids).size)
      throw new DomainError('NOT_FOUND', { what: texts.settlement })
    const found = await statementRows(
      em,
      actor,
      settlements.map((row) => row.id),
    )
    const rows = Map.groupBy(found, (row) => row.settlementId)
    const subjects = await this.subjects('SETTLEMENT', settlements)
    return renderSettlementPdf(
      await Promise.all(
        settlements.map(async (settlement) => ({
          ...settlement,
          date: settlement.createTime,
          carriers: withUnitCodes(foldStatement(rows.get(settlement.id) ?? [])),
          ...(settlement.part
            ? partOnly
            : { checkUrl: await this.checkUrl('SETTLEMENT', subjects.get(settlement.id)) }),
        })),
      ),
    )
  }

  /** Public facts of a printed document by the token in its QR code; null for an unknown token. */
  async check(token: string): Promise<PublicDocument | null> {
    const em = this.database.em.fork()
    const seal = await beyondCompany(() => queries.findSeal(em, token.slice(0, 100)))
    if (!seal) return null
    const { kind, companyId, subjectId } = seal
    const [now] = await withinCompany(companyId, () => this.readers[kind](em, companyId, [subjectId]))
    const { number, companyName, cnt, amount } = seal
    return { number, companyName, cnt, amount, date: now?.date ?? '', state: stateOf(seal, now) }
  }

  /** Address of the public check page for the document's current facts, for its QR code. */
  async seal(kind: queries.SealKind, row: { companyAuthId: string; id: string }): Promise<string> {
    return this.checkUrl(kind, (await this.subjects(kind, [row])).get(row.id))
  }

  private async subjects(kind: queries.SealKind, rows: readonly { companyAuthId: string; id: string }[]) {
    const em = this.database.em.fork()
    const byCompany = Map.groupBy(rows, (row) => row.companyAuthId)
    const read = [...byCompany].map(([company, own]) =>
      this.readers[kind](
        em,
        company,
        own.map((row) => row.id),
      ),
    )
    return new Map((await Promise.all(read)).flat().map((subject) => [subject.id, subject]))
  }

  private async checkUrl(kind: queries.SealKind, subject: queries.SealedSubject | undefined): Promise<string> {
    if (!subject) throw new DomainError('NOT_FOUND', { what: texts.document })
    const { companyId, id, number, cnt, amount, fingerprint } = subject
    const seal = { companyId, kind, subjectId: id, number, cnt, amount, fingerprint, token: newToken() }
    // A captain of several companies prints in the company of the document.
    const printed = await withinCompany(companyId, () => queries.sealToken(this.database.em.fork(), seal))
    return `${this.publicUrl}/check/${printed}`
  }
}

function stateOf(seal: queries.Seal, now: queries.SealedSubject | undefined): DocumentState {
  if (!now || now.void) return DocumentState.VOIDED
  return now.fingerprint === seal.fingerprint ? DocumentState.GENUINE : DocumentState.ALTERED
}

function withUnitCodes(carriers: ReturnType<typeof foldStatement>) {
  return carriers.map((carrier) => ({
    ...carrier,
    detail: carrier.detail.map((date) => ({
      ...date,
      detailDetail: date.detailDetail.map((truck) => ({ ...truck, weightUnit: `${truck.weightUnit}` as const })),
    })),
  }))
}
