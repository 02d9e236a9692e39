import { Migration } from '@mikro-orm/migrations'

/**
 * Pieces of plates and names are found among any number of crews by the pairs of signs in them (docs/adr/0015): an index of arrays
 * needs no extension, and crews are written seldom.
 */
export class WaybillCrewPairs extends Migration {
  override up(): void {
    this.addSql(`
      create function sign_pairs(given text) returns text[] language sql immutable parallel safe as $$
        select array(select substr(given, at, 2) from generate_series(1, char_length(given) - 1) at)
      $$;
      alter table waybill_crew add column pairs text[] not null
        generated always as (sign_pairs(truck_code) || sign_pairs(coalesce(driver_name, '')) || sign_pairs(captain_name)) stored;
      create index waybill_crew_pairs on waybill_crew using gin (pairs) with (fastupdate = off);
    `)
  }
}
