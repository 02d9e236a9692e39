import { Migration } from '@mikro-orm/migrations'

/** Beginnings of the shifts of a company's new projects, for projects that have none of their own. */
export class ShiftStarts extends Migration {
  override up(): void {
    this.addSql(`
      alter table company
        add column day_shift_start time not null default '06:00',
        add column night_shift_start time not null default '18:00',
        add check (day_shift_start <> night_shift_start);
    `)
  }
}
