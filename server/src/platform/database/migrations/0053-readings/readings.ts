import { Migration } from '@mikro-orm/migrations'
import { PLACES, READINGS } from './signs.js'

/**
 * Readings of names are kept with them, so that they are found by pinyin and initials: |zhang|jian|guo,
 * |chong,zhong|qing.
 */
export class Readings extends Migration {
  override up(): void {
    this.addSql(`
      create function name_reading(given text) returns text language sql immutable parallel safe return (
        select coalesce(string_agg('|' || case
          when ascii(sign) between 19968 and 40869 then coalesce(nullif(
            (string_to_array('${READINGS}', ' '))[
              1 + get_byte(decode('${PLACES}', 'base64'), 2 * (ascii(sign) - 19968)) * 256
                + get_byte(decode('${PLACES}', 'base64'), 2 * (ascii(sign) - 19968) + 1)], '-'), sign)
          else lower(sign collate "C") end, '' order by at), '')
        from regexp_split_to_table(text_form(given), '') with ordinality as signs(sign, at));
    `)
    for (const table of ['project', 'dump_site', 'captain', 'driver', 'payee'])
      this.addSql(
        `alter table ${table} add column reading text not null generated always as (name_reading(name)) stored;`,
      )
  }
}
