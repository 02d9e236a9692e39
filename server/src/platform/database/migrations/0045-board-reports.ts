import { Migration } from '@mikro-orm/migrations'

/** Figures of the weekly reports of companies. */
export class BoardReports extends Migration {
  override up(): void {
    this.addSql(`
      create table board_report (
        company_id uuid not null references company,
        week date not null,
        project_id uuid not null,
        place integer not null,
        day date not null,
        figures jsonb not null,
        created_at timestamptz not null default now(),
        primary key (company_id, week, project_id)
      );
    `)
  }
}
