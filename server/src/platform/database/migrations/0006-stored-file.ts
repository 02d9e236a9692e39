import { Migration } from '@mikro-orm/migrations'

/** What a file is for, whether its bytes arrived, and from where it came when nobody was signed in. */
export class StoredFile extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file add column purpose text not null check (purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR'));
      alter table stored_file add column address text;
      -- Empty until the bytes are stored: such a row is no file, and housekeeping removes it with whatever arrived.
      alter table stored_file add column kept_at timestamptz;
      create index stored_file_company on stored_file (company_id, created_at);
      create index stored_file_address on stored_file (address, created_at);
    `)
  }
}
