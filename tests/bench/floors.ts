import type pg from 'pg'

/**
 * Least work of PostgreSQL for a verb of the chain: the same rows are read, locked and written with as few statements
 * as possible, on one connection that does nothing else. Each run is rolled back.
 */
export interface Floor {
  company: string
  user: string
}

async function undone(database: pg.Client, work: () => Promise<void>): Promise<void> {
  await database.query('begin')
  try {
    await work()
  } finally {
    await database.query('rollback')
  }
}

/** Puts a card on the clerk's list, and counts for him. */
export const scanFloor = (database: pg.Client, { company, user }: Floor, cardNo: string): Promise<void> =>
  undone(database, async () => {
    await database.query(
      `insert into scan_entry (company_id, user_id, card_id)
       select company_id, $2, id from card where company_id = $1 and card_no = $3`,
      [company, user, cardNo],
    )
    await database.query(
      `select k.*, count(w) filter (where w.status = 'UNLOADED' and not w.pending_review) as settleable,
         count(w) filter (where w.status = 'UNLOADED' and w.pending_review) as under_review
       from card k left join waybill w on w.company_id = k.company_id and w.card_id = k.id and w.settlement_id is null
       where k.company_id = $1 and k.card_no = $2 group by k.company_id, k.id`,
      [company, cardNo],
    )
  })

/** Receipt with a line for each card, and its waybills counted. */
export const receiptFloor = (database: pg.Client, { company, user }: Floor, cardNos: string[]): Promise<void> =>
  undone(database, async () => {
    await database.query(`select from card where company_id = $1 and card_no = any($2) order by id for update`, [
      company,
      cardNos,
    ])
    await database.query(
      `with made as (
         insert into receipt (company_id, id, give_card_no, giver, card_count, give_card_cnt, give_datetime, created_by, create_by)
         select $1, gen_random_uuid(), 'bench', 'bench', cardinality($3::text[]), 0, now(), $2, 'bench' returning company_id, id)
       insert into receipt_line (company_id, id, receipt_id, card_id, settle_card_no, card_type, project_name, give_card_cnt, give_datetime)
       select k.company_id, gen_random_uuid(), made.id, k.id, k.card_no, k.card_type, min(w.project_name), count(*), now()
       from made join card k on k.company_id = made.company_id and k.card_no = any($3)
         join waybill w on w.company_id = k.company_id and w.card_id = k.id and w.settlement_id is null and w.status = 'UNLOADED'
       group by k.company_id, k.id, made.id`,
      [company, user, cardNos],
    )
  })

/** Settlement with a line for each waybill, at one price, with all waybills marked. */
export const settlementFloor = (database: pg.Client, { company, user }: Floor, waybills: string[]): Promise<void> =>
  undone(database, async () => {
    await database.query(`select from waybill where company_id = $1 and id = any($2) order by id for update`, [
      company,
      waybills,
    ])
    const { rows } = await database.query<{ id: string }>(
      `insert into settlement (company_id, id, settle_no, project_id, project_name, agent_name, settle_name, settle_cnt, settle_amt, created_by, hands)
       select company_id, gen_random_uuid(), 'bench', project_id, project_name, 'bench', 'bench', 0, 0, $2, array[$2::uuid]
       from waybill where company_id = $1 and id = $3 returning id`,
      [company, user, waybills[0]],
    )
    await database.query(
      `insert into settlement_line (company_id, id, settlement_id, waybill_id, card_id, truck_code, go_datetime, carrier_name, payee_id,
         price, price_source, weight_unit, weight_tons, ex_amt, adjust_amt, pay_taxes, total_amt)
       select company_id, gen_random_uuid(), $3, id, card_id, truck_code, go_datetime, carrier_name, payee_id, 10, 'PROJECT', weight_unit,
         weight_tons, ex_amt, adjust_amt, pay_taxes,
         round(10 * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt
       from waybill where company_id = $1 and id = any($2)`,
      [company, waybills, rows[0]?.id],
    )
    await database.query(
      `update waybill set settlement_id = $3, settle_price = 10, price_source = 'PROJECT', version = version + 1, updated_at = now()
       where company_id = $1 and id = any($2)`,
      [company, waybills, rows[0]?.id],
    )
  })
