import { rows, type Sql, sql } from '@tufang/server/kernel/sql/sql'
import type { Caller } from './caller'
import type { TestCompany } from './company'
import { testDatabase } from './database'
import { rowOf } from './rows'

/** Unique indexes over forms, as migration 0052 made them. */
const unique = {
  truck: [['truck_plate_form', 'plate_form(plate)']],
  machine: [['machine_code_form', 'text_form(code)']],
  soil_type: [['soil_type_name_form', 'text_form(name)']],
  dump_site: [
    ['dump_site_name_form', 'text_form(name)'],
    ['dump_site_code_form', 'text_form(code)'],
  ],
  project: [['project_name_form', 'text_form(name)']],
  project_phase: [['project_phase_name_form', 'project_id, text_form(name)']],
} as const

/**
 * Makes a row beside its twin, as was possible before migration 0052: the key leaves out the younger one, as the
 * migration does.
 */
export async function asTwin<Row>(table: keyof typeof unique, make: () => Promise<Row>): Promise<Row> {
  const em = (await testDatabase()).em.fork()
  for (const [name] of unique[table]) await rows(em, sql`drop index ${sql.ref(name)}`)
  try {
    return await make()
  } finally {
    for (const [name, form] of unique[table]) {
      const twins = await rows<{ id: string }>(
        em,
        sql`select id from (select id, row_number() over (partition by company_id, ${sql.raw(form)} order by created_at, id) as place
          from ${sql.ref(table)}) t where place > 1`,
      )
      const ids = twins.map(({ id }) => `'${id}'`).join(',')
      const outside = ids === '' ? '' : ` where id <> all (array[${ids}]::uuid[])`
      await rows(em, sql.raw(`create unique index ${name} on ${table} (company_id, ${form})${outside}`))
    }
  }
}

export interface Merged {
  keptId: string
  keptName: string
  droppedId: string
  droppedName: string
  moved: { label: string; count: number }[]
  stayed: { label: string; count: number }[]
}

const answer = 'keptId keptName droppedId droppedName moved { label count } stayed { label count }'

/** Mutation that merges one kind of base data. */
export const mergeDocument = (mutation: string): string =>
  `mutation ($input: BaseDataMergeInput!, $dryRun: Boolean! = false, $key: String) {
    answer: ${mutation}(input: $input, dryRun: $dryRun, idempotencyKey: $key) { ${answer} }
  }`

export async function mergeRows(
  caller: Caller,
  mutation: string,
  keep: { id: string },
  drop: { id: string },
  more: { dryRun?: boolean; key?: string } = {},
): Promise<Merged> {
  const input = { keepId: keep.id, dropId: drop.id, reason: '重复录入' }
  return (await caller.ask<{ answer: Merged }>(mergeDocument(mutation), { input, ...more })).answer
}

const listed = (from: Sql): Sql => sql`(select coalesce(json_agg(t order by t), '[]') from (${from}) t)`

/** Amounts of a company by plain statements, none of which changes with the names of rows. */
export function moneyOf({ id }: TestCompany): Promise<object> {
  const own = sql`company_id = ${id}`
  return rowOf(sql`select
    ${listed(sql`select id::text || ' ' || concat_ws(' ', status, settlement_id, settle_price, costing_price, receivable, actual, actually_paid, accounted_amount, card_id, captain_id, payee_id)
      from waybill where ${own}`)} as waybills,
    ${listed(sql`select concat_ws(' ', card_id, kind, waybill_count, unsettled_amount, settled_amount, paid_amount) from card_ledger_entry where ${own}`)} as ledger,
    ${listed(sql`select concat_ws(' ', id, status, settle_cnt, settle_amt, paid_amt, invoiced_amt) from settlement where ${own}`)} as settlements,
    ${listed(sql`select l::text from settlement_line l where ${own}`)} as lines,
    ${listed(sql`select concat_ws(' ', id, status, amt) from payment where ${own}`)} as payments,
    ${listed(sql`select concat_ws(' ', haul, span, status, settled, sum(trips), sum(receivable), sum(accounted)) from waybill_count
      where ${own} and span in ('CHANGE', 'DAY') group by haul, span, status, settled having sum(trips) <> 0`)} as counts`)
}
