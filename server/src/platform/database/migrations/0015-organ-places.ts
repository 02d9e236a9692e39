import { Migration } from '@mikro-orm/migrations'

/** Kinds of organs, and the places where one may stand. */
export class OrganPlaces extends Migration {
  override up(): void {
    this.addSql(`
      alter table organ
        add column kind text not null default 'DEPARTMENT' constraint organ_kind_check check (kind in ('DEPARTMENT', 'SITE')),
        add column remark text constraint organ_remark_check check (length(remark) <= 200);

      -- Whoever moves organs waits for the others, where verbs of a company's people wait as well, so that no two of them put each one's
      -- below the other's.
      create function check_organ_place() returns trigger language plpgsql as $$
      declare
        above_count integer;
        below_count integer;
      begin
        perform r.id from role r where r.company_id = new.company_id and r.standard = 'ADMINISTRATOR' for no key update;
        with recursive above as (
          select o.parent_id as id, 1 as step from organ o where o.company_id = new.company_id and o.id = new.id
          union all
          select o.parent_id, a.step + 1 from above a join organ o on o.id = a.id where o.company_id = new.company_id and a.step < 9)
        select count(a.id) into above_count from above a;
        with recursive below as (
          select o.id, 1 as step from organ o where o.company_id = new.company_id and o.id = new.id
          union all
          select o.id, b.step + 1 from below b join organ o on o.parent_id = b.id where o.company_id = new.company_id and b.step < 9)
        select max(b.step) into below_count from below b;
        if above_count + below_count > 8 then
          raise exception 'organ % stands below itself, or more than 8 deep', new.id
            using errcode = 'check_violation', constraint = 'organ_place_check', table = 'organ';
        end if;
        return null;
      end $$;
      create trigger check_place after insert or update of parent_id on organ for each row execute function check_organ_place();

      update role set permissions = array(select distinct unnest(permissions || array[
          'sys:organ:index', 'sys:organ:add', 'sys:organ:edit', 'sys:organ:del']) order by 1)
        where standard = 'ADMINISTRATOR';
    `)
  }
}
