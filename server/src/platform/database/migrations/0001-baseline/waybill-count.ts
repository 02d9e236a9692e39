import { type DaySums, daySumsTable } from '../../../../kernel/sums/day-sums.js'

const STATE = ['project_id', 'status', 'settled', 'pending_review', 'anomaly_hold', 'is_ticket', 'has_payee'] as const

/** Sums of waybills by shift, soil, mode and site. */
const waybillSums: DaySums = {
  table: 'waybill_count',
  keys: {
    project_id: 'uuid not null',
    status: 'text not null',
    settled: 'boolean not null',
    pending_review: 'boolean not null',
    anomaly_hold: 'text',
    is_ticket: 'boolean not null',
    has_payee: 'boolean not null',
    in_shift_type: 'text',
    tp_mode: 'text',
    go_soil_type: 'text',
    garbage_name: 'text',
  },
  measures: {
    trips: 'integer not null',
    tons: 'numeric(18, 3) not null',
    cubic: 'numeric(18, 3) not null',
    receivable: 'numeric(18, 2) not null',
    accounted: 'numeric(18, 2) not null default 0',
  },
  sets: {
    column: 'haul',
    type: 'boolean',
    of: { false: [...STATE, 'in_shift_type'], true: [...STATE, 'tp_mode', 'go_soil_type', 'garbage_name'] },
    told: 'grouping(in_shift_type) = 1',
  },
  sources: [
    {
      table: 'waybill',
      routine: 'count_waybills',
      day: "(go_datetime at time zone 'Asia/Shanghai')::date",
      row: {
        project_id: 'project_id',
        status: 'status',
        settled: 'settlement_id is not null',
        pending_review: 'pending_review',
        anomaly_hold: 'anomaly_hold',
        is_ticket: 'is_ticket',
        has_payee: 'payee_id is not null',
        in_shift_type: 'in_shift_type',
        tp_mode: 'tp_mode',
        go_soil_type: 'go_soil_type',
        garbage_name: 'garbage_name',
        trips: '1',
        tons: "case when weight_unit = 'TON' then weight_tons else 0 end",
        cubic: "case when weight_unit = 'CUBIC' then weight_tons else 0 end",
        receivable: 'coalesce(receivable, 0)',
        accounted: 'accounted_amount',
      },
    },
  ],
}

/** Sums of waybills by day, month and year, so that totals need not look at the waybills (docs/adr/0008). */
export const waybillCount = `${daySumsTable(waybillSums)}
  -- What other domains read.
  create view published_waybill_count as
    select company_id, span, haul, day, project_id, status, settled, pending_review, anomaly_hold, is_ticket, has_payee, tp_mode,
      go_soil_type, garbage_name, trips, tons, accounted
    from waybill_count;
`
