import { Migration } from '@mikro-orm/migrations'

/** Strangers use up neither the codes nor the tries of a phone's owner. */
export class CodeTries extends Migration {
  override up(): void {
    this.addSql(`
      alter table sms_code
        drop column wrong_tries,
        add column network text,
        add column device_hash text,
        add column own boolean not null default false;
      create index sms_code_network on sms_code (network, created_at desc);

      create table sms_try (
        id uuid primary key,
        mobile text not null,
        device_hash text,
        address text not null,
        network text not null,
        tried_at timestamptz not null
      );
      create index sms_try_mobile on sms_try (mobile, tried_at);
      create index sms_try_network on sms_try (network, tried_at);

      -- What a browser keeps is a secret of its own: who reads this table shall not pass for it.
      update session set device_id = encode(sha256(convert_to(device_id, 'UTF8')), 'hex') where device_id is not null;
    `)
  }
}
