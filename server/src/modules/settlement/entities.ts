import { Card } from './card/card.entity.js'
import { CardBatch, CardSeries } from './card-batch/batch.entity.js'
import { DocumentSeal } from './document/seal.entity.js'
import { CardLedgerEntry } from './ledger/ledger.entity.js'
import { SettlementLine } from './line/line.entity.js'
import { PaperNeed, SettlementPaper } from './paper/paper.entity.js'
import { Payee } from './payee/payee.entity.js'
import { Receipt, ReceiptLine } from './receipt/receipt.entity.js'
import { ScanEntry } from './scan/scan.entity.js'
import { Settlement } from './settlement/settlement.entity.js'

/** The tables that this domain owns. */
export const settlementEntities = [
  Payee,
  CardSeries,
  CardBatch,
  Card,
  ScanEntry,
  Receipt,
  ReceiptLine,
  Settlement,
  SettlementLine,
  CardLedgerEntry,
  DocumentSeal,
  PaperNeed,
  SettlementPaper,
] as const
