import type { Money } from '../../../kernel/money/money.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { newId } from '../../../kernel/values/id.js'
import type { DocumentSeal } from './seal.entity.js'

export type SealKind = Row['kind']

type Row = RowOf<typeof DocumentSeal>
type Content = Pick<Row, 'companyId' | 'kind' | 'subjectId' | 'number' | 'cnt' | 'fingerprint'> & {
  amount: Money | null
}

export interface NewSeal extends Content, Pick<Row, 'token'> {}

/** Token of a document with its present content; equal content gets the same token again. */
export async function sealToken(em: Em, seal: NewSeal): Promise<string> {
  const { companyId, subjectId, ...given } = seal
  const row = await firstRow(
    em,
    em
      .getKysely()
      .insertInto('document_seal')
      .values({ ...given, company_id: companyId, id: newId(), subject_id: subjectId })
      .onConflict((same) =>
        same
          .columns(['company_id', 'kind', 'subject_id', 'fingerprint'])
          .doUpdateSet(({ ref }) => ({ number: ref('document_seal.number') })),
      )
      .returning('token'),
  )
  return row?.token ?? seal.token
}

export interface Seal extends Content {
  companyName: string
}

export function findSeal(em: Em, token: string): Promise<Seal | undefined> {
  return firstRow<Seal>(
    em,
    sql`select d.company_id as "companyId", c.name as "companyName", d.kind, d.subject_id as "subjectId", d.number, d.cnt, d.amount, d.fingerprint
        from document_seal d join published_company c on c.id = d.company_id where d.token = ${token}`,
  )
}

export interface SealedSubject {
  companyId: string
  id: string
  number: string
  date: string
  cnt: number
  amount: Money | null
  void: boolean
  fingerprint: string
}

/** Reader of the present facts of documents of one kind. */
export type SubjectReader = (em: Em, companyId: string, ids: readonly string[]) => Promise<SealedSubject[]>

/** Current facts of sealed receipts. The fingerprint covers all printed facts that may change. */
export function receiptSubjects(em: Em, companyId: string, ids: readonly string[]): Promise<SealedSubject[]> {
  return rows<SealedSubject>(
    em,
    sql`select r.company_id as "companyId", r.id, r.give_card_no as number, to_char(r.give_datetime, 'YYYY-MM-DD') as date,
          r.give_card_cnt as cnt, null as amount, r.status = 'VOIDED' as void,
          md5(concat_ws('|', r.give_card_no, r.giver, r.give_card_cnt, (
            select string_agg(concat_ws(':', l.settle_card_no, l.give_card_cnt), ',' order by l.settle_card_no)
            from receipt_line l where l.company_id = r.company_id and l.receipt_id = r.id))) as fingerprint
        from receipt r where r.company_id = ${companyId} and r.id = any(${[...ids]}::uuid[])`,
  )
}

/** Current facts of sealed settlements. */
export function settlementSubjects(em: Em, companyId: string, ids: readonly string[]): Promise<SealedSubject[]> {
  return rows<SealedSubject>(
    em,
    sql`select s.company_id as "companyId", s.id, s.settle_no as number, to_char(s.created_at, 'YYYY-MM-DD') as date,
          s.settle_cnt as cnt, s.settle_amt as amount, s.status in ('REJECTED', 'SUPERSEDED') or s.deleted as void,
          md5(concat_ws('|', s.settle_no, s.agent_name, s.settle_cnt, s.settle_amt, (
            select string_agg(concat_ws(':', l.waybill_id, l.total_amt, l.carrier_name), ',' order by l.waybill_id)
            from settlement_line l where l.company_id = s.company_id and l.settlement_id = s.id))) as fingerprint
        from settlement s where s.company_id = ${companyId} and s.id = any(${[...ids]}::uuid[])`,
  )
}
