import { Migration } from '@mikro-orm/migrations'
import { type DaySums, daySumsTable, sumsSoFar } from '../../../kernel/sums/day-sums.js'

/** Keys by which charts over time tell trips apart; the other keys come in only where a chart is about them. */
const HAUL = ['project_id', 'tp_mode', 'go_soil_type', 'weight_unit', 'priced'] as const

/** Volumes and costs of trips, by the facts that decide whether a chart counts them (docs/adr/0042). */
const costSums: DaySums = {
  table: 'waybill_cost',
  keys: {
    project_id: 'uuid not null',
    tp_mode: 'text not null',
    go_soil_type: 'text not null',
    weight_unit: 'text not null',
    priced: 'text not null',
    dump_site_id: 'uuid',
    prepaid: 'boolean',
    machine_code: 'text',
  },
  measures: {
    trips: 'integer not null',
    quantity: 'numeric(18, 3) not null',
    amount: 'numeric(18, 2) not null',
    paid: 'numeric(18, 2) not null',
    prepaid_amount: 'numeric(18, 2) not null',
  },
  sets: {
    column: 'full_detail',
    type: 'boolean',
    of: { false: HAUL, true: [...HAUL, 'dump_site_id', 'prepaid', 'machine_code'] },
    told: 'grouping(prepaid) = 0',
  },
  sources: [
    {
      table: 'waybill',
      routine: 'sum_waybill_costs',
      day: "(go_datetime at time zone 'Asia/Shanghai')::date",
      row: {
        project_id: 'project_id',
        tp_mode: 'tp_mode',
        go_soil_type: 'go_soil_type',
        weight_unit: 'weight_unit',
        priced:
          "case when coalesce(settle_price, costing_price) is null then 'NONE' when coalesce(settle_price, costing_price) = 0 then 'ZERO' else 'SET' end",
        dump_site_id: 'dump_site_id',
        prepaid: 'garbage_prepare_price is not null',
        machine_code: 'machine_code',
        trips: '1',
        quantity: 'weight_tons',
        amount:
          "coalesce(round(coalesce(settle_price, costing_price) * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt, 0)",
        paid: 'actually_paid',
        prepaid_amount: 'coalesce(garbage_prepare_price, 0)',
      },
      where: "status <> 'VOID'",
    },
  ],
}

/**
 * Costs of trips are known before they are settled: each trip without a price of its own keeps the one that it would be
 * settled at. It is looked up when the trip is written; when prices change afterwards, the terms that they are for wait
 * in `costing_due` to be looked at again.
 */
export class WaybillCosts extends Migration {
  override up(): void {
    this.addSql(`
      alter table waybill add costing_price numeric(11, 2) constraint waybill_costing_price_check check (costing_price >= 0);

      -- The rule by which settlements find a price: the direct-pay price in force at departure, else that of the project, for the very site
      -- before the one for every site.
      create function keep_costing_price() returns trigger language plpgsql as $$
      begin
        new.costing_price := null;
        if new.settle_price is null and new.status <> 'VOID' then
          new.costing_price := coalesce(
            (select d.price from direct_pay_price_member m join direct_pay_price d on d.company_id = m.company_id and d.id = m.price_id
              where m.company_id = new.company_id and m.project_id = new.project_id and m.captain_id = new.captain_id and m.tp_mode = new.tp_mode
                and m.soil_type = new.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = new.dump_site_id)
                and (m.driver_id is null or m.driver_id = new.driver_id) and m.effective @> new.go_datetime
              limit 1),
            (select p.price from project_price p
              where p.company_id = new.company_id and p.project_id = new.project_id and p.tp_mode = new.tp_mode and p.soil_type = new.go_soil_type
                and (p.dump_site_id is null or p.dump_site_id = new.dump_site_id) and p.enabled
                and (p.valid_from is null or p.valid_from <= new.go_datetime) and (p.valid_until is null or new.go_datetime < p.valid_until)
              order by p.dump_site_id nulls last limit 1));
        end if;
        return new;
      end $$;
      create trigger waybill_costing_price before insert or update of
        status, project_id, tp_mode, go_soil_type, dump_site_id, captain_id, driver_id, go_datetime, settle_price
        on waybill for each row execute function keep_costing_price();
      alter table waybill enable always trigger waybill_costing_price;

      -- Terms whose prices have changed, as often as they did: rows that only grow hold nobody up.
      create table costing_due (
        company_id uuid not null references company,
        id uuid not null default gen_random_uuid(),
        project_id uuid not null,
        tp_mode text not null,
        soil_type text not null,
        -- When the trips of these terms were looked at for the first time: those that were being written meanwhile need a second look.
        looked_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (company_id, id)
      );
      create index costing_due_next on costing_due (created_at);
      create index costing_due_project on costing_due (company_id, project_id);

      -- The trips of such terms that keep a price.
      create index waybill_unsettled_terms on waybill (company_id, project_id, tp_mode, go_soil_type, id)
        where settle_price is null and status <> 'VOID';
      ${pricesOf('project_price', 'true')}
      ${pricesOf('direct_pay_price_member', 'c.effective is not null')}

      -- The trips that are there already.
      insert into costing_due (company_id, project_id, tp_mode, soil_type)
      select distinct company_id, project_id, tp_mode, go_soil_type from waybill where settle_price is null and status <> 'VOID';
    ${daySumsTable(costSums)}${sumsSoFar(costSums)}
      -- Charts read the sums of one project, of which a company may have many.
      create index waybill_cost_project on waybill_cost (company_id, project_id, full_detail, span, day);
      create view published_waybill_cost as
        select company_id, span, full_detail, day, project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid,
          machine_code, trips, quantity, amount, paid, prepaid_amount
        from waybill_cost;
      create view published_costing_due as select company_id, project_id, looked_at from costing_due;
    `)
  }
}

/** Triggers that note the terms of prices that come, change or go. */
function pricesOf(table: string, counts: string): string {
  const rows = { insert: ['new'], update: ['new', 'old'], delete: ['old'] }
  return Object.entries(rows)
    .map(([verb, sides]) => {
      const noted = sides.map(
        (side) => `
        insert into costing_due (company_id, project_id, tp_mode, soil_type)
        select distinct c.company_id, c.project_id, c.tp_mode, c.soil_type from ${side}_price c where ${counts};`,
      )
      const referencing = sides.map((side) => `${side} table as ${side}_price`).join(' ')
      return `
      create function ${table}_due_${verb}() returns trigger language plpgsql as $$
      begin${noted.join('')}
        return null;
      end $$;
      create trigger ${table}_due_${verb} after ${verb} on ${table} referencing ${referencing}
        for each statement execute function ${table}_due_${verb}();`
    })
    .join('')
}
