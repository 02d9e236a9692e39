import { Migration } from '@mikro-orm/migrations'

/**
 * All editors of the content that an approval covers, of which only the last one was known: a person who changes a row
 * after another one is no second pair of eyes for that one. Content approved by another person before counts as seen.
 */
export class Hands extends Migration {
  override up(): void {
    this.addSql(
      TABLES.map(
        ({ table, made, changed, seen }) => `
          alter table ${table} add column hands uuid[]${seen ? ', add column hands_seen boolean not null default false' : ''};
          update ${table} set hands = case when ${changed} <> ${made} then array[${made}, ${changed}] else array_remove(array[${made}], null) end${
            seen ? `, hands_seen = ${seen}` : ''
          };
          alter table ${table} alter column hands set not null;`,
      ).join('\n'),
    )
    this.addSql(`
      alter table payee add column account_seen boolean not null default false;
      update payee set account_seen = true where account_by is null or account_confirmed_by is not null;
      update payee y set account_seen = true from payment t
      where t.company_id = y.company_id and t.payee_id = y.id and t.bank_no = y.bank_no and t.audited_by <> y.account_by and not t.audit_own;
      alter table excavator_record alter column hands set default '{}';
      alter table settlement drop column terms_by, add constraint settlement_hands_check check (cardinality(hands) > 0);
      alter table payment drop column terms_by, add constraint payment_hands_check check (cardinality(hands) > 0);
      alter table direct_pay_price drop column terms_by, add constraint direct_pay_price_hands_check check (cardinality(hands) > 0);
      alter table captain_task drop column terms_by, add constraint captain_task_hands_check check (cardinality(hands) > 0);
    `)
  }
}

const TABLES = [
  { table: 'settlement', made: 'created_by', changed: 'terms_by', seen: 'audited_at is not null and not audit_own' },
  { table: 'payment', made: 'created_by', changed: 'terms_by', seen: 'audited_at is not null and not audit_own' },
  { table: 'direct_pay_price', made: 'apply_id', changed: 'terms_by', seen: null },
  { table: 'captain_task', made: 'apply_id', changed: 'terms_by', seen: null },
  {
    table: 'excavator_record',
    made: 'submitted_by',
    changed: 'null::uuid',
    seen: "audit_status = 'APPROVED' and not audit_own",
  },
] as const
