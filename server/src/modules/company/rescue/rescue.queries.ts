import type { Tx } from '../../../kernel/command/command.js'
import type { Em } from '../../../kernel/sql/database.js'
import { firstRow, rows, type Sql, sql } from '../../../kernel/sql/sql.js'
import type { DbTime } from '../../../kernel/values/clock.js'
import { isId, newId } from '../../../kernel/values/id.js'
import type { RescueLoss, RescueState } from './fields.js'

/** Company with the facts that decide who may get into it. */
export interface HelpedCompany {
  id: string
  name: string
  enabled: boolean
  authenticated: boolean
}

export interface Rescue {
  id: string
  companyId: string
  companyName: string
  memberId: string
  userId: string
  userName: string
  oldMobile: string
  newMobile: string | null
  loss: RescueLoss
  state: RescueState
  hands: string[]
  confirmedBy: string | null
  confirmedByName: string | null
  dueAt: DbTime | null
  createdAt: DbTime
  endedByName: string | null
  endReason: string | null
  /** Phone that the company has stated. */
  contactPhone: string | null
  version: number
}

/** Company with these facts; undefined for the desk itself. */
export const findHelped = async (em: Em, id: string): Promise<HelpedCompany | undefined> =>
  isId(id)
    ? firstRow(
        em,
        sql`select id, name, enabled, authenticated_at is not null as authenticated from company where id = ${id} and not desk`,
      )
    : undefined

const selected = (which: Sql): Sql =>
  sql`select r.id, r.for_company_id as "companyId", c.name as "companyName", r.member_id as "memberId", r.user_id as "userId",
        r.user_name as "userName", r.old_mobile as "oldMobile", r.new_mobile as "newMobile", r.loss, r.state, r.hands,
        r.confirmed_by as "confirmedBy", r.confirmed_by_name as "confirmedByName", r.due_at as "dueAt", r.created_at as "createdAt",
        r.ended_by_name as "endedByName", r.end_reason as "endReason", r.version,
        (select g.contact_phone from company_registration g where g.company_id = c.id) as "contactPhone"
      from administrator_rescue r join company c on c.id = r.for_company_id where ${which}`

const isOpen: Sql = sql`r.state in ('APPLIED', 'WAITING')`

export const findRescue = async (em: Em, id: string): Promise<Rescue | undefined> =>
  isId(id) ? firstRow(em, selected(sql`r.id = ${id}`)) : undefined

/** Locked rescue of an id. */
export const lockRescue = async (em: Em, id: string): Promise<Rescue | undefined> =>
  isId(id) ? firstRow(em, sql`${selected(sql`r.id = ${id}`)} for update of r`) : undefined

/** Open rescue of an account, locked so that it cannot be both stopped and completed. */
export const lockOpenOf = (em: Em, userId: string): Promise<Rescue | undefined> =>
  firstRow(em, sql`${selected(sql`r.user_id = ${userId} and ${isOpen}`)} for update of r`)

export const hasOpen = async (em: Em, userId: string): Promise<boolean> =>
  (await firstRow(em, sql`select r.id from administrator_rescue r where r.user_id = ${userId} and ${isOpen}`)) !==
  undefined

/** Rescues that have not ended: few at any time. */
export const openRescues = (em: Em): Promise<Rescue[]> => rows(em, sql`${selected(isOpen)} order by r.created_at, r.id`)

/** Rescues that are due at `now`, and those left unconfirmed since `since`. */
export const dueRescues = (em: Em, { now, since }: { now: Date; since: Date }): Promise<{ id: string }[]> =>
  rows(
    em,
    sql`select r.id from administrator_rescue r
        where r.state = 'WAITING' and r.due_at <= ${now} or r.state = 'APPLIED' and r.created_at <= ${since}
        order by r.created_at, r.id`,
  )

/** Application of one person of the desk. */
export interface NewRescue
  extends Pick<Rescue, 'companyId' | 'memberId' | 'userId' | 'userName' | 'oldMobile' | 'newMobile' | 'loss'> {
  reason: string
  proofUrls: readonly string[]
}

export async function insertRescue({ em, actor, now }: Tx, rescue: NewRescue): Promise<string> {
  const id = newId()
  await rows(
    em,
    sql`insert into administrator_rescue (id, for_company_id, member_id, user_id, user_name, old_mobile, new_mobile, loss, reason, proof_urls,
          hands, applied_by_name, created_at, updated_at)
        values (${id}, ${rescue.companyId}, ${rescue.memberId}, ${rescue.userId}, ${rescue.userName}, ${rescue.oldMobile},
          ${rescue.newMobile}, ${rescue.loss}, ${rescue.reason}, ${[...rescue.proofUrls]}::text[], array[${actor.userId}::uuid],
          ${actor.name}, ${now}, ${now})`,
  )
  return id
}

export async function writeConfirmed(
  { em, actor, now }: Tx,
  id: string,
  { state, dueAt }: { state: RescueState; dueAt: Date },
): Promise<void> {
  await rows(
    em,
    sql`update administrator_rescue set state = ${state}, confirmed_by = ${actor.userId}, confirmed_by_name = ${actor.name},
          confirmed_at = ${now}, due_at = ${dueAt}, version = version + 1, updated_at = ${now}
        where id = ${id}`,
  )
}

/** End of a rescue: the person who ended it, if there is one, and the reason. */
export interface End {
  state: RescueState
  by: { userId: string; name: string } | null
  reason: string | null
}

export async function writeEnd(em: Em, id: string, { state, by, reason }: End, now: Date): Promise<void> {
  await rows(
    em,
    sql`update administrator_rescue set state = ${state}, ended_by = ${by?.userId ?? null}, ended_by_name = ${by?.name ?? null},
          ended_at = ${now}, end_reason = ${reason}, version = version + 1, updated_at = ${now}
        where id = ${id}`,
  )
}
