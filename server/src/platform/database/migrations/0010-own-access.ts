import { Migration } from '@mikro-orm/migrations'

/**
 * Belongings of a person: devices that are signed in, tokens for programs, the lock of the screen, and wrong guesses of
 * the password.
 */
export class OwnAccess extends Migration {
  override up(): void {
    this.addSql(`
      alter table app_user
        add column password_failures smallint not null default 0,
        add column password_failed_at timestamptz,
        add column lock_password_hash text,
        add column idle_lock_minutes smallint constraint app_user_idle_lock_minutes_check
          check (idle_lock_minutes in (5, 15, 30, 60));

      alter table session
        add column device_id text,
        add column user_agent text,
        add column remote_addr text,
        add column last_used_at timestamptz not null default now(),
        -- He who has proved his present phone may bind another one until then.
        add column phone_released_until timestamptz;
      update session set last_used_at = created_at;
      -- Also of sessions that have ended: they tell which devices are known.
      create index session_of_person on session (user_id, created_at);

      create table access_token (
        company_id uuid not null references company,
        id uuid not null,
        user_id uuid not null references app_user,
        role_type smallint not null,
        name text not null check (length(name) between 1 and 20),
        permissions text[] not null,
        token_hash text not null,
        token_tail text not null,
        expires_at timestamptz not null,
        used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, token_hash)
      );
      create index access_token_of_user on access_token (company_id, user_id, created_at);
      create trigger session_changed after delete or truncate or update of revoked_at, permissions, expires_at on access_token
        for each statement execute function tell_session_change();
    `)
  }
}
