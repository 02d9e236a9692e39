import { Migration } from '@mikro-orm/migrations'
import { walled } from './0068-second-wall.js'

/** {{Words}}, and who may see and change them in the companies that are there. */
export class {{Types}} extends Migration {
  override up(): void {
    this.addSql(`
      create table {{table}} (
        company_id uuid not null references company,
        id uuid not null,
        name text not null check (length(name) between 1 and 40),
        remark text check (length(remark) between 1 and 200),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        primary key (company_id, id),
        unique (company_id, name)
      );

      update role set permissions = array(
          select distinct unnest(permissions || array['chain:{{key}}:add', 'chain:{{key}}:del', 'chain:{{key}}:edit', 'chain:{{key}}:get'])
          order by 1)
        where standard = 'ADMINISTRATOR';
      update role set permissions = array(select distinct unnest(permissions || array['chain:{{key}}:get']) order by 1)
        where standard = 'READER';
    `)
    this.addSql(walled('{{table}}'))
  }
}
