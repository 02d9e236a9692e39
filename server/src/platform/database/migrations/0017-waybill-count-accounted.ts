import { Migration } from '@mikro-orm/migrations'

/** What is summed, and over which rows of a statement: `sign` is -1 for those that are no more. */
const measured = (rows: string, sign: 1 | -1): string => `
  select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
    pending_review, anomaly_hold, is_ticket, payee_id is not null as has_payee, in_shift_type, tp_mode, go_soil_type, garbage_name, ${sign} as trips,
    case when weight_unit = 'TON' then ${sign} * weight_tons else 0 end as tons,
    case when weight_unit = 'CUBIC' then ${sign} * weight_tons else 0 end as cubic,
    ${sign} * coalesce(receivable, 0) as receivable, ${sign} * accounted_amount as accounted
  from ${rows}`

const STATE = 'project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee'
const HAUL = 'tp_mode, go_soil_type, garbage_name'
const GROUP = `${STATE}, in_shift_type, ${HAUL}`
const MEASURES = ['trips', 'tons', 'cubic', 'receivable', 'accounted']
const SUMS = MEASURES.map((name) => `sum(${name}) as ${name}`).join(', ')
const CHANGED = MEASURES.map((name) => `sum(${name}) <> 0`).join(' or ')
const COLUMNS = `company_id, span, haul, day, ${GROUP}, ${MEASURES.join(', ')}`

const note = (source: string): string => `
  insert into waybill_count (${COLUMNS})
  select company_id, 'CHANGE', grouping(in_shift_type) = 1, day, ${GROUP}, ${SUMS}
  from (${source}) w
  group by grouping sets ((company_id, day, ${STATE}, in_shift_type), (company_id, day, ${STATE}, ${HAUL}))
  having ${CHANGED};`

const month = (day: string): string => `date_trunc('month', ${day})::date`

/** What waybills weigh in the card accounts is summed too, so that the first page need not look at those that are unsettled. */
export class WaybillCountAccounted extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill_count add column accounted numeric(18, 2) not null default 0;

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
          select distinct day from waybill_count where company_id = of_company and span = 'CHANGE' order by day limit most
        ), days as (
          delete from waybill_count where company_id = of_company and span in ('CHANGE', 'DAY') and haul in (false, true)
            and day = any(array(select day from changed)) returning *
        ), months as (
          delete from waybill_count where company_id = of_company and span = 'MONTH' and haul in (false, true)
            and day = any(array(select distinct ${month('day')} from changed)) returning *
        ), folded as (
          insert into waybill_count (${COLUMNS})
          select company_id, span, haul, day, ${GROUP}, ${SUMS}
          from (
            select company_id, 'DAY' as span, haul, day, ${GROUP}, ${MEASURES.join(', ')} from days
            union all
            select company_id, 'MONTH', haul, ${month('day')}, ${GROUP}, ${MEASURES.join(', ')} from days where span = 'CHANGE'
            union all
            select company_id, 'MONTH', haul, day, ${GROUP}, ${MEASURES.join(', ')} from months
          ) w
          group by company_id, span, haul, day, ${GROUP}
          having ${CHANGED}
          -- So that what is read together lies together.
          order by span, haul, day
        )
        select count(*)::integer from changed
      $$;

      truncate waybill_count;
      ${note(measured('waybill', 1))}
      select fold_waybill_counts(id, 1000000) from company;
    `)
  }
}
