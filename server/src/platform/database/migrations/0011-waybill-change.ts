import { Migration } from '@mikro-orm/migrations'

/** What verbs changed together and may be undone together, and changes of waybills that wait for a reviewer. */
export class WaybillChange extends Migration {
  override up(): void {
    this.addSql(`
      create table change_set (
        company_id uuid not null references company,
        id uuid not null,
        name text not null,
        title text not null,
        reason text,
        row_count integer not null check (row_count >= 0),
        undoes_id uuid,
        user_id uuid not null references app_user,
        create_by text not null,
        created_at timestamptz not null,
        primary key (company_id, id),
        foreign key (company_id, undoes_id) references change_set (company_id, id)
      );

      -- The version that a row got by the change: what came later has a higher one.
      alter table field_change add column row_version integer, add column change_set_id uuid,
        add foreign key (company_id, change_set_id) references change_set (company_id, id);
      create index field_change_set on field_change (company_id, change_set_id) where change_set_id is not null;

      create table waybill_review (
        company_id uuid not null references company,
        id uuid not null,
        waybill_id uuid not null,
        status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'CANCELLED')),
        -- [{field, before, after}]: what was there when it was asked for, and what is asked for.
        changes jsonb not null,
        -- What the waybill weighs in its card's account, and what it would.
        amount_before numeric(16, 2) not null,
        amount_after numeric(16, 2) not null,
        reason text,
        applied_by uuid not null references app_user,
        apply_name text not null,
        applied_at timestamptz not null,
        decided_by uuid references app_user,
        decide_name text,
        decided_at timestamptz,
        decision text,
        version integer not null default 1,
        primary key (company_id, id),
        check ((status = 'PENDING') = (decided_at is null)),
        foreign key (company_id, waybill_id) references waybill (company_id, id)
      );
      create unique index waybill_review_one_open on waybill_review (company_id, waybill_id) where status = 'PENDING';
      create index waybill_review_waybill on waybill_review (company_id, waybill_id, applied_at);
      create index waybill_review_recent on waybill_review (company_id, applied_at desc, id);

      -- Waybills were marked before requests were kept: each gets one that changes nothing, so that a reviewer can let it go.
      insert into waybill_review (company_id, id, waybill_id, changes, amount_before, amount_after, reason, applied_by, apply_name, applied_at)
      select w.company_id, gen_random_uuid(), w.id, '[]', w.accounted_amount, w.accounted_amount, w.remark, u.id, u.name, w.updated_at
      from waybill w
      cross join lateral (
        select m.user_id from membership m where m.company_id = w.company_id order by m.created_at, m.id limit 1
      ) m
      join app_user u on u.id = m.user_id
      where w.pending_review;
    `)
  }
}
