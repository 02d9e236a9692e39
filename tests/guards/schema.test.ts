import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from '@tufang/tests/rows'
import { describe, expect, it } from 'vitest'

/** Tables whose rows belong to no company, or only sometimes to one. */
const SHARED: Record<string, string> = {
  company: 'a tenant itself',
  app_user: 'a person may work for several companies',
  session: 'a captain reads in several companies',
  spent_refresh_token: 'belongs to a session',
  captcha: 'drawn for whoever asks, before anybody has signed in',
  password_login: 'given before anybody has signed in',
  password_try: 'counted before anybody has signed in',
  third_party_account: 'a person comes in with it in whatever company he is',
  second_factor: 'a person shows it in whatever company he is',
  recovery_code: 'the same',
  third_party_authorization: 'begun before anybody has signed in',
  sms_code: 'asked for before anybody has signed in',
  sms_try: 'made before anybody has signed in',
  sms_phone: 'asked for before anybody has signed in',
  sms_text: 'what a phone was sent, by a company or by nobody',
  outbox: 'a code leaves before anybody has signed in',
  login_log: 'who failed to sign in was in no company',
  message: 'a person is told of his own matters, too, in whatever company he is',
  message_mute: 'a person is the same in several companies',
  platform_dictionary_item: 'stands for all companies',
  stored_file: 'what is uploaded with a registration has no company yet',
  file_look: 'an applicant looks at his papers before he has a company',
  company_registration: 'a company is made of it',
  authentication_draft: 'a company is made of it',
  administrator_rescue: 'the desk’s, whichever company it helps; it concerns every company where the person works',
  paper_reading: 'whoever has a paper read may have no company yet',
  migration: 'of the program',
}

/** Tables that triggers append to; no row refers to their rows. */
const KEYLESS = [
  'login_log_count',
  'operation_log_count',
  'ticket_count',
  'waybill_cost',
  'waybill_count',
  'waybill_crew',
  'waybill_project',
]

/** Columns with ids for which no foreign key is possible, with the reasons. */
const LOOSE: Record<string, string> = {
  'board_report.project_id': 'a project that may be there no more when its report is read',
  'change_note.company_id': 'written by triggers of rows that name it, and gone within a day',
  'change_note.person_id': 'written by triggers of rows that name it, and gone within a day',
  'costing_due.project_id': 'written by triggers of prices, and gone within minutes',
  'data_import.run_id': 'who works on it',
  'data_import_row.target_id': 'of one of many tables',
  'direct_pay_price_member.dump_site_id': 'copied from the price it belongs to',
  'direct_pay_price_member.project_id': 'copied from the price it belongs to',
  'document_seal.subject_id': 'a receipt, a settlement or a plan',
  'excavator_record.machine_id': 'known to the side of the machines alone',
  'excavator_record.staff_id': 'known to the side of the machines alone',
  'export_task.run_id': 'who works on it',
  'field_change.entity_id': 'a row of any kind',
  'fleet_paper.picture_id': 'a stored file, which belongs to no company until a paper names it',
  'log_deletion.log_id': 'a line that is there no more',
  'login_log_count.company_id': 'written by a trigger of the login log',
  'login_log_count.user_id': 'written by a trigger of the login log',
  'operation_log.request_id': 'a request',
  'operation_log.service_id': 'a part of the program',
  'operation_log_count.company_id': 'written by a trigger of the operation log',
  'operation_log_count.service_id': 'written by a trigger of the operation log',
  'operation_log_count.user_id': 'written by a trigger of the operation log',
  'punch.card_id': 'kept as it was read, whatever becomes of the card',
  'punch.dump_site_id': 'kept as the phone sent it, whether or not there is such a site',
  'punch.picture_file_id': 'kept as the phone sent it',
  'punch.project_id': 'kept as the phone sent it, whether or not there is such a project',
  'punch.truck_id': 'kept as it was read, whatever becomes of the truck',
  'ticket_count.company_id': 'written by triggers of waybills and ledger',
  'ticket_count.driver_id': 'written by triggers of waybills and ledger',
  'ticket_count.dump_site_id': 'written by triggers of waybills and ledger',
  'ticket_count.project_id': 'written by triggers of waybills and ledger',
  'waybill_cost.company_id': 'written by a trigger of the waybill',
  'waybill_cost.dump_site_id': 'written by a trigger of the waybill',
  'waybill_cost.project_id': 'written by a trigger of the waybill',
  'waybill_count.company_id': 'written by a trigger of the waybill',
  'waybill_count.project_id': 'written by a trigger of the waybill',
  'waybill_crew.company_id': 'written by a trigger of the waybill',
  'waybill_import.run_id': 'who works on it',
  'waybill_import_row.waybill_id': 'chosen before the waybill is written',
  'waybill_project.company_id': 'written by a trigger of the waybill',
  'waybill_project.project_id': 'written by a trigger of the waybill',
}

interface Column {
  table: string
  column: string
  nullable: boolean
}

const tables = (
  await rowsOf<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`)
).map(({ name }) => name)
const tenantTables = tables.filter((name) => !(name in SHARED))
const columns = await rowsOf<Column>(sql`
  select c.table_name as table, c.column_name as column, c.is_nullable = 'YES' as nullable
  from information_schema.columns c where c.table_schema = 'public' and c.column_name like '%\\_id' escape '\\'`)

/** Columns of each primary ('p') and unique ('u') key. */
const keys = await rowsOf<{ table: string; columns: string[] }>(sql`
  select c.conrelid::regclass::text as table, array_agg(a.attname::text order by k.place) as columns
  from pg_constraint c cross join unnest(c.conkey) with ordinality k (attnum, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u') group by c.oid, c.conrelid`)

const references = await rowsOf<{ table: string; to: string; own: string[]; other: string[] }>(sql`
  select c.conrelid::regclass::text as table, c.confrelid::regclass::text as to,
    array_agg(a.attname::text order by k.place) as own, array_agg(b.attname::text order by k.place) as other
  from pg_constraint c cross join unnest(c.conkey, c.confkey) with ordinality k (mine, theirs, place)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.mine
  join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.theirs
  where c.connamespace = 'public'::regnamespace and c.contype = 'f' group by c.oid, c.conrelid, c.confrelid`)

const has = (table: string, column: string) => columns.find((row) => row.table === table && row.column === column)

describe('the schema keeps companies apart', () => {
  it('names every table that is no tenant’s', () => {
    expect(Object.keys(SHARED).filter((name) => !tables.includes(name))).toEqual([])
  })

  it.each(tenantTables)('%s carries its company, and its key begins with it', (table) => {
    expect(has(table, 'company_id')).toMatchObject({ nullable: false })
    const own = keys.filter((key) => key.table === table && key.columns[0] === 'company_id')
    if (!KEYLESS.includes(table)) expect(own.map((key) => key.columns.join())).not.toEqual([])
    if (has(table, 'id')) expect(own.map((key) => key.columns.slice(0, 2).join())).toContain('company_id,id')
  })

  it('lets no row refer to one of another company', () => {
    const across = references.filter(
      ({ table, to, own, other }) =>
        tenantTables.includes(table) &&
        tenantTables.includes(to) &&
        !own.some((column, at) => column === 'company_id' && other[at] === 'company_id'),
    )
    expect(across).toEqual([])
  })

  it('knows what every reference of a tenant’s row refers to', () => {
    const known = new Set(references.flatMap(({ table, own }) => own.map((column) => `${table}.${column}`)))
    const loose = columns.filter(
      ({ table, column }) => tenantTables.includes(table) && !known.has(`${table}.${column}`),
    )
    expect(loose.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(Object.keys(LOOSE))
  })
})
