import { Migration } from '@mikro-orm/migrations'
import { walled } from './0068-second-wall.js'

const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
] as const

/**
 * Punches of trips by phone, each once by the phone's own id (docs/adr/0057). Punches are never deleted: one that came
 * to nothing still says so.
 */
export class Punches extends Migration {
  override up(): void {
    this.addSql(`
      create table punch (
        company_id uuid not null references company,
        id uuid not null,
        kind text not null check (kind in ('LOAD', 'DEPART', 'UNLOAD')),
        at timestamptz not null,
        corrected_at timestamptz not null,
        skew_seconds integer not null,
        received_at timestamptz not null,
        truck_code text,
        truck_id uuid,
        card_no text,
        card_id uuid,
        project_id uuid,
        soil_type text,
        tp_mode text check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
        dump_site_id uuid,
        weight_tons numeric(12, 3),
        lng numeric(10, 6),
        lat numeric(9, 6),
        accuracy integer,
        picture_file_id uuid,
        picture text,
        machine_code text,
        waybill_id uuid,
        state text not null check (state in ('TAKEN', 'CONFLICT', 'SETTLED', 'DROPPED')),
        conflict text check (conflict in ('TRUCK_UNKNOWN', 'CARD_UNKNOWN', 'CARD_NOT_USABLE', 'PROJECT_UNKNOWN', 'PROJECT_ENDED',
          'IN_FUTURE', 'TOO_OLD', 'TWO_LOADS', 'NO_OPEN_TRIP', 'ALREADY_DEPARTED', 'ALREADY_UNLOADED', 'REFUSED')),
        conflict_reason text,
        settled_as text check (settled_as in ('ATTACH', 'NEW', 'DROP')),
        settled_by uuid references app_user,
        settle_name text,
        settled_at timestamptz,
        settle_reason text,
        user_id uuid not null references app_user,
        user_name text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, waybill_id) references waybill (company_id, id),
        check ((state in ('SETTLED', 'DROPPED')) = (settled_at is not null)),
        check (state <> 'CONFLICT' or conflict is not null),
        check (state <> 'TAKEN' or waybill_id is not null)
      );
      create index punch_corrected on punch (company_id, corrected_at desc, id desc);
      create index punch_waiting on punch (company_id, corrected_at desc, id desc) where state = 'CONFLICT';
      create index punch_truck on punch (company_id, truck_code, corrected_at);
      create index punch_user on punch (company_id, user_id, corrected_at desc);
      create index punch_waybill on punch (company_id, waybill_id) where waybill_id is not null;
      ${walled('punch')}
      ${EVENTS.map(
        ([event, rows]) => `
      create trigger punch_noted_${event} after ${event} on punch referencing ${rows} table as changed
        for each statement execute function note_changes('PUNCH');`,
      ).join('')}

      update role set permissions = array(select distinct unnest(permissions || array['chain:punch:add', 'chain:punch:get']) order by 1)
        where standard in ('ADMINISTRATOR', 'SETTLER');
      update role set permissions = array(select distinct unnest(permissions || array['chain:punch:get']) order by 1)
        where standard = 'READER';
    `)
  }
}
