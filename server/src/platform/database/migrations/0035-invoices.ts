import { Migration } from '@mikro-orm/migrations'

/**
 * Invoices of payees, and the waybills that they claim. The claimed amount of an invoice, and the one that red-letter
 * invoices took back, are kept on it, so that its check refuses every cent too many, even of claims at the same time;
 * an index guarantees that a waybill is claimed once.
 */
export class Invoices extends Migration {
  override up(): void {
    for (const step of [invoiced, tables, views]) this.addSql(step)
  }
}

const invoiced = `
  alter table settlement add column invoiced_amt numeric(16, 2) not null default 0;
  alter table settlement add constraint settlement_invoiced_amt_check check (invoiced_amt >= 0);
  alter table settlement_line add column invoiced boolean not null default false;
  alter table settlement_line add check (live or not invoiced);
`

const tables = `
  create table invoice (
    company_id uuid not null references company,
    id uuid not null,
    invoice_sn text not null check (invoice_sn ~ '^([0-9]{8}|[0-9]{20})$'),
    invoice_code text not null default '' check (invoice_code ~ '^([0-9]{10}|[0-9]{12})?$'),
    invoice_date date not null,
    payee_id uuid not null,
    seller_name text not null check (length(seller_name) between 1 and 100),
    seller_tax_no text check (seller_tax_no ~ '^[0-9A-Z]{15,20}$'),
    invoice_sum_count numeric(12, 3),
    invoice_sum_price numeric(16, 2) not null,
    tax_point numeric(5, 2) not null check (tax_point between 0 and 100),
    tax_invoice_sum_price numeric(16, 2) not null generated always as (round(invoice_sum_price * tax_point / 100, 2)) stored,
    sum_price numeric(16, 2) not null generated always as (invoice_sum_price + round(invoice_sum_price * tax_point / 100, 2)) stored,
    claimed_amt numeric(16, 2) not null default 0 check (claimed_amt >= 0),
    cancelled_amt numeric(16, 2) not null default 0 check (cancelled_amt >= 0),
    payment_id uuid,
    red_of uuid,
    invoice_url text check (length(invoice_url) between 1 and 500),
    remark text check (length(remark) between 1 and 200),
    deleted boolean not null default false,
    created_by uuid not null references app_user,
    create_by text not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    -- A number of 8 digits is unique within its code alone; one of 20 has none.
    check ((length(invoice_sn) = 8) = (invoice_code <> '')),
    check (case when red_of is null then invoice_sum_price > 0 and (invoice_sum_count is null or invoice_sum_count >= 0)
      else invoice_sum_price < 0 and (invoice_sum_count is null or invoice_sum_count <= 0) end),
    check (claimed_amt + cancelled_amt <= greatest(sum_price, 0)),
    check (not deleted or claimed_amt = 0 and cancelled_amt = 0),
    foreign key (company_id, payee_id) references payee (company_id, id),
    foreign key (company_id, payment_id) references payment (company_id, id),
    foreign key (company_id, red_of) references invoice (company_id, id)
  );
  create unique index invoice_number on invoice (company_id, invoice_code, invoice_sn) where not deleted;
  create index invoice_recent on invoice (company_id, created_at desc, id);
  create index invoice_payee on invoice (company_id, payee_id);
  create index invoice_payment on invoice (company_id, payment_id) where payment_id is not null;
  create index invoice_red_of on invoice (company_id, red_of) where red_of is not null;

  -- An invoice claims whole waybills. What is released stays, no longer live.
  create table invoice_claim (
    company_id uuid not null references company,
    id uuid not null,
    invoice_id uuid not null,
    settlement_id uuid not null,
    waybill_id uuid not null,
    amt numeric(16, 2) not null check (amt > 0),
    live boolean not null default true,
    created_by uuid not null references app_user,
    created_at timestamptz not null default now(),
    primary key (company_id, id),
    foreign key (company_id, invoice_id) references invoice (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id)
  );
  create unique index invoice_claim_once on invoice_claim (company_id, waybill_id) where live;
  create index invoice_claim_invoice on invoice_claim (company_id, invoice_id) where live;
  create index invoice_claim_settlement on invoice_claim (company_id, settlement_id) where live;
`

const views = `
  create or replace view published_settlement as
    select company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted,
      captain_ids, project_id, pledged_amt, invoiced_amt
    from settlement;
  create or replace view published_settlement_line as
    select company_id, settlement_id, waybill_id, card_id, receipt_id, carrier_name, payee_id, price, price_source, price_ref,
      price_reject_reason, total_amt, live, pay_taxes, pledged_amt, invoiced
    from settlement_line;
`
