import type { Read, RowCheck } from './check.js'

/** Stored file as its row says it is. */
export interface Expected {
  /** Row that names it. */
  row: string
  key: string
  size: number | null
  sha256: string | null
}

/** All files that rows name, in the order of their keys: uploads that have arrived, and sheets that were made. */
const EXPECTED = `
  select * from (
    select 'stored_file id=' || id as row, key, size, sha256 from stored_file where kept_at is not null
    union all
    select 'export_task id=' || id, file_key, null, null from export_task where file_key is not null and status = 'DONE'
  ) files`

export const expectedFiles = (read: Read): Promise<Expected[]> => read(`${EXPECTED} order by key`)

export const stillExpected = (read: Read, keys: readonly string[]): Promise<Expected[]> =>
  read(`${EXPECTED} where key = any($1) order by key`, [keys])

/** Keys among these that a row names, including uploads that have not arrived and sheets that are being made. */
export const namedKeys = async (read: Read, keys: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await read<{ key: string }>(
        `select key from stored_file where key = any($1)
         union select file_key from export_task where file_key = any($1)`,
        [keys],
      )
    ).map(({ key }) => key),
  )

/** Links in records to stored files whose row is gone. */
export const fileLinks: readonly RowCheck[] = [
  {
    name: 'file-rows',
    title: '记录所指的文件没有登记，打开时显示不存在',
    mend: '从备份恢复 stored_file 中的这些行（文件本身多半还在）；恢复不了的，在该记录上重新上传',
    sql: `
      select l.what, l.company_id, l.id, m.file[1] as file
      from (
        select 'app_user avatar' as what, null::uuid as company_id, id, avatar as links from app_user
        union all select 'company_registration', company_id, id, concat_ws(',', company_url, id_card_positive_url, id_card_negative_url)
          from company_registration where status <> 'REJECTED'
        union all select 'invoice', company_id, id, invoice_url from invoice
        union all select 'payee contract', company_id, id, contract_url from payee
        union all select 'payment', company_id, id, attachments from payment
        union all select 'settlement_paper', company_id, id, file_url from settlement_paper
        union all select 'ticket_collection', company_id, id, picture from ticket_collection
        union all select 'ticket_purchase', company_id, id, picture from ticket_purchase
        union all select 'ticket_refund', company_id, id, picture from ticket_refund
        union all select 'waybill', company_id, id, concat_ws(',', in_picture, go_picture) from waybill
          where in_picture is not null or go_picture is not null
      ) l
      cross join lateral regexp_matches(l.links, '(?:^|,)(?:https?://[^/,]+)?/files/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})', 'g') as m(file)
      left join stored_file f on f.id = m.file[1]::uuid and f.kept_at is not null
      where f.id is null`,
  },
]
