import { type Sql, sql } from '@tufang/server/kernel/sql/sql'
import { newCompany, type TestCompany } from './company'
import { type FilledCompany, newFilledCompany } from './filled-company'
import { type Member, newMember } from './limited'
import { rowsOf } from './rows'

/** A company with one of everything in some projects, and then all of it once more in others. */
export interface TwoProjects<Named> {
  company: TestCompany
  /** Members who see all, until they are limited to the projects of the first: one by his role, one by his organ. */
  member: Member
  ofOrgan: Member
  first: { filled: FilledCompany; named: Named; projectIds: string[] }
  /** Has everything made once more, and limits the members to what was there before. */
  again(): Promise<{ filled: FilledCompany; named: Named; hidden: Map<string, string> }>
}

/** `named` makes more, and names it. */
export async function twoProjects<Named>(
  named: (filled: FilledCompany) => Promise<Named>,
): Promise<TwoProjects<Named>> {
  const company = await newCompany()
  const [member, ofOrgan] = [await newMember(company), await newMember(company)]
  const filled = await newFilledCompany(company)
  const first = { filled, named: await named(filled), projectIds: await projectsOf(company) }
  await member.settleIn(first.projectIds)
  await ofOrgan.settleIn(first.projectIds)
  return {
    company,
    member,
    ofOrgan,
    first,
    async again() {
      const known = new Set((await namesIn(company)).map(({ value }) => value))
      const second = await newFilledCompany(company.afresh())
      const more = await named(second)
      await member.limitTo(first.projectIds)
      await ofOrgan.limitToOrgan()
      const added = (await namesIn(company)).filter(({ value }) => !known.has(value))
      return { filled: second, named: more, hidden: new Map(added.map(({ value, kind }) => [value, kind])) }
    },
  }
}

const projectsOf = async ({ id }: TestCompany): Promise<string[]> =>
  (await rowsOf<{ id: string }>(sql`select id from project where company_id = ${id}`)).map((row) => row.id)

/** Tables with rows of a project, and their columns, of which each row has other values. */
const NAMES: readonly [table: string, columns: string, which?: string][] = [
  ['project', 'id name'],
  ['waybill', 'id no'],
  ['card', 'id card_no', 'exists (select from waybill w where w.company_id = t.company_id and w.card_id = t.id)'],
  ['receipt', 'id give_card_no'],
  ['receipt_line', 'id'],
  ['settlement', 'id settle_no'],
  ['settlement_line', 'id'],
  ['settlement_paper', 'id file_url'],
  ['payment_plan', 'id'],
  ['payment', 'id payment_no'],
  ['payment_settlement', 'id'],
  [
    'invoice',
    'id invoice_sn',
    'exists (select from invoice_claim c where c.company_id = t.company_id and c.invoice_id = t.id and c.live)',
  ],
  ['invoice_claim', 'id'],
  ['project_phase', 'id name'],
  ['phase_survey', 'id'],
  ['direct_pay_price', 'id'],
  ['captain_task', 'id'],
  ['ticket_collection', 'id collect_no'],
  ['ticket_refund', 'id refund_no'],
  ['ticket_entry', 'id', 't.project_id is not null'],
  ['ticket_reconciliation', 'id reconcile_no'],
  ['ticket_reconciliation_row', 'id'],
  ['waybill_review', 'id'],
  ['waybill_anomaly', 'id'],
  ['waybill_import', 'id'],
  ['export_task', 'id'],
  ['excavator_record', 'id'],
]

/** Every name of what is of a project, with what it names. */
async function namesIn({ id }: TestCompany): Promise<{ value: string; kind: string }[]> {
  const each = NAMES.flatMap(([table, columns, which = 'true']): Sql[] =>
    columns.split(' ').map(
      (column) => sql`select t.${sql.raw(column)}::text as value, ${`${table}.${column}`}::text as kind
        from ${sql.raw(table)} t where t.company_id = ${id} and ${sql.raw(which)}`,
    ),
  )
  return rowsOf(sql.join(each, sql` union all `))
}
