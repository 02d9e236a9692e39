import { Migration } from '@mikro-orm/migrations'

/**
 * Captains of a settlement's waybills and of a receipt's cards, so that each captain finds the records that he has a
 * part in.
 */
export class CaptainParts extends Migration {
  override up(): void {
    this.addSql(`alter table receipt add column captain_ids uuid[] not null default '{}';`)
    this.addSql(`alter table settlement add column captain_ids uuid[] not null default '{}';`)
    this.addSql(`update receipt r set captain_ids = array[r.captain_id] where r.captain_id is not null;`)
    this.addSql(`update receipt r set captain_ids = p.ids from (
        select l.company_id, l.receipt_id, array_agg(distinct k.captain_id) as ids
        from receipt_line l join card k on k.company_id = l.company_id and k.id = l.card_id group by l.company_id, l.receipt_id) p
      where r.captain_id is null and p.company_id = r.company_id and p.receipt_id = r.id;`)
    this.addSql(`update settlement s set captain_ids = array[s.captain_id] where s.captain_id is not null;`)
    this.addSql(`update settlement s set captain_ids = p.ids from (
        select l.company_id, l.settlement_id, array_agg(distinct w.captain_id) as ids
        from settlement_line l join waybill w on w.company_id = l.company_id and w.id = l.waybill_id group by l.company_id, l.settlement_id) p
      where s.captain_id is null and p.company_id = s.company_id and p.settlement_id = s.id;`)
    this.addSql(`create index receipt_captains on receipt using gin (captain_ids) with (fastupdate = off);`)
    this.addSql(`create index settlement_captains on settlement using gin (captain_ids) with (fastupdate = off);`)
    this.addSql(`create or replace view published_receipt as
      select company_id, id, give_card_no, status, captain_id, captain_ids from receipt;`)
    this.addSql(`create or replace view published_settlement as
      select company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted, captain_ids
      from settlement;`)
  }
}
