import { Migration } from '@mikro-orm/migrations'

/** The trip record that everything hangs on, and its place on settlements. */
export class Waybill extends Migration {
  override up(): void {
    this.addSql(`
      create table waybill (
        company_id uuid not null references company,
        id uuid not null,
        no text not null,
        status text not null check (status in ('LOADED', 'IN_TRANSIT', 'UNLOADED', 'VOID')),
        pending_review boolean not null default false,
        project_id uuid not null,
        project_name text not null,
        card_id uuid,
        card_no text,
        truck_id uuid not null,
        truck_code text not null,
        go_truck_code text,
        captain_id uuid not null,
        captain_name text not null,
        driver_id uuid,
        driver_name text,
        dump_site_id uuid,
        garbage_name text,
        tp_mode text not null check (tp_mode in ('RELEASE', 'FREIGHT', 'INTERNAL', 'BACKFILL')),
        in_soil_type text,
        go_soil_type text not null,
        weight_unit text not null check (weight_unit in ('TRUCK', 'CUBIC', 'TON')),
        weight_tons numeric(12, 3) not null default 0 check (weight_tons >= 0),
        load numeric(12, 3),
        in_datetime timestamptz,
        go_datetime timestamptz not null,
        complete_datetime timestamptz,
        in_shift_type text check (in_shift_type in ('DAY', 'NIGHT')),
        machine_code text,
        in_staff_name text,
        go_staff_name text,
        in_name text,
        go_name text,
        agent_name text,
        in_picture text,
        go_picture text,
        is_ticket boolean not null default false,
        fleet_name text,
        go_vehicle_type text,
        settle_price numeric(11, 2) check (settle_price >= 0),
        price_source text check (price_source in ('DIRECT_PAY', 'PROJECT', 'TYPED')),
        in_prepare_price numeric(11, 2),
        garbage_prepare_price numeric(11, 2),
        ex_amt numeric(11, 2) not null default 0,
        adjust_amt numeric(11, 2) not null default 0,
        pay_taxes numeric(11, 2) not null default 0,
        receivable numeric(16, 2) generated always as (
          round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt) stored,
        actual numeric(16, 2) generated always as (
          round(settle_price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt - pay_taxes) stored,
        actually_paid numeric(16, 2) not null default 0,
        accounted_amount numeric(16, 2) not null default 0,
        payee_id uuid,
        carrier_name text,
        settlement_id uuid,
        remark text,
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, no),
        check ((settle_price is null) = (price_source is null)),
        foreign key (company_id, project_id) references project (company_id, id),
        foreign key (company_id, card_id) references card (company_id, id),
        foreign key (company_id, truck_id) references truck (company_id, id),
        foreign key (company_id, captain_id) references captain (company_id, id),
        foreign key (company_id, driver_id) references driver (company_id, id),
        foreign key (company_id, dump_site_id) references dump_site (company_id, id),
        foreign key (company_id, payee_id) references payee (company_id, id),
        foreign key (company_id, settlement_id) references settlement (company_id, id)
      );
      create index waybill_go on waybill (company_id, go_datetime desc, id desc);
      create index waybill_project_go on waybill (company_id, project_id, go_datetime desc, id desc);
      create index waybill_captain_go on waybill (company_id, captain_id, go_datetime desc, id desc);
      create index waybill_truck_go on waybill (company_id, truck_code, go_datetime desc);
      create index waybill_card_go on waybill (company_id, card_id, go_datetime) where card_id is not null;
      create index waybill_open_card on waybill (company_id, card_id) include (status, pending_review)
        where settlement_id is null and card_id is not null;
      create index waybill_settlement on waybill (company_id, settlement_id) where settlement_id is not null;

      create table settlement_line (
        company_id uuid not null references company,
        id uuid not null,
        settlement_id uuid not null,
        waybill_id uuid not null,
        card_id uuid,
        receipt_id uuid,
        truck_code text not null,
        go_datetime timestamptz not null,
        carrier_name text,
        payee_id uuid,
        price numeric(11, 2) not null check (price >= 0),
        price_source text not null check (price_source in ('DIRECT_PAY', 'PROJECT', 'TYPED')),
        price_ref uuid,
        weight_unit text not null check (weight_unit in ('TRUCK', 'CUBIC', 'TON')),
        weight_tons numeric(12, 3) not null,
        ex_amt numeric(11, 2) not null,
        adjust_amt numeric(11, 2) not null,
        pay_taxes numeric(11, 2) not null,
        prepaid_amt numeric(16, 2) not null default 0,
        total_amt numeric(16, 2) not null,
        live boolean not null default true,
        primary key (company_id, id),
        check (total_amt = round(price * case when weight_unit = 'TRUCK' then 1 else weight_tons end, 2) + ex_amt + adjust_amt),
        foreign key (company_id, settlement_id) references settlement (company_id, id),
        foreign key (company_id, waybill_id) references waybill (company_id, id),
        foreign key (company_id, card_id) references card (company_id, id),
        foreign key (company_id, receipt_id) references receipt (company_id, id),
        foreign key (company_id, payee_id) references payee (company_id, id)
      );
      create unique index settlement_line_one_live on settlement_line (company_id, waybill_id) where live;
      create index settlement_line_settlement on settlement_line (company_id, settlement_id, go_datetime);
      create index settlement_line_receipt on settlement_line (company_id, receipt_id) where live and receipt_id is not null;
    `)
  }
}
