import { Migration } from '@mikro-orm/migrations'
import { walled } from './0068-second-wall.js'

/**
 * Names that projects have had on waybills: a search by a part of one looks here first, and not through every waybill
 * (docs/adr/0015).
 */
export class ProjectNames extends Migration {
  override up(): void {
    this.addSql(`
      -- Only ever grows; one that is no more, or is there twice, does no harm.
      create table waybill_project (
        company_id uuid not null,
        project_id uuid not null,
        project_name text not null
      );
      alter table waybill_project replica identity full;
      create index waybill_project_name on waybill_project (company_id, project_id, project_name);
      ${walled('waybill_project')}
      insert into waybill_project (company_id, project_id, project_name)
      select distinct w.company_id, w.project_id, w.project_name from waybill w;

      create function note_waybill_projects() returns trigger language plpgsql as $$
      begin
        insert into waybill_project (company_id, project_id, project_name)
        select distinct n.company_id, n.project_id, n.project_name from new_waybill n
        where not exists (select from waybill_project k
          where k.company_id = n.company_id and k.project_id = n.project_id and k.project_name = n.project_name);
        return null;
      end $$;
      create trigger waybill_project_insert after insert on waybill referencing new table as new_waybill
        for each statement execute function note_waybill_projects();
      alter table waybill enable always trigger waybill_project_insert;

      create function note_renamed_project() returns trigger language plpgsql as $$
      begin
        insert into waybill_project (company_id, project_id, project_name)
        values (new.company_id, new.project_id, new.project_name);
        return null;
      end $$;
      create trigger waybill_project_update after update of project_id, project_name on waybill for each row
        when ((old.project_id, old.project_name) is distinct from (new.project_id, new.project_name))
        execute function note_renamed_project();
      alter table waybill enable always trigger waybill_project_update;
    `)
  }
}
