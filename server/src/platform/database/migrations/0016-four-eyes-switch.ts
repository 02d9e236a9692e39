import { Migration } from '@mikro-orm/migrations'

/** Four eyes are switched off by two people; a key of its own says by whom. */
export class FourEyesSwitch extends Migration {
  override up(): void {
    this.addSql(`
      alter table company
        add column four_eyes_off_by uuid references app_user,
        add column four_eyes_off_name text,
        add column four_eyes_off_at timestamptz,
        add constraint company_four_eyes_off check (
          (four_eyes_off_by is null) = (four_eyes_off_at is null) and (four_eyes_off_by is null) = (four_eyes_off_name is null)
          and (four_eyes or four_eyes_off_by is null));

      update role set permissions = array(select distinct unnest(permissions || array['chain:company:setting']) order by 1)
        where standard = 'ADMINISTRATOR';
    `)
  }
}
