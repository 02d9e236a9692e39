import { Migration } from '@mikro-orm/migrations'

const crews = (rows: string): string => `
  insert into waybill_crew (company_id, truck_code, driver_name, captain_name)
  select distinct n.company_id, n.truck_code, n.driver_name, n.captain_name from ${rows} n
  where not exists (select from waybill_crew c where c.company_id = n.company_id and c.truck_code = n.truck_code
    and c.captain_name = n.captain_name and c.driver_name is not distinct from n.driver_name);`

/**
 * What waybills are searched by: the trucks, drivers and captains that have been on one together, and numbers from either end
 * (docs/adr/0009).
 */
export class WaybillSearch extends Migration {
  override up(): void {
    this.addSql(`
      -- Only ever grows; one that is no more, or is there twice, does no harm.
      create table waybill_crew (
        company_id uuid not null,
        truck_code text not null,
        driver_name text,
        captain_name text not null
      );
      create index waybill_crew_truck on waybill_crew (company_id, truck_code);

      create function note_waybill_crews() returns trigger language plpgsql as $$
      begin
        ${crews('new_waybill')}
        return null;
      end $$;
      create trigger waybill_crew_insert after insert on waybill referencing new table as new_waybill
        for each statement execute function note_waybill_crews();
      create trigger waybill_crew_update after update on waybill referencing new table as new_waybill
        for each statement execute function note_waybill_crews();
      alter table waybill enable always trigger waybill_crew_insert;
      alter table waybill enable always trigger waybill_crew_update;
      ${crews('waybill')}

      -- Numbers compare byte by byte whatever the database's language, so that an index finds how they begin.
      alter table waybill alter column no type text collate "C";
      create index waybill_no_end on waybill (company_id, reverse(no));
      create index waybill_pending on waybill (company_id, go_datetime desc, id desc) where pending_review;
    `)
  }
}
