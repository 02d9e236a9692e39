import { Migration } from '@mikro-orm/migrations'
import { type DaySums, daySumsTable, sumsSoFar } from '../../../kernel/sums/day-sums.js'

const HAUL = ['project_id', 'tp_mode', 'go_soil_type', 'weight_unit', 'priced'] as const

/**
 * Sums of 0044, kept apart by the month whose price a trip's ticket has as well, and with the amounts adjusted beside
 * the price.
 */
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
    ticket_month: 'date',
  },
  measures: {
    trips: 'integer not null',
    quantity: 'numeric(18, 3) not null',
    amount: 'numeric(18, 2) not null',
    adjusted: 'numeric(18, 2) not null',
    paid: 'numeric(18, 2) not null',
    prepaid_amount: 'numeric(18, 2) not null',
  },
  sets: {
    column: 'full_detail',
    type: 'boolean',
    of: { false: HAUL, true: [...HAUL, 'dump_site_id', 'prepaid', 'machine_code', 'ticket_month'] },
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
        // A ticket day begins at six.
        ticket_month:
          "case when is_ticket then date_trunc('month', (go_datetime at time zone 'Asia/Shanghai') - interval '6 hours')::date end",
        trips: '1',
        quantity: 'weight_tons',
        amount:
          "coalesce(round(coalesce(settle_price, costing_price) * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt, 0)",
        adjusted: 'case when coalesce(settle_price, costing_price) is null then 0 else ex_amt + adjust_amt end',
        paid: 'actually_paid',
        prepaid_amount: 'coalesce(garbage_prepare_price, 0)',
      },
      where: "status <> 'VOID'",
    },
  ],
}

/** Costs of a whole phase have tickets and adjustments as parts of their own; the sums are made anew from the trips. */
export class WholeCosts extends Migration {
  override up(): void {
    this.addSql(`
      drop view published_waybill_cost;
      ${['insert', 'update', 'delete', 'truncate'].map((verb) => `drop trigger waybill_cost_${verb} on waybill;`).join('\n      ')}
      drop function sum_waybill_costs();
      drop function fold_waybill_cost(uuid, integer);
      drop table waybill_cost;
    ${daySumsTable(costSums)}${sumsSoFar(costSums)}
      create index waybill_cost_project on waybill_cost (company_id, project_id, full_detail, span, day);
      create view published_waybill_cost as
        select company_id, span, full_detail, day, project_id, tp_mode, go_soil_type, weight_unit, priced, dump_site_id, prepaid,
          machine_code, ticket_month, trips, quantity, amount, adjusted, paid, prepaid_amount
        from waybill_cost;
      create view published_ticket_month_cost as select company_id, dump_site_id, soil_type, month, price from ticket_month_cost;
    `)
  }
}
