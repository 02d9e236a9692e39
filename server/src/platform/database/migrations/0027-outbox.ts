import { Migration } from '@mikro-orm/migrations'

/**
 * What shall leave the program after a commit (docs/adr/0027). The payload names rows and holds no secret; `error` is a code, never a message.
 * A code that waits in the outbox has no hash yet: it is drawn when it is handed to the gateway.
 */
export class Outbox extends Migration {
  override up(): void {
    this.addSql(`
      create table outbox (
        id uuid primary key,
        company_id uuid references company,
        topic text not null,
        payload jsonb not null,
        attempts integer not null default 0,
        claimed_until timestamptz,
        delivered_at timestamptz,
        given_up_at timestamptz,
        error text check (error ~ '^[A-Za-z0-9_]{1,50}$'),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        check (delivered_at is null or given_up_at is null)
      );
      create index outbox_expires on outbox (expires_at);
      alter table sms_code alter column code_hash drop not null;
    `)
  }
}
