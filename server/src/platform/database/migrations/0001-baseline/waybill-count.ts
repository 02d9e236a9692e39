/** What is summed, and over which rows of a statement: `sign` is -1 for those that are no more. */
const measured = (rows: string, sign: 1 | -1): string => `
      select company_id, (go_datetime at time zone 'Asia/Shanghai')::date as day, project_id, status, settlement_id is not null as settled,
        pending_review, anomaly_hold, is_ticket, payee_id is not null as has_payee, in_shift_type, tp_mode, go_soil_type, garbage_name,
        ${sign} as trips,
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
const REST = `${GROUP}, ${MEASURES.join(', ')}`
const COLUMNS = `company_id, span, haul, day, ${REST}`

/** One row for each group that a statement changed, in both sets of groups. */
const note = (source: string): string => `insert into waybill_count (${COLUMNS})
      select company_id, 'CHANGE', grouping(in_shift_type) = 1, day, ${GROUP}, ${SUMS}
      from (${source}) w
      group by grouping sets ((company_id, day, ${STATE}, in_shift_type), (company_id, day, ${STATE}, ${HAUL}))
      having ${CHANGED};`

const first = (unit: 'month' | 'year'): string => `date_trunc('${unit}', day)::date`

/** Takes the sums of the units out whose days have changed. */
const taken = (span: 'MONTH' | 'YEAR', unit: 'month' | 'year'): string => `
      delete from waybill_count where company_id = of_company and span = '${span}' and haul in (false, true)
        and day = any(array(select distinct ${first(unit)} from changed)) returning *`

/** What has changed in those units, besides their sums so far. */
const added = (span: 'MONTH' | 'YEAR', unit: 'month' | 'year'): string =>
  `select company_id, '${span}', haul, ${first(unit)}, ${REST} from days where span = 'CHANGE'`

/** Sums of waybills by day, month and year, so that totals need not look at the waybills (docs/adr/0008). */
export const waybillCount = `
  create table waybill_count (
    company_id uuid not null,
    -- Changes are added as rows of their own, which nobody waits for, and folded by and by into one row a group for the day, one for
    -- its month and one for its year.
    span text not null check (span in ('CHANGE', 'DAY', 'MONTH', 'YEAR')),
    -- Each waybill is in both sets of groups: by shift, and by what was hauled how and where to.
    haul boolean not null,
    -- Of the departure, in Shanghai; of a month or year the first.
    day date not null,
    project_id uuid not null,
    status text not null,
    settled boolean not null,
    pending_review boolean not null,
    anomaly_hold text,
    is_ticket boolean not null,
    has_payee boolean not null,
    in_shift_type text,
    tp_mode text,
    go_soil_type text,
    garbage_name text,
    trips integer not null,
    tons numeric(18, 3) not null,
    cubic numeric(18, 3) not null,
    receivable numeric(18, 2) not null,
    accounted numeric(18, 2) not null default 0
  );
  -- Without a key, a row that is sent elsewhere is known by all it has.
  alter table waybill_count replica identity full;
  create index waybill_count_day on waybill_count (company_id, span, haul, day);

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

  -- Folds the days of a company that have changed, so many at most; gives back how many it folded. What it takes out it puts back in
  -- as sums, in one statement: nobody sees less or more, however many do it at once.
  create function fold_waybill_counts(of_company uuid, most integer) returns integer language plpgsql as $$
  declare
    done integer;
  begin
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
        union all select ${COLUMNS} from months
        union all select ${COLUMNS} from years
      ) w
      group by company_id, span, haul, day, ${GROUP}
      having ${CHANGED}
      -- So that what is read together lies together.
      order by span, haul, day
    )
    select count(*)::integer into done from changed;
    return done;
  end $$;

  -- What other domains read.
  create view published_waybill_count as
    select company_id, span, haul, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee, tp_mode,
      go_soil_type, garbage_name, trips, tons, accounted
    from waybill_count;
`
