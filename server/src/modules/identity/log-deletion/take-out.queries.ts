import type { Tx } from '../../../kernel/command/command.js'
import { DomainError } from '../../../kernel/errors.js'
import { firstRow, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId, newId } from '../../../kernel/values/id.js'
import { LogKind } from '../log-enums.js'
import { logTexts as texts } from '../log-texts.js'

/** Takes a row out of its table, and names what a deletion keeps of it. */
const taken: Record<LogKind, (companyId: string, id: string) => Sql> = {
  [LogKind.OPERATION]: (companyId, id) => sql`
    delete from operation_log l where l.company_id = ${companyId} and l.id = ${id}
    returning l.id, l.user_id, l.create_by as name, l.created_at, to_jsonb(l) as content`,
  [LogKind.LOGIN]: (companyId, id) => sql`
    delete from login_log l where l.company_id = ${companyId} and l.id = ${id}
    returning l.id, l.user_id, coalesce((select u.name from app_user u where u.id = l.user_id), l.create_by) as name,
      l.created_at, to_jsonb(l) as content`,
}

/** Deletes a row of a log and writes down what it was, of whom and by whom, in one statement. NOT_FOUND for what the company does not have. */
export async function takeOut({ em, actor, now }: Tx, kind: LogKind, id: string): Promise<void> {
  const { companyId, userId, name, request } = actor
  const kept = isId(id)
    ? await firstRow(
        em,
        sql`with gone as (${taken[kind](companyId, id)})
            insert into log_deletion
              (company_id, id, kind, log_id, of_user_id, of_name, logged_at, content, user_id, create_by, remote_addr, created_at)
            select ${companyId}, ${newId()}, ${kind}, g.id, g.user_id, g.name, g.created_at, g.content, ${userId}, ${name},
              ${request.address}, ${now} from gone g
            returning id`,
      )
    : undefined
  if (!kept) throw new DomainError('NOT_FOUND', { what: texts[kind] })
}
