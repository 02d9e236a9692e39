import { Migration } from '@mikro-orm/migrations'
import { asAsked, walled } from './0068-second-wall.js'

const KEYS = ['chain:yard:edit', 'chain:yard:get', 'chain:yard:site']

/**
 * The desk of a dump site: who runs the dump sites of a company, and what he saw of the trips that came to them. Both
 * stand in the company of the trip.
 */
export class DumpSiteDesk extends Migration {
  override up(): void {
    this.addSql(`
      create table yard_site (
        company_id uuid not null references company,
        id uuid not null,
        dump_site_id uuid not null,
        yard_company_id uuid not null references company,
        yard_name text not null,
        claimed_by uuid not null,
        claimed_name text not null,
        claimed_at timestamptz not null,
        open_hours text check (length(open_hours) between 1 and 60),
        soils text[] check (cardinality(soils) between 1 and 20),
        capacity_left numeric(12, 3) check (capacity_left >= 0),
        price_note text check (length(price_note) between 1 and 200),
        ended_at timestamptz,
        ended_name text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, dump_site_id) references dump_site,
        check ((ended_at is null) = (ended_name is null))
      );
      create unique index yard_site_live on yard_site (company_id, dump_site_id) where ended_at is null;
      create index yard_site_yard on yard_site (yard_company_id) where ended_at is null;

      create table site_visit (
        company_id uuid not null references company,
        id uuid not null,
        waybill_id uuid not null,
        dump_site_id uuid not null,
        yard_company_id uuid not null references company,
        state text not null check (state in ('ANNOUNCED', 'ARRIVED', 'TIPPED', 'REFUSED')),
        arrived_at timestamptz,
        closed_at timestamptz,
        weight_tons numeric(12, 3) check (weight_tons >= 0),
        reason text check (length(reason) between 1 and 200),
        said_by uuid not null,
        said_name text not null,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, waybill_id, dump_site_id),
        foreign key (company_id, waybill_id) references waybill,
        foreign key (company_id, dump_site_id) references dump_site,
        check ((state = 'ANNOUNCED') = (arrived_at is null)),
        check ((state in ('TIPPED', 'REFUSED')) = (closed_at is not null)),
        check (state <> 'REFUSED' or reason is not null)
      );

      create index dump_site_operator on dump_site (operator_mobile) where operator_mobile is not null;
      create view published_yard_site as select company_id, id, dump_site_id, yard_company_id, ended_at from yard_site;
      create or replace view published_dump_site as
        select company_id, id, name, lng, lat, enabled, code, garbage_type, fence_radius_m, dump_price, address, operator_mobile from dump_site;
      ${asAsked('published_yard_site')}
      ${asAsked('published_dump_site')}

      update role set permissions = array(
          select distinct unnest(permissions || array['${KEYS.join("', '")}']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:yard:get']) order by 1)
        where standard = 'READER';
    `)
    this.addSql(walled('yard_site') + walled('site_visit'))
  }
}
