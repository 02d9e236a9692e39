import { sql } from '@tufang/server/kernel/sql/sql'
import { rowsOf } from './rows'

/** How the platform's dictionaries stand; what is given back puts them there again for the other files of the worker. */
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
