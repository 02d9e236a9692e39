import { Migration } from '@mikro-orm/migrations'
import { PLACES, READINGS } from './0053-readings/signs.js'

/**
 * Readings of names come from a function whose statement stays planned within a connection: planning it with the table
 * of all signs took 3 ms of every insert.
 */
export class ReadingsAtOnce extends Migration {
  override up(): void {
    // Generated columns find these functions without a search path, as a restored backup needs it.
    this.addSql(`
      create function form_reading(form text) returns text language plpgsql immutable parallel safe as $$
      begin
        return (
          select coalesce(string_agg('|' || case
            when ascii(sign) between 19968 and 40869 then coalesce(nullif(
              (string_to_array('${READINGS}', ' '))[
                1 + get_byte(decode('${PLACES}', 'base64'), 2 * (ascii(sign) - 19968)) * 256
                  + get_byte(decode('${PLACES}', 'base64'), 2 * (ascii(sign) - 19968) + 1)], '-'), sign)
            else lower(sign collate "C") end, '' order by at), '')
          from regexp_split_to_table(form, '') with ordinality as signs(sign, at));
      end $$;
      create or replace function name_reading(given text) returns text language sql immutable parallel safe
        return form_reading(text_form(given));
    `)
  }
}
