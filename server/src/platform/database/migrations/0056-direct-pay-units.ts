import { Migration } from '@mikro-orm/migrations'

/**
 * A direct-pay price is for a truck, a cubic metre or a ton, and pays for trips that are counted in that unit. Existing
 * prices get the unit of the trips that they are for, else of the project's trips of the same kind, else of the
 * project's trips, else the truck. Where those are counted in several units a price keeps none, which pays for each
 * trip by its own as before: no amount changes.
 */
export class DirectPayUnits extends Migration {
  override up(): void {
    this.addSql(`
      alter table direct_pay_price add weight_unit text constraint direct_pay_price_weight_unit_check check (weight_unit in ('TRUCK', 'CUBIC', 'TON'));
      alter table captain_task add weight_unit text constraint captain_task_weight_unit_check check (weight_unit in ('TRUCK', 'CUBIC', 'TON'));

${unitsOfWhatExists}

      create or replace view published_direct_pay_price as select company_id, id, project_id, price, weight_unit from direct_pay_price;

      -- The rule by which settlements find a price, as it was, and that a direct-pay price is for trips counted in its unit.
      create or replace function keep_costing_price() returns trigger language plpgsql as $$
      begin
        new.costing_price := null;
        if new.settle_price is null and new.status <> 'VOID' then
          new.costing_price := coalesce(
            (select d.price from direct_pay_price_member m join direct_pay_price d on d.company_id = m.company_id and d.id = m.price_id
              where m.company_id = new.company_id and m.project_id = new.project_id and m.captain_id = new.captain_id and m.tp_mode = new.tp_mode
                and m.soil_type = new.go_soil_type and (m.tp_mode <> 'FREIGHT' or m.dump_site_id = new.dump_site_id)
                and (m.driver_id is null or m.driver_id = new.driver_id) and m.effective @> new.go_datetime
                and (d.weight_unit is null or d.weight_unit = new.weight_unit)
              limit 1),
            (select p.price from project_price p
              where p.company_id = new.company_id and p.project_id = new.project_id and p.tp_mode = new.tp_mode and p.soil_type = new.go_soil_type
                and (p.dump_site_id is null or p.dump_site_id = new.dump_site_id) and p.enabled
                and (p.valid_from is null or p.valid_from <= new.go_datetime) and (p.valid_until is null or new.go_datetime < p.valid_until)
              order by p.dump_site_id nulls last limit 1));
        end if;
        return new;
      end $$;
      drop trigger waybill_costing_price on waybill;
      create trigger waybill_costing_price before insert or update of
        status, project_id, tp_mode, go_soil_type, dump_site_id, captain_id, driver_id, go_datetime, weight_unit, settle_price
        on waybill for each row execute function keep_costing_price();
      alter table waybill enable always trigger waybill_costing_price;
    `)
  }
}

/** A statement after the other, in one transaction. */
export const unitsOfWhatExists = `
      create temporary table trip_unit on commit drop as
        select distinct company_id, project_id, tp_mode, go_soil_type as soil_type, dump_site_id, captain_id, weight_unit
        from waybill where status <> 'VOID';
      analyze trip_unit;
      ${unitsOf('direct_pay_price', 'direct_pay_price_member', 'price_id')}
      ${unitsOf('captain_task', 'captain_task_member', 'task_id')}
      -- An application says the same as the price that came of it.
      update captain_task t set weight_unit = p.weight_unit from direct_pay_price p
        where p.company_id = t.company_id and p.id = t.direct_pay_price_id and p.weight_unit is distinct from t.weight_unit;`

/**
 * Unit of existing prices: of their own trips, else of trips like them, else of the project's; none where they have
 * several.
 */
function unitsOf(table: string, members: string, key: string): string {
  return `
      with own as (
        select m.company_id, m.${key} as id, min(w.weight_unit) as unit, count(distinct w.weight_unit) as units
        from ${members} m
        join ${table} p on p.company_id = m.company_id and p.id = m.${key}
        join trip_unit w on w.company_id = p.company_id and w.project_id = p.project_id and w.captain_id = m.captain_id
          and w.tp_mode = p.tp_mode and w.soil_type = p.soil_type and (p.tp_mode <> 'FREIGHT' or w.dump_site_id = p.dump_site_id)
        group by m.company_id, m.${key}
      ), alike as (
        select company_id, project_id, tp_mode, soil_type, min(weight_unit) as unit, count(distinct weight_unit) as units
        from trip_unit group by company_id, project_id, tp_mode, soil_type
      ), of_project as (
        select company_id, project_id, min(weight_unit) as unit, count(distinct weight_unit) as units
        from trip_unit group by company_id, project_id
      )
      update ${table} t set weight_unit = case coalesce(own.units, alike.units, of_project.units, 0)
          when 0 then 'TRUCK' when 1 then coalesce(own.unit, alike.unit, of_project.unit) end
        from ${table} p
        left join own on own.company_id = p.company_id and own.id = p.id
        left join alike on alike.company_id = p.company_id and alike.project_id = p.project_id and alike.tp_mode = p.tp_mode
          and alike.soil_type = p.soil_type
        left join of_project on of_project.company_id = p.company_id and of_project.project_id = p.project_id
        where t.company_id = p.company_id and t.id = p.id and p.price is not null;`
}
