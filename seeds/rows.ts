import type { Sink, Value } from './sink.ts'

/** Every table that seeds fill, each after the tables it points at. */
const ORDER = [
  ...['company', 'app_user', 'role', 'membership', 'membership_role', 'login_log', 'operation_log', 'organ'],
  ...[
    'project',
    'dump_site',
    'soil_type',
    'project_dump_site',
    'project_soil_type',
    'project_price',
    'project_phase',
    'phase_survey',
  ],
  'organ_project',
  ...['captain', 'driver', 'truck', 'payee', 'card_series', 'card_batch', 'card'],
  ...['receipt', 'receipt_line', 'settlement', 'paper_need', 'settlement_paper'],
  ...['payment_plan', 'payment_plan_item', 'payment', 'payment_settlement', 'invoice'],
  ...['direct_pay_price', 'direct_pay_price_member', 'captain_task', 'captain_task_member', 'field_change'],
  ...[
    'waybill',
    'waybill_review',
    'trip_confirmation',
    'track_point',
    'settlement_line',
    'payment_line',
    'invoice_claim',
    'card_ledger_entry',
    'number_counter',
  ],
  ...['machine', 'excavator_record', 'anomaly_rule'],
  ...['ticket_stock', 'ticket_purchase', 'ticket_collection', 'ticket_refund', 'ticket_entry'],
  ...['yard_site', 'site_visit', 'punch', 'fleet_paper'],
] as const

type Table = (typeof ORDER)[number]
/** Column → value; all rows of one table have the same columns. */
export type Row = Record<string, Value>

/** An array of uuids as COPY takes it, each once. */
export const uuids = (ids: readonly string[]): string => `{${[...new Set(ids)].join(',')}}`

/** An array of texts in the same way, none of which holds a comma, a brace or a quote. */
export const textList = (texts: readonly string[]): string => `{${texts.join(',')}}`

/** Rows that wait for their COPY. */
export class Rows {
  readonly #waiting = new Map<Table, Row[]>()

  add(table: Table, row: Row): void {
    const rows = this.#waiting.get(table)
    if (rows) rows.push(row)
    else this.#waiting.set(table, [row])
  }

  /** Changes columns of a waiting row. */
  amend(table: Table, id: string, change: Row): void {
    const row = this.#waiting.get(table)?.find((one) => one.id === id)
    if (!row) throw new Error(`no ${table} ${id} waits`)
    Object.assign(row, change)
  }

  count(table: Table): number {
    return this.#waiting.get(table)?.length ?? 0
  }

  /** Writes waiting rows and forgets them, in an order that foreign keys accept. */
  async flush(sink: Sink): Promise<void> {
    for (const table of ORDER) {
      const rows = this.#waiting.get(table)
      if (rows?.[0])
        await sink.copy(
          table,
          Object.keys(rows[0]),
          rows.map((row) => Object.values(row)),
        )
      this.#waiting.delete(table)
    }
  }
}
