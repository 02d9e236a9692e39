import { Migration } from '@mikro-orm/migrations'
import { asAsked } from './0068-second-wall.js'

/** Columns by view; a view that is replaced keeps its former columns in their order. */
const VIEWS: Readonly<Record<string, string>> = {
  card: 'company_id, id, card_no, captain_id, binding_date',
  receipt: 'company_id, id, give_card_no, status, captain_id, captain_ids, created_at, create_by',
  receipt_line: 'company_id, receipt_id, card_id, status, settle_card_no',
  settlement: `company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted,
    captain_ids, project_id, pledged_amt, invoiced_amt, settle_name, created_at, audited_at, audited_by`,
  settlement_paper: 'company_id, id, settlement_id, kind, create_by, created_at',
  document_seal: 'company_id, kind, subject_id, issued_at',
  payment: `company_id, id, payment_no, status, deleted, created_at, create_by, submitted_at, audited_at, audit_by, paid_at, pay_by,
    undone_at, undo_by`,
  payment_settlement: 'company_id, payment_id, settlement_id',
  payment_line: 'company_id, payment_id, waybill_id, settlement_id',
  invoice: 'company_id, id, invoice_sn, payment_id, deleted, created_at, create_by',
  invoice_claim: 'company_id, invoice_id, settlement_id, waybill_id, live, created_by, created_at',
}

/** Publishes to timelines who did what to cards, receipts, settlements, payments, invoices and papers, and when. */
export class Timelines extends Migration {
  override up(): void {
    for (const [table, columns] of Object.entries(VIEWS)) {
      const view = `published_${table}`
      this.addSql(`create or replace view ${view} as select ${columns} from ${table};`)
      this.addSql(asAsked(view))
    }
  }
}
