import { Migration } from '@mikro-orm/migrations'

/** Pictures of letters and digits that keep programs from asking for codes and guessing passwords. */
export class Captchas extends Migration {
  override up(): void {
    this.addSql(`
      create table captcha (
        id uuid primary key,
        code_hash text not null,
        address text not null,
        network text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index captcha_of_network on captcha (network, created_at);
      create index captcha_expiry on captcha (expires_at);
    `)
  }
}
