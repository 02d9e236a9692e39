import { Migration } from '@mikro-orm/migrations'

/** Columns by which members see the rows of some projects only. */
export class ProjectLimit extends Migration {
  override up(): void {
    this.addSql(`
      -- Of which projects the rows of a file are; empty where whoever had it written saw all of them.
      alter table export_task add column limited_to uuid[];
      create or replace view published_settlement as
        select company_id, id, settle_no, project_name, agent_name, status, captain_id, settle_cnt, settle_amt, paid_amt, deleted,
          captain_ids, project_id
        from settlement;
      create index settlement_project on settlement (company_id, project_id, created_at desc, id);
    `)
  }
}
