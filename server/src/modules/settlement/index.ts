import { BaseDataService, basedataImporting, basedataResolver, usesOfBaseData } from '../basedata/index.js'
import { companyIds } from '../company/index.js'
import { defineDomain } from '../domain.js'
import { exporting } from '../export/index.js'
import { FiguresService, figuresResolvers } from '../figures.js'
import { file } from '../file/index.js'
import { cardAccounts, waybill } from '../waybill/index.js'
import { BankCardResolver } from './bank-card/bank-card.resolver.js'
import { cardSheet } from './card/card.queries.js'
import { CardResolver } from './card/card.resolver.js'
import { CardService } from './card/card.service.js'
import { CardLabelService } from './card/label.service.js'
import { CardLossResolver } from './card/loss.resolver.js'
import { CardLossService } from './card/loss.service.js'
import { CardSetupResolver } from './card/setup.resolver.js'
import { CardSetupService } from './card/setup.service.js'
import { CardBatchResolver } from './card-batch/batch.resolver.js'
import { CardBatchService } from './card-batch/batch.service.js'
import { CompletenessResolver } from './document/completeness.resolver.js'
import { CompletenessService } from './document/completeness.service.js'
import { DocumentResolver } from './document/document.resolver.js'
import { DocumentService, documentSubjects } from './document/document.service.js'
import { receiptsEdge, settlementEdges, settlementObjects, settlementsEdge } from './edges.js'
import { publishedBySettlement } from './entities.js'
import { ExportService } from './export/export.service.js'
import { receiptCardSheet } from './export/sheets.js'
import { GenerationResolver } from './generation/generation.resolver.js'
import { GenerationService } from './generation/generation.service.js'
import { waybillAccounts } from './ledger/waybill-accounts.js'
import { LineResolver } from './line/line.resolver.js'
import { RejectionService } from './line/rejection.service.js'
import { RemovalService } from './line/removal.service.js'
import { RepriceService } from './line/reprice.service.js'
import { PaperNeedService } from './paper/need.service.js'
import { SettlementPaperResolver } from './paper/paper.resolver.js'
import { SettlementPaperService } from './paper/paper.service.js'
import { PaperReadingService } from './paper/reading.service.js'
import { PapersOfSettlementResolver } from './paper/settlement.resolver.js'
import { basePayeeImport } from './payee/base-payee.import.js'
import { basePayee } from './payee/base-payee.js'
import { basePayeeSheet } from './payee/base-payee.list.queries.js'
import { BasePayeeResolver } from './payee/base-payee.resolver.js'
import {
  BasePayeeService,
  type BasePayees,
  payeeActionNames,
  payeeActions,
  withheldOfMerged,
} from './payee/base-payee.service.js'
import { basePayeeTypes } from './payee/base-payee.view.js'
import { ContractReminderService } from './payee/contract-reminders.js'
import { PayeeGroupService } from './payee/group.service.js'
import { PayeeResolver } from './payee/payee.resolver.js'
import { PayeeService } from './payee/payee.service.js'
import { usesBySettlements } from './payee/uses.queries.js'
import { settlementPermissions } from './permissions.js'
import { receiptSheet } from './receipt/receipt.queries.js'
import { ReceiptResolver } from './receipt/receipt.resolver.js'
import { ReceiptService } from './receipt/receipt.service.js'
import { receiptFigures } from './receipt-stats/receipt-stats.queries.js'
import { GiverService } from './scan/giver.service.js'
import { scanSheet } from './scan/scan.queries.js'
import { ScanResolver } from './scan/scan.resolver.js'
import { ScanService } from './scan/scan.service.js'
import { pagedLists, settlementLoaders } from './settlement/loaders.js'
import { MergeService } from './settlement/merge.service.js'
import { PriceService } from './settlement/price.service.js'
import { RearrangeResolver } from './settlement/rearrange.resolver.js'
import { settlementSheet } from './settlement/settlement.queries.js'
import { SettlementResolver } from './settlement/settlement.resolver.js'
import { SettlementService } from './settlement/settlement.service.js'
import { SplitService } from './settlement/split.service.js'
import { WaybillSettlementResolver } from './settlement/waybill.resolver.js'
import { settlementFigures } from './settlement-stats/settlement-stats.queries.js'
import { settlementErrors } from './texts.js'
import { SettlementUsageResolver } from './usage/usage.resolver.js'

export { CardView } from './card/card.view.js'
export type { DocumentService, SealedSubject } from './document/document.service.js'
export { documentSubjects } from './document/document.service.js'
export { incompleteOf } from './document/incomplete.js'
export { payeeEdge, settlementEdge } from './edges.js'
export { type PaperKind, paperKindLabels, SettlementStatus } from './enums.js'
export { type Invoiceable, lockInvoiceable, markInvoiced, markUninvoiced } from './pay/invoiced.js'
export type { InvoiceableLine } from './pay/invoiced.queries.js'
export { markPaid, markUnpaid, pledge, release } from './pay/payable.js'
export { type PayableLine, payableLines, type Share } from './pay/payable.queries.js'
export type { Payee } from './payee/payee.entity.js'
export { noteAccountSeen, payeesByIds } from './payee/payee.queries.js'
export { PayeeView } from './payee/payee.view.js'
export { accountNoteOf, whyEnded, whyNotPaidOut, whyWrongAccount } from './payee/readiness.js'
export { ReceiptView } from './receipt/receipt.view.js'
export { isOwed, isPlanned, planHolds } from './settlement/planned.sql.js'
export type { Settlement } from './settlement/settlement.entity.js'
export { settlementMachine } from './settlement/settlement.machine.js'
export { lockSettlement, lockSettlements } from './settlement/settlement.queries.js'
export { SettlementView } from './settlement/settlement.view.js'

/** Cards, their receipts, and settlements. */
export const settlement = defineDomain({
  name: 'settlement',
  errors: settlementErrors,
  permissions: settlementPermissions,
  weights: {
    heavy: [
      'addSettlementPapers',
      'deleteSettlement',
      'documentCompleteness',
      'generateReceipts',
      'generateSettlements',
      'mergeSettlements',
      'previewSettlements',
      'rejectSettlement',
      'removeSettledWaybills',
      'replaceCard',
      'settleWaybills',
      'splitSettlement',
    ],
    outside: ['readPaper'],
  },
  published: publishedBySettlement,
  services(world) {
    const { clock, config, database, run } = world.ground
    const { files } = world.of(file)
    const basePayees: BasePayees = new BaseDataService(basePayee, database, run, () => world.filled(usesOfBaseData))
    const payeeVerbs = new BasePayeeService(basePayees, run, files)
    return {
      basePayees,
      payeeVerbs,
      payeeImporting: basedataImporting(world, basePayees, basePayeeImport),
      contractReminders: new ContractReminderService(database, clock, companyIds),
      cards: new CardService(database, run),
      cardSetup: new CardSetupService(database, run),
      cardLosses: new CardLossService(run, world.of(waybill).waybillCardMove),
      cardBatches: new CardBatchService(database, run),
      scans: new ScanService(database, run),
      givers: new GiverService(run, payeeVerbs),
      receipts: new ReceiptService(database, run),
      receiptStats: new FiguresService(database, receiptFigures),
      generation: new GenerationService(run),
      settlements: new SettlementService(database, run),
      settlementStats: new FiguresService(database, settlementFigures),
      merges: new MergeService(run),
      splits: new SplitService(run),
      removals: new RemovalService(run),
      rejections: new RejectionService(run),
      reprices: new RepriceService(run),
      payees: new PayeeService(database, run),
      payeeGroups: new PayeeGroupService(database, run),
      prices: new PriceService(run),
      cardLabels: new CardLabelService(database),
      documents: new DocumentService(database, config.publicUrl, Object.assign({}, ...world.filled(documentSubjects))),
      completeness: new CompletenessService(database),
      paperNeeds: new PaperNeedService(database, run),
      settlementPapers: new SettlementPaperService(run, files),
      settlementPaperReadings: new PaperReadingService(database, files),
      exports: new ExportService(world.of(exporting).presetFiles),
    }
  },
  resolvers: (services) => [
    new CardResolver(services.cards),
    new CardSetupResolver(services.cardSetup),
    new CardLossResolver(services.cardLosses),
    new CardBatchResolver(services.cardBatches),
    new ScanResolver(services.scans, services.givers),
    new ReceiptResolver(services.receipts),
    ...figuresResolvers(receiptFigures, services.receiptStats, receiptsEdge),
    new SettlementResolver(services.settlements),
    ...figuresResolvers(settlementFigures, services.settlementStats, settlementsEdge),
    new SettlementUsageResolver(),
    new WaybillSettlementResolver(),
    new GenerationResolver(services.generation, services.payees, services.prices),
    new RearrangeResolver(services.merges, services.splits),
    new PayeeResolver(services.payeeGroups),
    basedataResolver(
      basePayee,
      services.basePayees,
      basePayeeTypes,
      { one: 'basePayee', many: 'basePayees', type: 'Payee' },
      { verbs: payeeActionNames, allowed: payeeActions, withheld: withheldOfMerged },
    ),
    new BasePayeeResolver(services.payeeVerbs),
    new BankCardResolver(),
    new LineResolver(services.removals, services.rejections, services.reprices),
    new DocumentResolver(services.documents),
    new CompletenessResolver(services.completeness),
    new SettlementPaperResolver(services.settlementPapers, services.paperNeeds, services.settlementPaperReadings),
    new PapersOfSettlementResolver(),
    ...settlementEdges(),
  ],
  writtenObjects: settlementObjects,
  imports: ({ payeeImporting }) => [payeeImporting],
  pagedLists,
  loaders: settlementLoaders,
  sheets: {
    RECEIPTS: receiptSheet,
    RECEIPT_CARDS: receiptCardSheet,
    SETTLEMENTS: settlementSheet,
    CARDS: cardSheet,
    SCANNED_CARDS: scanSheet,
    PAYEES: basePayeeSheet,
  },
  jobs(jobs, { contractReminders }, { log }) {
    jobs.define('contract-reminders', async (_, signal) => {
      log?.info({ messages: await contractReminders.remind(signal) }, 'contract reminders')
    })
    jobs.schedule('contract-reminders', '40 8 * * *')
  },
  fills: [cardAccounts.with(waybillAccounts), ...usesBySettlements],
})
