import { Migration } from '@mikro-orm/migrations'

/** What is summed, and over which rows of a statement: `sign` is -1 for those that are no more. */
const measured = (rows: string, sign: 1 | -1): string => `
  select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
    pending_review, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name, ${sign} as trips,
    case when weight_unit = 'TON' then ${sign} * weight_tons else 0 end as tons,
    case when weight_unit = 'CUBIC' then ${sign} * weight_tons else 0 end as cubic,
    ${sign} * coalesce(receivable, 0) as receivable
  from ${rows}`

const KEYS = 'company_id, day, project_id, status, settled, pending_review, is_ticket'
const COLUMNS = `${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name, trips, tons, cubic, receivable`
const SUMS = 'sum(trips) as trips, sum(tons) as tons, sum(cubic) as cubic, sum(receivable) as receivable'
const CHANGED = 'sum(trips) <> 0 or sum(tons) <> 0 or sum(cubic) <> 0 or sum(receivable) <> 0'

/** One row for each group that a statement changed, in both sets of groups. */
const note = (source: string, folded = false): string => `
  insert into waybill_count (haul, ${COLUMNS}, folded)
  select grouping(in_shift_type) = 1, ${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name, ${SUMS}, ${folded}
  from (${source}) w
  group by grouping sets ((${KEYS}, in_shift_type), (${KEYS}, tp_mode, go_soil_type, garbage_name))
  having ${CHANGED};`

/** Sums of waybills by day, so that totals need not look at the waybills (docs/adr). */
export class WaybillCounters extends Migration {
  override up(): void {
    this.addSql(`
      create table waybill_count (
        company_id uuid not null,
        -- Of the departure, in Shanghai.
        day date not null,
        -- Each waybill is in both sets of groups: by shift, and by what was hauled how and where to.
        haul boolean not null,
        project_id uuid not null,
        status text not null,
        settled boolean not null,
        pending_review boolean not null,
        is_ticket boolean not null,
        in_shift_type text,
        tp_mode text,
        go_soil_type text,
        garbage_name text,
        trips integer not null,
        tons numeric(18, 3) not null,
        cubic numeric(18, 3) not null,
        receivable numeric(18, 2) not null,
        -- Changes are added as rows of their own, which nobody waits for, and folded into one row a group by and by.
        folded boolean not null default false
      );
      create index waybill_count_day on waybill_count (company_id, haul, day);
      create index waybill_count_unfolded on waybill_count (company_id, day) where not folded;

      create function count_waybills() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${note(measured('new_waybill', 1))}
        elsif tg_op = 'DELETE' then
          ${note(measured('old_waybill', -1))}
        elsif tg_op = 'UPDATE' then
          ${note(`${measured('new_waybill', 1)} union all ${measured('old_waybill', -1)}`)}
        else
          truncate waybill_count;
        end if;
        return null;
      end $$;
      create trigger waybill_counted_insert after insert on waybill referencing new table as new_waybill
        for each statement execute function count_waybills();
      create trigger waybill_counted_update after update on waybill referencing old table as old_waybill new table as new_waybill
        for each statement execute function count_waybills();
      create trigger waybill_counted_delete after delete on waybill referencing old table as old_waybill
        for each statement execute function count_waybills();
      create trigger waybill_counted_truncate after truncate on waybill for each statement execute function count_waybills();
      -- Also where a trusted load switches foreign keys off.
      alter table waybill enable always trigger waybill_counted_insert;
      alter table waybill enable always trigger waybill_counted_update;
      alter table waybill enable always trigger waybill_counted_delete;
      alter table waybill enable always trigger waybill_counted_truncate;

      -- Folds the days of a company that have changed, so many at most; gives back how many it folded.
      create function fold_waybill_counts(of_company uuid, most integer) returns integer language sql as $$
        with changed as (
          select distinct day from waybill_count where company_id = of_company and not folded order by day limit most
        ), taken as (
          delete from waybill_count where company_id = of_company and day = any(array(select day from changed)) returning *
        ), kept as (
          insert into waybill_count (haul, ${COLUMNS}, folded)
          select haul, ${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name, ${SUMS}, true
          from taken group by haul, ${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name
          having ${CHANGED}
        )
        select count(*)::integer from changed
      $$;

      ${note(measured('waybill', 1), true)}
    `)
  }
}
