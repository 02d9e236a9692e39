import type { Tx } from '../../../kernel/command/command.js'
import { affected, firstRow, inTexts, sql } from '../../../kernel/sql/sql.js'
import { operatorRole } from '../captain-permissions.js'
import { RoleType } from '../role-types.js'
import { admit } from './admitted.queries.js'
import { calledName } from './member.sql.js'

/** Lets whoever holds these phones sign in as operators of the company's machines; phones without an account get one. */
export async function admitOperators(tx: Tx, people: readonly { mobile: string; name: string }[]): Promise<void> {
  await admit(tx, people, { roleType: RoleType.operator, positionName: operatorRole.name })
}

/** Whoever holds one of these phones and operates no machine of the company any more does not see it from now on. */
export async function dismissOperators({ em, actor }: Tx, mobiles: readonly string[]): Promise<void> {
  if (mobiles.length === 0) return
  await affected(
    em,
    sql`delete from membership m using app_user u
        where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.operator} and u.id = m.user_id
          and ${inTexts(sql`u.mobile`, mobiles)} and not exists (
            select from published_machine k where k.company_id = m.company_id and k.operator_mobile = u.mobile)`,
  )
}

/** Who holds a phone and is an operator of the company. */
export const operatorByPhone = ({ em, actor }: Tx, mobile: string): Promise<{ id: string; name: string } | undefined> =>
  firstRow(
    em,
    sql`select u.id, ${calledName} as name from app_user u join membership m on m.user_id = u.id
        where m.company_id = ${actor.companyId} and m.role_type = ${RoleType.operator} and u.mobile = ${mobile}`,
  )
