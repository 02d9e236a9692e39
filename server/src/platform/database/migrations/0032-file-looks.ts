import { Migration } from '@mikro-orm/migrations'

/** Looks at pictures of licences and identity cards, with the person who looked. */
export class FileLooks extends Migration {
  override up(): void {
    this.addSql(`
      create table file_look (
        id uuid primary key,
        -- The file may be gone by now: no key holds it.
        file_id uuid not null,
        user_id uuid not null references app_user,
        -- The company of the session, if any.
        company_id uuid references company,
        remote_addr text not null,
        user_agent text not null,
        created_at timestamptz not null default now()
      );
      create index file_look_file on file_look (file_id, created_at desc);
      create index file_look_created on file_look (created_at);
    `)
  }
}
