import { Migration } from '@mikro-orm/migrations'

/** Pictures of trips are files too; one that was ever on a waybill stays, because the waybill's history shows it. */
export class WaybillPicture extends Migration {
  override up(): void {
    this.addSql(`
      alter table stored_file drop constraint stored_file_purpose_check;
      alter table stored_file add constraint stored_file_purpose_check
        check (purpose in ('REGISTRATION', 'COMPANY_AUTH', 'AVATAR', 'WAYBILL_IMPORT', 'WAYBILL_PICTURE'));
      -- When the file was first put onto a record that keeps it for good; empty for whatever is needed otherwise.
      alter table stored_file add column attached_at timestamptz;
      -- The same picture sent again is the file that is there.
      create index stored_file_picture on stored_file (company_id, sha256) where purpose = 'WAYBILL_PICTURE';
    `)
  }
}
