import type { Actor } from '../../../kernel/command/actor.js'
import { all, type Sql, sql } from '../../../kernel/sql/sql.js'
import { isId } from '../../../kernel/values/id.js'
import type { PhaseWorkInput } from './excavator-record.view.js'

const machine = (price: string): Sql =>
  sql`(select m.${sql.ref(price)} from published_machine m where m.company_id = r.company_id and m.code = r.machine_code)`

/** Cost of a record `r` for a phase: its amount, or else its work at the present price of its machine. */
export const costOfWork = sql`coalesce(r.amount, case when r.ledger_type = 'SHIFT' then round(${machine('shift_cost')} * r.work_time / 480, 2)
  when r.unit_work = 'TRUCK' then round(${machine('load_price')} * r.schedule_work, 2) end)`

const begunOn = (phase: 'h' | 'o'): Sql => {
  const [from, to] = [sql.ref(`${phase}.from_day`), sql.ref(`${phase}.to_day`)]
  return sql`r.start_datetime >= (${from}::timestamp at time zone 'Asia/Shanghai')
    and r.start_datetime < ((${to} + 1)::timestamp at time zone 'Asia/Shanghai')`
}
/**
 * Condition that a record belongs to the phase `h`. Records name neither dump site nor soil, so a phase that is limited
 * to some of them has only the records of days without an unlimited phase of the project.
 */
const isItsOwn = ({ companyId }: Actor): Sql => sql`(cardinality(h.dump_site_ids) = 0 and cardinality(h.soil_types) = 0
  or not exists (select from published_project_phase o where o.company_id = ${companyId} and o.project_id = r.project_id and o.enabled
    and cardinality(o.dump_site_ids) = 0 and cardinality(o.soil_types) = 0 and ${begunOn('o')}))`
const phasesOf = ({ companyId }: Actor, which: Sql): Sql =>
  sql`exists (select from published_project_phase h where h.company_id = ${companyId} and h.project_id = r.project_id and ${which} and ${begunOn('h')})`

/** Approved records `r` of a phase or of a whole project, or those on days of a project without an enabled phase. */
export function workOfPhase(actor: Actor, { phaseId, projectInfoId, whole, unpriced }: PhaseWorkInput): Sql {
  const rest = [sql`r.audit_status = 'APPROVED'`, ...(unpriced ? [sql`${costOfWork} is null`] : [])]
  if (phaseId && isId(phaseId)) {
    // Records of a project have an index.
    const projectOf = sql`(select h.project_id from published_project_phase h where h.company_id = ${actor.companyId} and h.id = ${phaseId})`
    const itsOwn = phasesOf(actor, sql`h.id = ${phaseId} and ${isItsOwn(actor)}`)
    return all([sql`r.project_id = ${projectOf}`, itsOwn, ...rest])
  }
  if (phaseId || !projectInfoId || !isId(projectInfoId)) return sql`false`
  const beside = whole ? [] : [sql`not ${phasesOf(actor, sql`h.enabled`)}`]
  return all([sql`r.project_id = ${projectInfoId}`, ...beside, ...rest])
}
