import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from './rows'

/** Remembers the platform's dictionaries; the returned function restores them for the other files of the worker. */
export async function keptDictionaries(): Promise<() => Promise<void>> {
  const before = JSON.stringify(await rowsOf(sql`select * from platform_dictionary_item`))
  return async () => {
    await rowsOf(sql`delete from platform_dictionary_item`)
    await rowsOf(
      sql`insert into platform_dictionary_item
          select * from json_populate_recordset(null::platform_dictionary_item, ${before}::json)`,
    )
  }
}
