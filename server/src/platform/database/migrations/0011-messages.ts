import { Migration } from '@mikro-orm/migrations'

/** Messages to people inside the product, and the kinds that each of them has muted. */
export class Messages extends Migration {
  override up(): void {
    this.addSql(`
      create table message (
        id uuid primary key,
        -- Without one it is about the person himself, in whatever company he is.
        company_id uuid references company,
        user_id uuid not null references app_user,
        -- As what he is told it; without one as anything.
        role_type smallint,
        kind text not null,
        params jsonb not null default '{}',
        entity text,
        entity_id uuid,
        project_id uuid,
        -- Nobody is told of one event twice.
        event text not null,
        created_at timestamptz not null default now(),
        read_at timestamptz,
        foreign key (company_id, project_id) references project (company_id, id),
        check ((entity is null) = (entity_id is null)),
        check ((company_id is null) = (role_type is null)),
        unique nulls not distinct (user_id, role_type, kind, event)
      );
      create index message_of_user on message (user_id, created_at desc, id desc);
      create index message_unread on message (user_id) where read_at is null;
      create index message_created on message (created_at);

      create table message_mute (
        user_id uuid not null references app_user,
        kind text not null,
        primary key (user_id, kind)
      );
    `)
  }
}
