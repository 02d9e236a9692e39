import { Migration } from '@mikro-orm/migrations'

/**
 * Whether four eyes were off when a row was approved. For earlier approvals the history of the settings is used, or
 * else the present setting. Earlier changes of waybills without a request are not marked: nothing shows which of them
 * would have needed one.
 */
export class WatchedApprovals extends Migration {
  override up(): void {
    this.addSql(`
      alter table change_set add column four_eyes_off boolean;
      alter table waybill_review add column audit_own boolean not null default false;
      update waybill_review set audit_own = true where status = 'APPROVED' and decided_by = applied_by;
      update settlement set audit_own = false where audit_own and status not in ('APPROVED', 'PAID');

      create temporary table eyes on commit drop as
      with switched as (
        select c.company_id, c.created_at, c.before, c.after, row_number() over w as place,
          lead(c.created_at) over w as until
        from field_change c where c.entity = 'company' and c.entity_id = c.company_id and c.field = 'fourEyes'
        window w as (partition by c.company_id order by c.created_at, c.id)
      )
      select company_id, tstzrange(created_at, until) as during, not (after #>> '{}')::boolean as off from switched
      union all
      select company_id, tstzrange(null, created_at), not (before #>> '{}')::boolean from switched where place = 1
      union all
      select id, tstzrange(null, null), not four_eyes from company k
      where not exists (select from switched s where s.company_id = k.id);
      create index on eyes (company_id);
      analyze eyes;
    `)
    for (const { table, at, states, status = 'status' } of TABLES) {
      const isApproved = `${status} in (${states.map((state) => `'${state}'`).join(', ')})`
      this.addSql(`
        alter table ${table} add column four_eyes_off boolean;
        update ${table} t set four_eyes_off = coalesce(
          (select e.off from eyes e where e.company_id = t.company_id and e.during @> t.${at}),
          (select not k.four_eyes from company k where k.id = t.company_id))
        where ${isApproved};
        alter table ${table} add constraint ${table}_four_eyes_off check ((${isApproved}) = (four_eyes_off is not null));
      `)
    }
    this.addSql('drop table eyes')
  }
}

const TABLES: readonly { table: string; at: string; states: readonly string[]; status?: string }[] = [
  { table: 'settlement', at: 'audited_at', states: ['APPROVED', 'PAID'] },
  { table: 'payment', at: 'audited_at', states: ['APPROVED', 'PAID', 'RETURNED', 'REVERSED'] },
  { table: 'direct_pay_price', at: 'audit_datetime', states: ['APPROVED', 'EXPIRED'] },
  { table: 'captain_task', at: 'audit_datetime', states: ['APPROVED', 'EXPIRED'] },
  { table: 'excavator_record', at: 'audited_at', states: ['APPROVED'], status: 'audit_status' },
  { table: 'ticket_refund', at: 'audit_datetime', states: ['APPROVED'] },
  { table: 'waybill_review', at: 'decided_at', states: ['APPROVED'] },
]
