import assert from 'node:assert/strict'
import type pg from 'pg'

/** Oldest waybills of a company that can be settled at their project's price and are on no open receipt. */
export async function settleableIds(database: pg.Client, company: string, count: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select w.id from waybill w
     where w.company_id = $1 and w.settlement_id is null and w.status = 'UNLOADED' and not w.pending_review
       and exists (select from project_price p where p.company_id = w.company_id and p.project_id = w.project_id
         and p.tp_mode = w.tp_mode and p.soil_type = w.go_soil_type and p.dump_site_id is not distinct from w.dump_site_id)
       and not exists (select from receipt_line l where l.company_id = w.company_id and l.card_id = w.card_id and l.status = 'OPEN')
     order by w.go_datetime limit ${count}`,
    [company],
  )
  assert.equal(rows.length, count, `company ${company} has ${rows.length} such waybills: seed more`)
  return rows.map((row) => row.id)
}
