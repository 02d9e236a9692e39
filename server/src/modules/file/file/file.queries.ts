import { affected, firstRow, inUuids, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { Em } from '../../../platform/database/database.js'
import type { FilePurpose } from './purposes.js'

export interface NewFile {
  id: string
  companyId: string | null
  userId: string | null
  key: string
  name: string
  mime: string
  size: number
  sha256: string
  purpose: FilePurpose
  address: string | null
  now: Date
}

export interface FileRow {
  companyId: string | null
  key: string
  name: string
  mime: string
  size: number
}

export interface FileKey {
  id: string
  key: string
}

/** Files of one company, or of none: the strangers' uploads. */
const ownedBy = (companyId: string | null): Sql =>
  companyId === null ? sql`f.company_id is null` : sql`f.company_id = ${companyId}`

/** What still needs a file; that of a form which was never sent is not needed. */
const neededBy: Record<FilePurpose, Sql> = {
  REGISTRATION: sql`exists (select from company_registration r where r.file_ids @> array[f.id::text])`,
  COMPANY_AUTH: sql`false`,
  WAYBILL_IMPORT: sql`exists (select from waybill_import i where i.company_id = f.company_id and i.file_id = f.id)`,
  WAYBILL_PICTURE: sql`f.attached_at is not null`,
  AVATAR: sql`exists (select from app_user u where u.id = f.user_id and u.avatar like '%' || f.id || '%')`,
}

export async function insertFile(em: Em, file: NewFile): Promise<void> {
  await rows(
    em,
    sql`insert into stored_file (id, company_id, user_id, key, name, mime, size, sha256, purpose, address, created_at)
        values (${file.id}, ${file.companyId}, ${file.userId}, ${file.key}, ${file.name}, ${file.mime}, ${file.size},
          ${file.sha256}, ${file.purpose}, ${file.address}, ${file.now})`,
  )
}

/** From now on the row is a file. */
export async function markKept(em: Em, companyId: string | null, id: string, now: Date): Promise<void> {
  await rows(em, sql`update stored_file f set kept_at = ${now} where ${ownedBy(companyId)} and f.id = ${id}`)
}

/** The company's file of this content, if it was sent since a moment or is kept for good. */
export async function findSame(
  em: Em,
  { companyId, purpose, sha256 }: Pick<NewFile, 'purpose' | 'sha256'> & { companyId: string },
  since: Date,
): Promise<FileKey | undefined> {
  return firstRow<FileKey>(
    em,
    sql`select id, key from stored_file
        where company_id = ${companyId} and purpose = ${purpose} and sha256 = ${sha256} and kept_at is not null
          and (attached_at is not null or created_at >= ${since})
        order by attached_at, created_at limit 1`,
  )
}

/** The one lookup by id alone: the caller then compares the company or the link's token. */
export async function findFile(em: Em, id: string): Promise<FileRow | undefined> {
  return firstRow<FileRow>(
    em,
    sql`select company_id as "companyId", key, name, mime, size from stored_file where id = ${id} and kept_at is not null`,
  )
}

/** How many files strangers sent from an address since a moment. */
export async function countFromAddress(em: Em, address: string, since: Date): Promise<number> {
  const row = await firstRow<{ count: number }>(
    em,
    sql`select count(*)::int as count from stored_file where address = ${address} and created_at >= ${since}`,
  )
  return row?.count ?? 0
}

/** Files of before a moment whose bytes never arrived. */
export const findUnfinished = (em: Em, companyId: string | null, before: Date, limit: number): Promise<FileKey[]> =>
  findOld(em, companyId, before, sql`f.kept_at is null`, limit)

/** Files of before a moment that nothing needs. */
export function findUnneeded(em: Em, companyId: string | null, before: Date, limit: number): Promise<FileKey[]> {
  const purposes = Object.entries(neededBy).map(([purpose, needed]) => sql`when ${purpose} then ${needed}`)
  return findOld(em, companyId, before, sql`not case f.purpose ${sql.join(purposes, sql` `)} end`, limit)
}

const findOld = (em: Em, companyId: string | null, before: Date, which: Sql, limit: number): Promise<FileKey[]> =>
  rows<FileKey>(
    em,
    sql`select f.id, f.key from stored_file f where ${ownedBy(companyId)} and f.created_at < ${before} and ${which}
        order by f.created_at limit ${limit}`,
  )

export async function deleteFiles(em: Em, companyId: string | null, ids: string[]): Promise<number> {
  return affected(em, sql`delete from stored_file f where ${ownedBy(companyId)} and ${inUuids(sql`f.id`, ids)}`)
}
