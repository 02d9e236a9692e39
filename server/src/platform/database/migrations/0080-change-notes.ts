import { Migration } from '@mikro-orm/migrations'
import { walled } from './0068-second-wall.js'

/** Records that a note names at most; of more it names the type alone. */
const MOST_IDS = 100

/**
 * Rights of the functions: those of their owner, since a statement beside all companies, such as one that removes old
 * messages, changes rows of companies that it may write no other row of. The company of a note is that of its row.
 */
const RIGHTS = 'language plpgsql security definer set search_path from current'

/** Function that notes the records of a statement's rows: which column names the record, and the only reader if any. */
export const noting = (name: string, record: string, reader = 'null::uuid') => `
  create function ${name}() returns trigger ${RIGHTS} as $$
  begin
    insert into change_note (company_id, type, person_id, ids)
    select r.company_id, tg_argv[0], r.person_id, case when count(*) <= ${MOST_IDS} then array_agg(r.id) end
    from (select distinct c.company_id, ${reader} as person_id, c.${record} as id from changed c where c.company_id is not null) r
    group by r.company_id, r.person_id;
    return null;
  end $$;
`

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

/** Triggers on a table, one for each kind of statement: rows of several kinds cannot share one. */
export const noted = (table: string, type: string, by: string) =>
  EVENTS.map(
    ([event, rows]) => `
      create trigger ${table}_noted_${event} after ${event} on ${table} referencing ${rows} table as changed
        for each statement execute function ${by}('${type}');`,
  ).join('')

const RECORDS = {
  waybill: 'WAYBILL',
  waybill_review: 'WAYBILL_REVIEW',
  waybill_anomaly: 'ANOMALY',
  excavator_record: 'EXCAVATOR_RECORD',
  card: 'CARD',
  receipt: 'RECEIPT',
  settlement: 'SETTLEMENT',
  payee: 'PAYEE',
  payment: 'PAYMENT',
  payment_plan: 'PAYMENT_PLAN',
  invoice: 'INVOICE',
  direct_pay_price: 'DIRECT_PAY_PRICE',
  project_price: 'PROJECT_PRICE',
  captain_task: 'CAPTAIN_TASK',
  ticket_purchase: 'TICKET_PURCHASE',
  ticket_collection: 'TICKET_COLLECTION',
  ticket_refund: 'TICKET_REFUND',
  ticket_reconciliation: 'TICKET_RECONCILIATION',
  project: 'PROJECT',
  project_phase: 'PROJECT_PHASE',
  phase_survey: 'PHASE_SURVEY',
  dump_site: 'DUMP_SITE',
  captain: 'CAPTAIN',
  driver: 'DRIVER',
  truck: 'TRUCK',
  machine: 'MACHINE',
  waybill_import: 'WAYBILL_IMPORT',
  data_import: 'DATA_IMPORT',
} as const

/** Parts of records that are shown with them and may change alone. */
const PARTS = [
  ['receipt_line', 'RECEIPT', 'note_changes_of_receipt'],
  ['settlement_line', 'SETTLEMENT', 'note_changes_of_settlement'],
  ['settlement_paper', 'SETTLEMENT', 'note_changes_of_settlement'],
  ['payment_settlement', 'PAYMENT', 'note_changes_of_payment'],
] as const

/**
 * Function that notes the request of a verb beside what it changes, by the log's row in the same transaction. Jobs run
 * long after the request that asked for them, whose window waits for news of them.
 */
const NOTING_REQUESTS = `
  create function note_requests() returns trigger ${RIGHTS} as $$
  begin
    insert into change_note (company_id, type, ids)
    select c.company_id, 'REQUEST', array[c.request_id::uuid] from changed c
    where c.service_id <> 'JOB' and c.type = 'SUCCESS' and c.request_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
    return null;
  end $$;
  create trigger operation_log_noted_insert after insert on operation_log referencing new table as changed
    for each statement execute function note_requests();
`

/** Records that one person alone sees. */
const OWN = { export_task: 'EXPORT_TASK', message: 'MESSAGE' } as const

/**
 * Notes of changes for open pages (docs/adr/0051), written by the database itself: every way to write a row leads
 * through it, and a note is committed with its change or not at all.
 */
export class ChangeNotes extends Migration {
  override up(): void {
    this.addSql(`
      create table change_note (
        company_id uuid not null,
        id uuid not null default gen_random_uuid(),
        tx xid8 not null default pg_current_xact_id(),
        type text not null constraint change_note_type_check check (type ~ '^[A-Z_]{1,40}$'),
        person_id uuid,
        ids uuid[],
        noted_at timestamptz not null default now(),
        constraint change_note_pkey primary key (company_id, id)
      );
      create index change_note_tx on change_note (company_id, tx);
      ${walled('change_note')}
      ${noting('note_changes', 'id')}
      ${noting('note_own_changes', 'id', 'c.user_id')}
      ${['receipt', 'settlement', 'payment'].map((owner) => noting(`note_changes_of_${owner}`, `${owner}_id`)).join('')}
      ${Object.entries(RECORDS)
        .map(([table, type]) => noted(table, type, 'note_changes'))
        .join('')}
      ${Object.entries(OWN)
        .map(([table, type]) => noted(table, type, 'note_own_changes'))
        .join('')}
      ${PARTS.map(([table, type, by]) => noted(table, type, by)).join('')}
      ${NOTING_REQUESTS}
    `)
  }
}
