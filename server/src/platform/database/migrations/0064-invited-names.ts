import { Migration } from '@mikro-orm/migrations'

/**
 * Names by which companies call invited people, so that an invitation reveals no account's name. Names that were shown
 * before stay.
 */
export class InvitedNames extends Migration {
  override up(): void {
    this.addSql(`
      alter table membership add column invited_name text;
      update membership m set invited_name = u.name from app_user u where u.id = m.user_id and m.joined_at is null;
      alter table membership add constraint membership_invited_name check (joined_at is not null or invited_name is not null);
    `)
  }
}
