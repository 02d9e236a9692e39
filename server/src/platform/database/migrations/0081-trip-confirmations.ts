import { Migration } from '@mikro-orm/migrations'
import { asAsked, walled } from './0068-second-wall.js'
import { noted, noting } from './0080-change-notes.js'

/** Words of the driver and of the dump site about trips: at most one of a side stands, earlier ones are its history. */
const CONFIRMATIONS = `
  create table trip_confirmation (
    company_id uuid not null references company,
    id uuid not null,
    waybill_id uuid not null,
    side text not null check (side in ('DRIVER', 'SITE')),
    verdict text not null check (verdict in ('CONFIRMED', 'CORRECTED', 'REFUSED')),
    weight_tons numeric(12, 3) check (weight_tons >= 0),
    reason text,
    picture text,
    user_id uuid not null references app_user,
    user_name text not null,
    created_at timestamptz not null,
    replaced_at timestamptz,
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, waybill_id) references waybill (company_id, id),
    check ((verdict = 'CORRECTED') = (weight_tons is not null)),
    check ((verdict = 'CONFIRMED') = (reason is null))
  );
  create unique index trip_confirmation_standing on trip_confirmation (company_id, waybill_id, side) where replaced_at is null;
  create index trip_confirmation_waybill on trip_confirmation (company_id, waybill_id);
  ${walled('trip_confirmation')}
  ${noting('note_changes_of_waybill', 'waybill_id')}
  ${noted('trip_confirmation', 'WAYBILL', 'note_changes_of_waybill')}
  alter table waybill_anomaly drop constraint waybill_anomaly_rule_check, add constraint waybill_anomaly_rule_check
    check (rule in ('MISSING_PUNCH', 'DISTANCE_OFF', 'CYCLE_TOO_FAST', 'TRIPS_OVERLAP', 'TRIP_TOO_LONG', 'OVERWEIGHT', 'SAME_PICTURE',
      'TICKET_WITHOUT_TRIP', 'TRIP_WITHOUT_TICKET', 'DOUBLE_TICKET', 'TICKET_WITHOUT_STOCK', 'OUTSIDE_SHIFT', 'SIDES_DIFFER'));
`

/** Drivers who are there may sign in: each gets the account of his phone, and joins his company as a driver. */
const DRIVERS = `
  create or replace view published_driver as
    select company_id, id, captain_id, name, mobile, is_open_wallet, enabled, user_id from driver;
  ${asAsked('published_driver')}
  create index driver_user on driver (company_id, user_id) where user_id is not null;
  insert into app_user (id, mobile, name, created_at)
    select distinct on (mobile) gen_random_uuid(), mobile, name, now() from driver where enabled order by mobile, created_at
    on conflict (mobile) do nothing;
  update driver d set user_id = u.id from app_user u where d.enabled and d.user_id is null and u.mobile = d.mobile;
  insert into membership (company_id, id, user_id, role_type, position_name, joined_at, created_at, updated_at)
    select d.company_id, gen_random_uuid(), d.user_id, 3, '司机', now(), now(), now()
    from (select distinct company_id, user_id from driver where enabled and user_id is not null) d
    on conflict (company_id, user_id, role_type) do nothing;
  update role set permissions = array(select distinct unnest(permissions || array['chain:owntrip:get', 'chain:owntrip:edit']) order by 1)
    where standard = 'ADMINISTRATOR';
  update role set permissions = array(select distinct unnest(permissions || array['chain:owntrip:get']) order by 1)
    where standard = 'READER';
`

/** Words of the sides of a trip, and drivers who sign in to give theirs (docs/adr/0055). */
export class TripConfirmations extends Migration {
  override up(): void {
    this.addSql(CONFIRMATIONS)
    this.addSql(DRIVERS)
  }
}
