import { Migration } from '@mikro-orm/migrations'

/**
 * Second factor of a sign-in, beside the password or the code by SMS: for people who want it, and for roles of which a
 * company demands it.
 */
export class SecondFactor extends Migration {
  override up(): void {
    this.addSql(`
      create table second_factor (
        user_id uuid primary key references app_user,
        secret text,
        pending_secret text,
        enabled_at timestamptz,
        last_step integer,
        check ((secret is null) = (enabled_at is null))
      );

      create table recovery_code (
        code_hash text primary key,
        user_id uuid not null references app_user,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index recovery_code_of on recovery_code (user_id);

      alter table session add second_factor_at timestamptz;
      alter table role add second_factor boolean not null default false;
    `)
  }
}
