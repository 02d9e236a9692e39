import { Migration } from '@mikro-orm/migrations'

/** Texts that are sent to phones, and the permissions of roles. */
export class Invitations extends Migration {
  override up(): void {
    this.addSql(`
      create table sms_text (
        id uuid primary key,
        mobile text not null check (mobile ~ '^1[3-9][0-9]{9}$'),
        company_id uuid references company,
        membership_id uuid not null,
        created_at timestamptz not null default now(),
        -- Why it did not arrive; empty while it is on its way and once it has arrived.
        failure text
      );
      create index sms_text_mobile on sms_text (mobile, created_at);
      create index sms_text_company on sms_text (company_id, created_at);
      create index sms_text_membership on sms_text (membership_id, created_at);
      create index sms_text_created on sms_text (created_at);
      create index membership_invited on membership (company_id) where joined_at is null;

      update role set permissions = array(select distinct unnest(permissions || array[
          'sys:role:index', 'sys:role:get', 'sys:role:add', 'sys:role:edit', 'sys:role:del']) order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = permissions || array['sys:role:get']
        where standard = 'READER' and not permissions @> array['sys:role:get'];
    `)
  }
}
