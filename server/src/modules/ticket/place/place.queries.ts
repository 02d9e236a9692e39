import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { rows, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import { isCaptain, reach } from '../../identity/index.js'

export interface Named {
  id: string
  name: string
}

/** Projects that have or had tickets; for a captain those for which he used one. */
export function ticketProjects(em: Em, actor: Actor): Promise<Named[]> {
  if (isCaptain(actor)) {
    return rows(
      em,
      sql`select p.id, p.name from published_project p
          where p.enabled and (p.company_id, p.id) in (
            select w.company_id, w.project_id from published_waybill w where ${reach(actor, 'w')} and w.status <> 'VOID' and w.is_ticket)
          order by p.name, p.id`,
    )
  }
  return rows(
    em,
    sql`select p.id, p.name from published_project p
        where p.company_id = ${actor.companyId} and p.enabled and p.id = any(array(
          select c.project_id from ticket_count c
          where c.company_id = ${actor.companyId} and (c.part = 'PROJECT' and c.span = 'YEAR' or c.part = 'STOCK' and c.span = 'CHANGE')
          group by c.project_id having sum(c.moves) > 0))
        order by p.name, p.id`,
  )
}

/** Soils for which a dump site has or had tickets; for a captain those that he used. */
export function ticketSoils(em: Em, actor: Actor, dumpSiteId: string): Promise<Named[]> {
  if (!isId(dumpSiteId)) return Promise.resolve([])
  if (isCaptain(actor)) {
    return rows(
      em,
      sql`select s.id, s.name from published_soil_type s
          where (s.company_id, s.name) in (
            select w.company_id, w.go_soil_type from published_waybill w
            where ${reach(actor, 'w')} and w.status <> 'VOID' and w.is_ticket and w.dump_site_id = ${dumpSiteId})
          order by s.sort, s.name`,
    )
  }
  return rows(
    em,
    sql`select s.id, s.name from published_soil_type s
        where s.company_id = ${actor.companyId} and s.name in (
          select k.soil_type from ticket_stock k
          where k.company_id = ${actor.companyId} and k.dump_site_id = ${dumpSiteId} and k.quantity <> 0
          union
          select c.soil_type from ticket_count c where c.company_id = ${actor.companyId} and c.part = 'STOCK' and c.span in ('YEAR', 'CHANGE')
            and c.dump_site_id = ${dumpSiteId} group by c.soil_type having sum(c.moves) > 0)
        order by s.sort, s.name`,
  )
}
