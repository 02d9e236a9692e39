import { Migration } from '@mikro-orm/migrations'
import { ticketTables } from './tables.js'

/** Tickets of dump sites, with their columns of sites and waybills. */
export class Tickets extends Migration {
  override up(): void {
    this.addSql(`
      alter table dump_site add column garbage_type text;
      insert into platform_dictionary_item (dictionary, item_value, item_name, sort) values
        ('garbage_type', '1', '渣土消纳场', 1), ('garbage_type', '2', '回填工地', 2), ('garbage_type', '3', '中转场', 3),
        ('garbage_type', '9', '其他', 9);
      alter table waybill add column ticket_no text;
      create index waybill_ticket_no on waybill (company_id, ticket_no, dump_site_id, go_datetime desc) where ticket_no is not null;
      alter table waybill_anomaly drop constraint waybill_anomaly_rule_check, add constraint waybill_anomaly_rule_check
        check (rule in ('MISSING_PUNCH', 'DISTANCE_OFF', 'CYCLE_TOO_FAST', 'TRIPS_OVERLAP', 'TRIP_TOO_LONG', 'OVERWEIGHT', 'SAME_PICTURE',
          'TICKET_WITHOUT_TRIP', 'TRIP_WITHOUT_TICKET', 'DOUBLE_TICKET', 'TICKET_WITHOUT_STOCK', 'OUTSIDE_SHIFT'));
      create or replace view published_dump_site as select company_id, id, name, lng, lat, enabled, code, garbage_type from dump_site;
      create or replace view published_waybill as
        select company_id, id, no, status, pending_review, anomaly_hold, project_id, project_name, card_id, card_no, truck_code, captain_id,
          captain_name, driver_id, driver_name, dump_site_id, garbage_name, tp_mode, go_soil_type, weight_unit, weight_tons, go_datetime,
          go_staff_name, in_picture, go_picture, is_ticket, settle_price, price_source, ex_amt, adjust_amt, accounted_amount,
          payee_id, settlement_id, ticket_no
        from waybill;
    `)
    this.addSql(ticketTables)
  }
}
