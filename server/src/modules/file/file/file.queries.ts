import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../../../kernel/command/command.js'
import type { Em, Tables } from '../../../kernel/sql/database.js'
import { anyId, at, count, firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { RowOf } from '../../../kernel/sql/tables.js'
import type { StoredFile } from './file.entity.js'
import type { FilePurpose } from './purposes.js'

type Row = RowOf<typeof StoredFile>

export interface NewFile extends Omit<Row, 'keptAt' | 'attachedAt' | 'createdAt'> {
  now: Date
}

export type FileRow = Pick<
  Row,
  'id' | 'companyId' | 'userId' | 'key' | 'name' | 'mime' | 'size' | 'purpose' | 'attachedAt'
>
export type FileKey = Pick<Row, 'id' | 'key'>
const FILE_ROW = [
  'id',
  'company_id as companyId',
  'user_id as userId',
  'key',
  'name',
  'mime',
  'size',
  'purpose',
  'attached_at as attachedAt',
] as const

/** Files of one company, or of none: the strangers' uploads. */
const ownedBy = (companyId: string | null): Sql =>
  companyId === null ? sql`f.company_id is null` : sql`f.company_id = ${companyId}`
const isOwnedBy = (companyId: string | null) => (file: ExpressionBuilder<Tables, 'stored_file'>) =>
  companyId === null ? file('company_id', 'is', null) : file('company_id', '=', companyId)

/** Whether a registration names the file and was not rejected long ago: the applicant may hand it in again. */
const underReview = (before: Date): Sql => sql`exists (select from published_company_registration r
  where r.file_ids @> array[f.id::text] and (r.status <> 'REJECTED' or r.decided_at is null or r.decided_at >= ${before}))`

/** Condition that a record needs a file; a form that was never handed in needs none. */
const neededBy = (companyId: string | null, before: Date): Record<FilePurpose, Sql> => ({
  REGISTRATION: underReview(before),
  COMPANY_AUTH: underReview(before),
  // Imports have no strangers' files.
  WAYBILL_IMPORT:
    companyId === null
      ? sql`false`
      : sql`exists (select from published_waybill_import i where i.company_id = ${companyId} and i.file_id = f.id)`,
  DATA_IMPORT:
    companyId === null
      ? sql`false`
      : sql`exists (select from published_data_import i where i.company_id = ${companyId} and i.file_id = f.id)`,
  WAYBILL_PICTURE: sql`f.attached_at is not null`,
  TICKET_PICTURE: sql`f.attached_at is not null`,
  PAYMENT_PICTURE: sql`f.attached_at is not null`,
  INVOICE: sql`f.attached_at is not null`,
  CONTRACT: sql`f.attached_at is not null`,
  // Papers of settlements are kept even after they were removed from one, since the history names them.
  SETTLEMENT_PAPER: sql`f.attached_at is not null`,
  FLEET_PAPER: sql`f.attached_at is not null`,
  RESCUE_PROOF: sql`f.attached_at is not null`,
  AVATAR: sql`exists (select from published_app_user u where u.id = f.user_id and u.avatar like '%' || f.id || '%')`,
})

export async function insertFile(em: Em, { companyId, userId, now, ...given }: NewFile): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .insertInto('stored_file')
      .values({ ...given, company_id: companyId, user_id: userId, created_at: now }),
  )
}

/** Marks the row's content as stored. */
export async function markKept(em: Em, companyId: string | null, id: string, now: Date): Promise<void> {
  const owned = em.getKysely().updateTable('stored_file').where(isOwnedBy(companyId))
  await rows(em, owned.set({ kept_at: now }).where('id', '=', id))
}

/** File of the company with the same content, if it was sent recently or is kept for good. */
export async function findSame(
  em: Em,
  { companyId, purpose, sha256 }: Pick<NewFile, 'purpose' | 'sha256'> & { companyId: string },
  since: Date,
): Promise<FileKey | undefined> {
  return firstRow(
    em,
    em
      .getKysely()
      .selectFrom('stored_file')
      .select(['id', 'key'])
      .where('company_id', '=', companyId)
      .where('purpose', '=', purpose)
      .where('sha256', '=', sha256)
      .where('kept_at', 'is not', null)
      .where((file) => file.or([file('attached_at', 'is not', null), file('created_at', '>=', at(since))]))
      .orderBy('attached_at')
      .orderBy('created_at')
      .limit(1),
  )
}

/**
 * Looks a file up by id alone, the only such place: the caller must then check the company or the token of the link.
 */
export async function findFile(em: Em, id: string): Promise<FileRow | undefined> {
  return firstRow(
    em,
    em.getKysely().selectFrom('stored_file').select(FILE_ROW).where('id', '=', id).where('kept_at', 'is not', null),
  )
}

/** The files of a company with these ids. */
export function findFilesOf(em: Em, companyId: string, ids: readonly string[]): Promise<FileRow[]> {
  return rows(
    em,
    em
      .getKysely()
      .selectFrom('stored_file')
      .select(FILE_ROW)
      .where('company_id', '=', companyId)
      .where('id', '=', anyId(ids))
      .where('kept_at', 'is not', null),
  )
}

/** Applicants of the registrations that name a file. */
export async function applicantsWith(em: Em, id: string): Promise<string[]> {
  const named = await rows<{ userId: string }>(
    em,
    sql`select user_id as "userId" from published_company_registration where file_ids @> array[${id}::text]`,
  )
  return named.map(({ userId }) => userId)
}

/** Number of files that strangers sent from an address since a moment. */
export async function countFromAddress(em: Em, address: string, since: Date): Promise<number> {
  const row = await firstRow(
    em,
    em
      .getKysely()
      .selectFrom('stored_file')
      .select(count)
      .where('address', '=', address)
      .where('created_at', '>=', at(since)),
  )
  return row?.count ?? 0
}

/** Rows from before a moment whose content never arrived. */
export const findUnfinished = (em: Em, companyId: string | null, before: Date, limit: number): Promise<FileKey[]> =>
  findOld(em, companyId, before, sql`f.kept_at is null`, limit)

/** Files from before a moment that nothing needs. */
export function findUnneeded(em: Em, companyId: string | null, before: Date, limit: number): Promise<FileKey[]> {
  const purposes = Object.entries(neededBy(companyId, before)).map(
    ([purpose, needed]) => sql`when ${purpose} then ${needed}`,
  )
  return findOld(em, companyId, before, sql`not case f.purpose ${sql.join(purposes, sql` `)} end`, limit)
}

const findOld = (em: Em, companyId: string | null, before: Date, which: Sql, limit: number): Promise<FileKey[]> =>
  rows<FileKey>(
    em,
    sql`select f.id, f.key from stored_file f where ${ownedBy(companyId)} and f.created_at < ${before} and ${which}
        order by f.created_at limit ${limit}`,
  )

export async function deleteFiles(em: Em, companyId: string | null, ids: string[]): Promise<number> {
  const owned = em.getKysely().deleteFrom('stored_file').where(isOwnedBy(companyId))
  return (await rows(em, owned.where('id', '=', anyId(ids)).returning('id'))).length
}

/** Marks the company's files as attached to a record: they are kept for good. */
export async function markAttached(em: Em, companyId: string, ids: readonly string[], now: Date): Promise<void> {
  await rows(
    em,
    em
      .getKysely()
      .updateTable('stored_file')
      .set({ attached_at: now })
      .where('company_id', '=', companyId)
      .where('id', '=', anyId(ids))
      .where('attached_at', 'is', null),
  )
}

/**
 * Makes a stored file one of the company's for good: one that it has, or one of the actor's own from before it was the
 * company's. A person of no office names only his own; undefined for any other file.
 */
export async function claimFile(
  { em, actor, now }: Tx,
  file: { id: string; purpose: FilePurpose; own: boolean },
): Promise<string | undefined> {
  const { companyId, userId } = actor
  const own = sql`f.user_id = ${userId}`
  const row = await firstRow<{ id: string }>(
    em,
    sql`update stored_file f set company_id = ${companyId}, attached_at = coalesce(f.attached_at, ${now})
        where f.id = ${file.id} and f.purpose = ${file.purpose} and f.kept_at is not null
          and (f.company_id = ${companyId} and ${file.own ? own : sql`true`} or f.company_id is null and ${own})
        returning f.id`,
  )
  return row?.id
}
