import { Migration } from '@mikro-orm/migrations'

/** Cards that a company makes in series, before they are bound; lost cards with their replacements. */
export class CardSeries extends Migration {
  override up(): void {
    this.addSql(`
      create table card_series (
        company_id uuid not null references company,
        prefix text not null check (prefix ~ '^[A-Z][0-9]{0,10}$'),
        digits integer not null check (digits between 3 and 10),
        next_no bigint not null default 1 check (next_no >= 1),
        primary key (company_id, prefix),
        check (length(prefix) + digits <= 15)
      );
      create table card_batch (
        company_id uuid not null references company,
        id uuid not null,
        batch_no text not null,
        prefix text not null,
        first_no text not null,
        last_no text not null,
        card_count integer not null check (card_count > 0),
        kind text not null check (kind in ('CAPTAIN', 'SUB')),
        card_type text not null check (card_type in ('PURCHASE', 'REFUND', 'CARRY_OVER')),
        created_by uuid not null references app_user,
        create_by text not null,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, batch_no),
        foreign key (company_id, prefix) references card_series (company_id, prefix)
      );
      create index card_batch_recent on card_batch (company_id, created_at desc, id);

      alter table card
        alter column captain_id drop not null,
        add column batch_id uuid,
        add column lost_at timestamptz,
        add column lost_reason text,
        add column lost_by text,
        add column replaced_by uuid,
        drop constraint card_check,
        add constraint card_parent_of_sub check ((kind = 'SUB' and captain_id is not null) = (parent_id is not null)),
        add constraint card_captain_known check (
          captain_id is not null or (status in ('NOT_ACTIVATED', 'VOIDED') and binding_date is null and giver is null)),
        add constraint card_lost_why check ((lost_at is null) = (lost_reason is null) and (lost_at is null) = (lost_by is null)),
        add constraint card_replaced_lost check (replaced_by is null or lost_at is not null),
        add foreign key (company_id, batch_id) references card_batch (company_id, id),
        add foreign key (company_id, replaced_by) references card (company_id, id);
      create index card_of_batch on card (company_id, batch_id) where batch_id is not null;
      create index card_created on card (company_id, created_at desc, id);
      create unique index card_replaced on card (company_id, replaced_by) where replaced_by is not null;

      update role set permissions = array(
          select distinct unnest(permissions || array['chain:card:add', 'chain:card:edit', 'chain:card:get', 'chain:card:print']) order by 1)
        where standard in ('ADMINISTRATOR', 'SETTLER');
      update role set permissions = array(select distinct unnest(permissions || array['chain:card:get']) order by 1)
        where standard in ('AUDITOR', 'READER');
    `)
  }
}
