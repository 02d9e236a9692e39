import type { Em } from '../../../kernel/sql/database.js'
import { affected, sql } from '../../../kernel/sql/sql.js'
import type { MessageKind, MessageParams } from '../kinds.js'

/** One message of one person. */
export interface Outgoing {
  userId: string
  roleType: number | null
  companyId: string | null
  kind: MessageKind
  params: MessageParams
  entity: string | null
  entityId: string | null
  projectId: string | null
  event: string
}

/** Writes messages in one statement, except unwanted and repeated ones; returns how many were written. */
export const insertMessages = (em: Em, now: Date, messages: readonly Outgoing[]): Promise<number> =>
  affected(
    em,
    sql`insert into message (id, company_id, user_id, role_type, kind, params, entity, entity_id, project_id, event, created_at)
        select gen_random_uuid(), n."companyId", n."userId", n."roleType", n.kind, n.params, n.entity, n."entityId", n."projectId",
          n.event, ${now}
        from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as n("companyId" uuid, "userId" uuid, "roleType" smallint,
          kind text, params jsonb, entity text, "entityId" uuid, "projectId" uuid, event text)
        where not exists (select from message_mute o where o.user_id = n."userId" and o.kind = n.kind)
        on conflict do nothing`,
  )
