import { Migration } from '@mikro-orm/migrations'

/**
 * Whether the one who approved a settlement had made it or changed it last himself; and who may approve from now on.
 */
export class SettlementAuditOwn extends Migration {
  override up(): void {
    this.addSql(`alter table settlement add column audit_own boolean not null default false,
      add column terms_by uuid references app_user;`)
    this.addSql(`update role set permissions = array_append(permissions, 'chain:companysettle:audit')
      where name in ('管理员', '审核员') and not 'chain:companysettle:audit' = any (permissions);`)
  }
}
