import { Migration } from '@mikro-orm/migrations'

const STATE = 'project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee'
const GROUP = `${STATE}, in_shift_type, tp_mode, go_soil_type, garbage_name`
const MEASURES = ['trips', 'tons', 'cubic', 'receivable', 'accounted']
const SUMS = MEASURES.map((name) => `sum(${name}) as ${name}`).join(', ')
const CHANGED = MEASURES.map((name) => `sum(${name}) <> 0`).join(' or ')
const REST = `${GROUP}, ${MEASURES.join(', ')}`
const COLUMNS = `company_id, span, haul, day, ${REST}`

const first = (unit: 'month' | 'year'): string => `date_trunc('${unit}', day)::date`

/** Takes the sums of the units out whose days have changed. */
const taken = (span: 'MONTH' | 'YEAR', unit: 'month' | 'year'): string => `
  delete from waybill_count where company_id = of_company and span = '${span}' and haul in (false, true)
    and day = any(array(select distinct ${first(unit)} from changed)) returning *`

/** What has changed in those units, besides their sums so far. */
const added = (span: 'MONTH' | 'YEAR', unit: 'month' | 'year'): string => `
  select company_id, '${span}', haul, ${first(unit)}, ${REST} from days where span = 'CHANGE'`

/** Sums of waybills by year besides: the total of all that a company ever hauled costs as little after ten years as after one (docs/adr/0008). */
export class WaybillCountYears extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill_count drop constraint waybill_count_span_check;
      alter table waybill_count add constraint waybill_count_span_check check (span in ('CHANGE', 'DAY', 'MONTH', 'YEAR'));

      create or replace function fold_waybill_counts(of_company uuid, most integer) returns integer language sql as $$
        with changed as (
          select distinct day from waybill_count where company_id = of_company and span = 'CHANGE' order by day limit most
        ), days as (
          delete from waybill_count where company_id = of_company and span in ('CHANGE', 'DAY') and haul in (false, true)
            and day = any(array(select day from changed)) returning *
        ), months as (${taken('MONTH', 'month')}
        ), years as (${taken('YEAR', 'year')}
        ), folded as (
          insert into waybill_count (${COLUMNS})
          select company_id, span, haul, day, ${GROUP}, ${SUMS}
          from (
            select company_id, 'DAY' as span, haul, day, ${REST} from days
            union all ${added('MONTH', 'month')}
            union all ${added('YEAR', 'year')}
            union all
            select ${COLUMNS} from months
            union all
            select ${COLUMNS} from years
          ) w
          group by company_id, span, haul, day, ${GROUP}
          having ${CHANGED}
          -- So that what is read together lies together.
          order by span, haul, day
        )
        select count(*)::integer from changed
      $$;

      insert into waybill_count (${COLUMNS})
      select company_id, 'YEAR', haul, ${first('year')}, ${GROUP}, ${SUMS}
      from waybill_count where span = 'MONTH'
      group by company_id, haul, ${first('year')}, ${GROUP}
      having ${CHANGED};
    `)
  }
}
