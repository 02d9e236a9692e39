import { Migration } from '@mikro-orm/migrations'

/** What is summed, and over which rows of a statement: `sign` is -1 for those that are no more. */
const measured = (rows: string, sign: 1 | -1): string => `
  select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
    pending_review, anomaly_hold, is_ticket, in_shift_type, tp_mode, go_soil_type, garbage_name, ${sign} as trips,
    case when weight_unit = 'TON' then ${sign} * weight_tons else 0 end as tons,
    case when weight_unit = 'CUBIC' then ${sign} * weight_tons else 0 end as cubic,
    ${sign} * coalesce(receivable, 0) as receivable
  from ${rows}`

const KEYS = 'company_id, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket'
const COLUMNS = `${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name, trips, tons, cubic, receivable`
const SUMS = 'sum(trips) as trips, sum(tons) as tons, sum(cubic) as cubic, sum(receivable) as receivable'
const CHANGED = 'sum(trips) <> 0 or sum(tons) <> 0 or sum(cubic) <> 0 or sum(receivable) <> 0'

const note = (source: string): string => `
  insert into waybill_count (haul, ${COLUMNS})
  select grouping(in_shift_type) = 1, ${KEYS}, in_shift_type, tp_mode, go_soil_type, garbage_name, ${SUMS}
  from (${source}) w
  group by grouping sets ((${KEYS}, in_shift_type), (${KEYS}, tp_mode, go_soil_type, garbage_name))
  having ${CHANGED};`

/** The sums by day can tell what a flag keeps from being settled: without one, there is not a row more (docs/adr/0013). */
export class WaybillCountHold extends Migration {
  override up(): void {
    this.addSql(`
      -- Until now nothing is held back.
      alter table waybill_count add column anomaly_hold text;

      create or replace function count_waybills() returns trigger language plpgsql as $$
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

      create or replace function fold_waybill_counts(of_company uuid, most integer) returns integer language sql as $$
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
    `)
  }
}
