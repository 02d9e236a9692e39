import { Migration } from '@mikro-orm/migrations'
import { asAsked, walled } from './0068-second-wall.js'

/** Papers of trucks and drivers, and the company's switch that refuses trips of trucks whose papers ran out. */
export class FleetPapers extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check check (
        purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE', 'TICKET_PICTURE', 'PAYMENT_PICTURE',
          'INVOICE', 'CONTRACT', 'SETTLEMENT_PAPER', 'RESCUE_PROOF', 'DATA_IMPORT', 'FLEET_PAPER'));

      create table fleet_paper (
        company_id uuid not null references company,
        id uuid not null,
        kind text not null check (kind in ('VEHICLE_LICENCE', 'TRANSPORT_PERMIT', 'INSURANCE', 'DRIVING_LICENCE')),
        truck_id uuid,
        driver_id uuid,
        number text check (length(number) between 1 and 50),
        valid_from date,
        valid_until date not null,
        picture_id uuid,
        remark text check (length(remark) between 1 and 200),
        renewed_at timestamptz,
        renewed_by text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        foreign key (company_id, truck_id) references truck (company_id, id),
        foreign key (company_id, driver_id) references driver (company_id, id),
        check ((kind = 'DRIVING_LICENCE') = (driver_id is not null)),
        check ((truck_id is null) <> (driver_id is null)),
        check (valid_from <= valid_until),
        check ((renewed_at is null) = (renewed_by is null))
      );
      create unique index fleet_paper_of_truck on fleet_paper (company_id, truck_id, kind) where renewed_at is null and truck_id is not null;
      create unique index fleet_paper_of_driver on fleet_paper (company_id, driver_id, kind) where renewed_at is null and driver_id is not null;
      create index fleet_paper_truck on fleet_paper (company_id, truck_id);
      create index fleet_paper_driver on fleet_paper (company_id, driver_id);
      create index fleet_paper_valid_until on fleet_paper (company_id, valid_until) where renewed_at is null;
      create index fleet_paper_picture on fleet_paper (picture_id) where picture_id is not null;

      create table fleet_paper_reminder (
        company_id uuid not null references company,
        paper_id uuid not null,
        days smallint not null check (days in (0, 7, 14, 30)),
        told_at timestamptz not null,
        primary key (company_id, paper_id, days),
        foreign key (company_id, paper_id) references fleet_paper (company_id, id) on delete cascade
      );
    `)
    this.addSql(walled('fleet_paper'))
    this.addSql(walled('fleet_paper_reminder'))
    this.addSql(`
      alter table company add column refuse_expired_trucks boolean not null default false;
      create or replace view published_company as
        select id, name, payee_check, four_eyes, enabled, authenticated_at, desk, four_eyes_payment, pay_doc_check, suspended_reason,
          created_at, refuse_expired_trucks from company;
      ${asAsked('published_company')}
    `)
  }
}
