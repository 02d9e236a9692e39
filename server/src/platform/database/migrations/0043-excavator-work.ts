import { Migration } from '@mikro-orm/migrations'

const live = "audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')"

/** Excavators' work from its report to its review, and the operators who report it. */
export class ExcavatorWork extends Migration {
  override up(): void {
    this.addSql(`
      alter table excavator_record
        -- What the machine cost when the record was approved; of what was approved before, null.
        add column shift_price numeric(11, 2),
        add column load_price numeric(11, 2),
        add column amount numeric(18, 2),
        -- Of records that came from the machines' side, null.
        add column submitted_by uuid references app_user,
        add column submit_by text,
        add column submitted_at timestamptz,
        add column audited_by uuid references app_user,
        add column audit_by text,
        add column audited_at timestamptz,
        add column audit_own boolean not null default false,
        add column reason text,
        add column version integer not null default 1,
        add column updated_at timestamptz not null default now(),
        add constraint excavator_record_shift_price_check check (shift_price >= 0),
        add constraint excavator_record_load_price_check check (load_price >= 0),
        add constraint excavator_record_amount_check check (amount >= 0),
        add constraint excavator_record_priced check (
          audit_status = 'APPROVED' or shift_price is null and load_price is null and amount is null),
        add constraint excavator_record_submitted check (
          (submitted_by is null) = (submit_by is null) and (submitted_by is null) = (submitted_at is null)),
        add constraint excavator_record_audited check (
          (audited_by is null) = (audit_by is null) and (audited_by is null) = (audited_at is null)),
        -- A machine works in one place at a time. What came from the machines' side was never held to that.
        add constraint excavator_record_one_at_a_time exclude using gist (
          company_id with =, machine_id with =, tstzrange(start_datetime, end_datetime) with &&
        ) where (submitted_by is not null and ${live});
      update excavator_record set updated_at = created_at;

      -- Operators see what was rejected, too.
      drop index excavator_record_staff;
      create index excavator_record_staff on excavator_record (company_id, staff_id, start_datetime desc);

      create view published_excavator_record as
        select company_id, id, project_id, machine_id, machine_code, audit_status, ledger_type, start_datetime, work_time, schedule_work, unit_work,
          shift_price, load_price, amount from excavator_record;
      create view published_machine as
        select company_id, id, code, name, model, load_price, shift_cost, operator_name, operator_mobile, enabled from machine;
      create index machine_operator on machine (company_id, operator_mobile) where operator_mobile is not null;

      update role set permissions = array(select distinct unnest(permissions || array['chain:ledgerdig:edit', 'chain:ledgerdig:audit']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:ledgerdig:edit']) order by 1)
        where standard = 'SETTLER';
      update role set permissions = array(select distinct unnest(permissions || array['chain:ledgerdig:audit']) order by 1)
        where standard = 'AUDITOR';

      -- Whoever operates a machine of a company may sign in as its operator.
      insert into app_user (id, mobile, name, created_at)
        select distinct on (operator_mobile) gen_random_uuid(), operator_mobile, coalesce(operator_name, operator_mobile), now()
        from machine where operator_mobile is not null order by operator_mobile, created_at
        on conflict (mobile) do nothing;
      insert into membership (company_id, id, user_id, role_type, position_name, created_at, updated_at)
        select m.company_id, gen_random_uuid(), u.id, 4, '挖机手', now(), now()
        from (select distinct company_id, operator_mobile from machine where operator_mobile is not null) m
        join app_user u on u.mobile = m.operator_mobile
        on conflict (company_id, user_id, role_type) do nothing;
    `)
  }
}
