import { Migration } from '@mikro-orm/migrations'

/** Tries to sign in by password, and the login codes that right ones come to. */
export class PasswordSignIn extends Migration {
  override up(): void {
    this.addSql(`
      create table password_try (
        subject text primary key,
        failures smallint not null default 0,
        failed_at timestamptz
      );
      create index password_try_failed on password_try (failed_at);

      create table password_login (
        code_hash text primary key,
        mobile text not null,
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index password_login_expiry on password_login (expires_at);
    `)
  }
}
