import type { Actor } from '../../../kernel/command/actor.js'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { columnsOf, firstRow, inUuids, rows, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { isCaptain } from '../../identity/index.js'
import type { PaperKind } from '../enums.js'
import type { SettlementPaper } from './paper.entity.js'
import { missingKinds, neededKinds, paperRateOf } from './paper.sql.js'
import type { SettlementPaperView } from './paper.view.js'
import { inOrder, type PaperState } from './papers.js'

type Row = RowOf<typeof SettlementPaper>
export type NewPaper = Pick<Row, 'settlementId' | 'kind' | 'fileUrl' | 'fileName'>
export type StoredPaper = NewPaper & Pick<Row, 'id'>

const columns = sql`p.id, p.settlement_id as "settlementId", p.kind, p.file_url as "fileUrl", p.file_name as "fileName"`

/**
 * Papers of settlements in the order of their upload; none for captains, who see only parts of settlements, while
 * papers belong to whole ones.
 */
export async function papersOfSettlements(
  em: Em,
  actor: Actor,
  settlementIds: readonly string[],
): Promise<(SettlementPaperView & { settlementId: string })[]> {
  if (isCaptain(actor)) return []
  return rows(
    em,
    sql`select ${columns}, p.create_by as "createBy", p.created_at as "createTime", s.status = 'PAID' as fixed
        from settlement_paper p join settlement s on s.company_id = p.company_id and s.id = p.settlement_id
        where p.company_id = ${actor.companyId} and ${inUuids(sql`p.settlement_id`, settlementIds)}
        order by p.created_at, p.id`,
  )
}

/** Papers that settlements need and lack; none for captains. */
export async function paperStatesOf(
  em: Em,
  actor: Actor,
  settlementIds: readonly string[],
): Promise<Map<string, PaperState>> {
  if (isCaptain(actor)) return new Map()
  const found = await rows<PaperState & { id: string }>(
    em,
    sql`select k.id, k.needed, k.missing, ${paperRateOf(sql`k.needed`, sql`k.missing`)} as rate
        from (
          select s.id, array(${neededKinds}) as needed, array(${missingKinds}) as missing from settlement s
          where s.company_id = ${actor.companyId} and ${inUuids(sql`s.id`, settlementIds)}) k`,
  )
  return new Map(
    found.map(({ id, needed, missing, rate }) => [id, { needed: inOrder(needed), missing: inOrder(missing), rate }]),
  )
}

/** Files that are already papers of settlements. */
export function filesOnSettlements(
  { em, actor }: Tx,
  settlementIds: readonly string[],
): Promise<Pick<Row, 'settlementId' | 'fileUrl'>[]> {
  return rows(
    em,
    sql`select settlement_id as "settlementId", file_url as "fileUrl" from settlement_paper
        where company_id = ${actor.companyId} and ${inUuids(sql`settlement_id`, settlementIds)}`,
  )
}

export async function insertPapers({ em, actor, now }: Tx, papers: readonly NewPaper[]): Promise<void> {
  if (papers.length === 0) return
  const given = columnsOf([
    { type: 'uuid', values: papers.map(() => newId()) },
    { type: 'uuid', values: papers.map(({ settlementId }) => settlementId) },
    { type: 'text', values: papers.map(({ kind }) => kind) },
    { type: 'text', values: papers.map(({ fileUrl }) => fileUrl) },
    { type: 'text', values: papers.map(({ fileName }) => fileName) },
  ])
  await rows(
    em,
    sql`insert into settlement_paper (company_id, created_by, create_by, created_at, id, settlement_id, kind, file_url, file_name)
        select ${actor.companyId}, ${actor.userId}, ${actor.name}, ${now}, g.* from ${given} as g`,
  )
}

export async function findPaper({ em, actor }: Tx, id: string): Promise<StoredPaper | undefined> {
  if (!isId(id)) return undefined
  return firstRow(
    em,
    sql`select ${columns} from settlement_paper p where p.company_id = ${actor.companyId} and p.id = ${id}`,
  )
}

/** Removes a paper from its settlement; false when it is no longer there. */
export async function deletePaper({ em, actor }: Tx, { id, settlementId }: StoredPaper): Promise<boolean> {
  const gone = sql`delete from settlement_paper
    where company_id = ${actor.companyId} and id = ${id} and settlement_id = ${settlementId} returning id`
  return (await firstRow(em, gone)) !== undefined
}

/**
 * Moves the papers of settlements to another one, and returns the number of its papers; of several papers with one file
 * one remains.
 */
export async function movePapers(
  { em, actor: { companyId } }: Tx,
  { from, to }: { from: readonly string[]; to: string },
): Promise<number> {
  await rows(
    em,
    sql`delete from settlement_paper where company_id = ${companyId} and id in (
          select d.id from (
            select p.id, row_number() over (partition by p.file_url order by p.settlement_id = ${to} desc, p.created_at, p.id) as place
            from settlement_paper p
            where p.company_id = ${companyId} and ${inUuids(sql`p.settlement_id`, [...from, to])}) d
          where d.place > 1)`,
  )
  await rows(
    em,
    sql`update settlement_paper set settlement_id = ${to}
        where company_id = ${companyId} and ${inUuids(sql`settlement_id`, from)}`,
  )
  const held = sql`select count(*)::int as count from settlement_paper where company_id = ${companyId} and settlement_id = ${to}`
  return (await firstRow<{ count: number }>(em, held))?.count ?? 0
}

/** The kinds that each settlement of the company needs. */
export async function paperNeedsOf(em: Em, { companyId }: Actor): Promise<PaperKind[]> {
  const found = await rows<{ kind: PaperKind }>(em, sql`select kind from paper_need where company_id = ${companyId}`)
  return inOrder(found.map(({ kind }) => kind))
}

/** Replaces the kinds of papers that the company needs. Lock the company first. */
export async function writePaperNeeds({ em, actor: { companyId } }: Tx, kinds: readonly PaperKind[]): Promise<void> {
  await rows(em, sql`delete from paper_need where company_id = ${companyId}`)
  await rows(
    em,
    sql`insert into paper_need (company_id, kind) select ${companyId}, g.kind from unnest(${[...kinds]}::text[]) as g(kind)`,
  )
}
