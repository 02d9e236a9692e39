import { Migration } from '@mikro-orm/migrations'

/**
 * Payments of settlements. The amount that a settlement line still has to be paid is kept on the line, so that its
 * check refuses every cent too many, even of payments at the same time. Amounts paid before there were payments get one
 * for each settlement and payee.
 */
export class Payments extends Migration {
  override up(): void {
    for (const step of [switches, pledges, tables, views, formerPayments, formerLedger]) this.addSql(step)
  }
}

const switches = `
  -- Up to this amount one person may make and approve a payment, where the company wants two.
  alter table company add column four_eyes_payment numeric(11, 2) not null default 0;
  alter table company add constraint company_four_eyes_payment_check check (four_eyes_payment >= 0);
  update role set permissions = array(select distinct unnest(permissions || array['chain:companypayment:audit']) order by 1)
    where standard = 'ADMINISTRATOR';
  update role set permissions = array(
      select distinct unnest(permissions || array['chain:companypayment:audit', 'chain:companypayment:get']) order by 1)
    where standard = 'AUDITOR';
`

const pledges = `
  -- What open and made payments have of it.
  alter table settlement_line add column pledged_amt numeric(16, 2) not null default 0;
  alter table settlement add column pledged_amt numeric(16, 2) not null default 0;
  alter table card_ledger_entry add column payment_id uuid;
  create index card_ledger_payment on card_ledger_entry (company_id, payment_id) where payment_id is not null;
  update settlement_line l set pledged_amt = w.actually_paid
    from waybill w
    where w.company_id = l.company_id and w.id = l.waybill_id and w.settlement_id = l.settlement_id and l.live and w.actually_paid <> 0;
  update settlement set pledged_amt = paid_amt where paid_amt <> 0;
  alter table settlement_line add check (pledged_amt >= 0 and pledged_amt <= greatest(total_amt - pay_taxes, 0));
  alter table settlement add check (pledged_amt >= paid_amt);
`

const tables = `
  -- The account is kept as it was when the payment was submitted: a payee that changes later must not change what was paid.
  create table payment (
    company_id uuid not null references company,
    id uuid not null,
    payment_no text not null,
    status text not null default 'DRAFT' check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'RETURNED', 'REVERSED')),
    payee_id uuid not null,
    payee_name text not null,
    carrier_name text not null,
    bank_no text not null,
    bank_name text not null,
    amt numeric(16, 2) not null check (amt > 0),
    waybill_cnt integer not null check (waybill_cnt > 0),
    payment_date date,
    trade_no text check (length(trade_no) between 1 and 50),
    remark text check (length(remark) between 1 and 200),
    attachments text check (length(attachments) between 1 and 4000),
    reason text check (length(reason) between 1 and 200),
    deleted boolean not null default false,
    created_by uuid not null references app_user,
    create_by text not null,
    terms_by uuid not null references app_user,
    submitted_at timestamptz,
    audited_by uuid references app_user,
    audit_by text,
    audited_at timestamptz,
    audit_own boolean not null default false,
    paid_by uuid references app_user,
    pay_by text,
    paid_at timestamptz,
    undone_by uuid references app_user,
    undo_by text,
    undone_at timestamptz,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (company_id, id),
    unique (company_id, payment_no),
    check ((status in ('PAID', 'RETURNED', 'REVERSED')) = (paid_at is not null)),
    check ((status in ('RETURNED', 'REVERSED')) = (undone_at is not null)),
    check (paid_at is null or payment_date is not null),
    check (not deleted or status in ('DRAFT', 'SUBMITTED', 'APPROVED')),
    foreign key (company_id, payee_id) references payee (company_id, id)
  );
  create index payment_recent on payment (company_id, created_at desc, id);
  create index payment_payee on payment (company_id, payee_id);

  create table payment_settlement (
    company_id uuid not null references company,
    id uuid not null,
    payment_id uuid not null,
    settlement_id uuid not null,
    plan_item_id uuid,
    amt numeric(16, 2) not null check (amt > 0),
    primary key (company_id, id),
    unique nulls not distinct (company_id, payment_id, settlement_id, plan_item_id),
    foreign key (company_id, payment_id) references payment (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id),
    foreign key (company_id, plan_item_id) references payment_plan_item (company_id, id)
  );
  create index payment_settlement_settlement on payment_settlement (company_id, settlement_id);
  create index payment_settlement_plan_item on payment_settlement (company_id, plan_item_id) where plan_item_id is not null;

  -- What each waybill gets of a payment, and what was due for it then.
  create table payment_line (
    company_id uuid not null references company,
    payment_id uuid not null,
    waybill_id uuid not null,
    settlement_id uuid not null,
    amt numeric(16, 2) not null check (amt > 0),
    due numeric(16, 2) not null,
    primary key (company_id, payment_id, waybill_id),
    check (amt <= due),
    foreign key (company_id, payment_id) references payment (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id),
    foreign key (company_id, settlement_id) references settlement (company_id, id)
  );
  create index payment_line_waybill on payment_line (company_id, waybill_id);
`

const views = `
  create or replace view published_company as
    select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment from company;
  create or replace view published_settlement as
    select company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted,
      captain_ids, project_id, pledged_amt
    from settlement;
  create or replace view published_settlement_line as
    select company_id, settlement_id, waybill_id, card_id, receipt_id, carrier_name, payee_id, price, price_source, price_ref,
      price_reject_reason, total_amt, live, pay_taxes, pledged_amt
    from settlement_line;
`

/**
 * Payments of every settlement that was paid, one for each of its payees, by who made and who approved it, when it was
 * written last.
 */
const formerPayments = `
  create temporary table former_payment on commit drop as
    select gen_random_uuid() as id, s.company_id, s.id as settlement_id, s.settle_no, s.updated_at as paid_at, s.created_by,
      coalesce(s.audited_by, s.created_by) as audited_by, l.payee_id, sum(l.pledged_amt) as amt, count(*)::integer as waybill_cnt
    from settlement s join settlement_line l on l.company_id = s.company_id and l.settlement_id = s.id and l.live and l.pledged_amt > 0
    where s.paid_amt > 0 group by s.company_id, s.id, l.payee_id;
  insert into payment (company_id, id, payment_no, status, payee_id, payee_name, carrier_name, bank_no, bank_name, amt, waybill_cnt,
      payment_date, created_by, create_by, terms_by, submitted_at, audited_by, audit_by, audited_at, paid_by, pay_by, paid_at, created_at, updated_at)
    select f.company_id, f.id, 'FK' || to_char(f.paid_at, 'YYYYMMDD') || lpad(row_number() over (
        partition by f.company_id, f.paid_at::date order by f.paid_at, f.settle_no, f.payee_id)::text, 4, '0'),
      'PAID', f.payee_id, y.name, y.carrier_name, y.bank_no, y.bank_name, f.amt, f.waybill_cnt, f.paid_at::date,
      f.created_by, u.name, f.created_by, f.paid_at, f.audited_by, a.name, f.paid_at, f.created_by, u.name, f.paid_at, f.paid_at, f.paid_at
    from former_payment f
    join payee y on y.company_id = f.company_id and y.id = f.payee_id
    join app_user u on u.id = f.created_by join app_user a on a.id = f.audited_by;
  insert into payment_settlement (company_id, id, payment_id, settlement_id, amt)
    select company_id, gen_random_uuid(), id, settlement_id, amt from former_payment;
  insert into payment_line (company_id, payment_id, waybill_id, settlement_id, amt, due)
    select l.company_id, f.id, l.waybill_id, l.settlement_id, l.pledged_amt, l.total_amt - l.pay_taxes
    from former_payment f join settlement_line l
      on l.company_id = f.company_id and l.settlement_id = f.settlement_id and l.payee_id = f.payee_id and l.live and l.pledged_amt > 0;
  insert into number_counter (company_id, prefix, day, last)
    select company_id, 'FK', payment_date, count(*) from payment group by company_id, payment_date;
`

const formerLedger = `
  alter table card_ledger_entry disable trigger card_ledger_append_only;
  update card_ledger_entry e set payment_id = c.payment_id
    from payment_settlement c where e.kind = 'PAY' and c.company_id = e.company_id and c.settlement_id = e.settlement_id;
  alter table card_ledger_entry enable trigger card_ledger_append_only;
  alter table card_ledger_entry add foreign key (company_id, payment_id) references payment (company_id, id);
`
