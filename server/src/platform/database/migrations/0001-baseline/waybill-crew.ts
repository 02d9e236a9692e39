/** Crews that have been on a waybill: trucks, drivers and captains, by which waybills are searched. */
export const waybillCrew = `
  create function sign_pairs(given text) returns text[] language sql immutable parallel safe as $$
    select array(select substr(given, at, 2) from generate_series(1, char_length(given) - 1) at)
  $$;

  -- Only ever grows; one that is no more, or is there twice, does no harm.
  create table waybill_crew (
    company_id uuid not null,
    truck_code text not null,
    driver_name text,
    captain_name text not null,
    -- Pieces of plates and names are found among any number of crews by the pairs of signs in them (docs/adr/0015): an index of arrays
    -- needs no extension, and crews are written seldom.
    pairs text[] not null
      generated always as (sign_pairs(truck_code) || sign_pairs(coalesce(driver_name, '')) || sign_pairs(captain_name)) stored
  );
  -- Without a key, a row that is sent elsewhere is known by all it has.
  alter table waybill_crew replica identity full;
  create index waybill_crew_truck on waybill_crew (company_id, truck_code);
  create index waybill_crew_pairs on waybill_crew using gin (pairs) with (fastupdate = off);

  create function note_waybill_crews() returns trigger language plpgsql as $$
  begin
    insert into waybill_crew (company_id, truck_code, driver_name, captain_name)
    select distinct n.company_id, n.truck_code, n.driver_name, n.captain_name from new_waybill n
    where not exists (select from waybill_crew c where c.company_id = n.company_id and c.truck_code = n.truck_code
      and c.captain_name = n.captain_name and c.driver_name is not distinct from n.driver_name);
    return null;
  end $$;
  create trigger waybill_crew_insert after insert on waybill referencing new table as new_waybill
    for each statement execute function note_waybill_crews();
  create trigger waybill_crew_update after update on waybill referencing new table as new_waybill
    for each statement execute function note_waybill_crews();
  alter table waybill enable always trigger waybill_crew_insert;
  alter table waybill enable always trigger waybill_crew_update;
`
