import type { Tx } from '../../../../kernel/command/command.js'
import { isKeptAs, isOneOf } from '../../../../kernel/sql/forms.js'
import { seeing } from '../../../../kernel/sql/limit.js'
import { inUuids, rows, sql } from '../../../../kernel/sql/sql.js'
import { ofCaptain, type Patch } from '../../waybill/fields.js'

export type ReferenceKind = 'project' | 'truck' | 'captain' | 'driver' | 'dumpSite' | 'soilType' | 'card'

/** What a form names: ids of projects, captains, drivers and sites; plates; names of soils; card numbers. */
export type Wanted = Readonly<Record<ReferenceKind, readonly string[]>>

export interface Reference {
  kind: ReferenceKind
  /** What it was named by: an id, or a text in the form by which it is compared. */
  key: string
  id: string
  name: string
  /** Whose truck, driver or card it is. */
  captainId: string | null
  captainName: string | null
  /** What else a waybill takes from that captain. */
  captainBrings: Patch | null
  /** Of a truck. */
  vehicleType: string | null
  /** Of a project: whether trips to a dump site use tickets where nothing is said of it. */
  usesTickets: boolean | null
}

const captainBrings = sql`json_build_object(${sql.join(ofCaptain.map(({ name, his }) => sql.raw(`'${name}', c.${his}`)))})`

/** Row into which another was merged, else itself. PostgreSQL takes `coalesce` for one that could tell of rows behind the wall, and would not look for the id in an index. */
const KEPT = sql`case when m.merged_into is null then m.id else m.merged_into end`

/**
 * Finds everything that waybills name, in one statement; what another company has is not there, nor what the actor does not see. A plate
 * or soil that was merged into another one means that one.
 */
export function findReferences(tx: Tx, wanted: Wanted): Promise<Reference[]> {
  const { companyId } = tx.actor
  const named = sql`select 'project' as kind, p.id::text as key, p.id, p.name, null::uuid as "captainId", null as "captainName",
          null::json as "captainBrings", null as "vehicleType", p.uses_tickets as "usesTickets"
        from published_project p where p.company_id = ${companyId} and ${inUuids(sql`p.id`, wanted.project)}
        union all
        select 'truck', plate_form(m.plate), t.id, t.plate, c.id, c.name, ${captainBrings}, t.vehicle_type, null
        from published_truck m join published_truck t on t.company_id = m.company_id and t.id = ${KEPT}
        join published_captain c on c.company_id = t.company_id and c.id = t.captain_id
        where m.company_id = ${companyId} and ${isOneOf(sql`m.plate`, wanted.truck, 'plate')}
        union all
        select 'captain', c.id::text, c.id, c.name, c.id, c.name, ${captainBrings}, null, null
        from published_captain c where c.company_id = ${companyId} and ${inUuids(sql`c.id`, wanted.captain)}
        union all
        select 'driver', d.id::text, d.id, d.name, null, null, null, null, null
        from published_driver d where d.company_id = ${companyId} and ${inUuids(sql`d.id`, wanted.driver)}
        union all
        select 'dumpSite', s.id::text, s.id, s.name, null, null, null, null, null
        from published_dump_site s where s.company_id = ${companyId} and ${inUuids(sql`s.id`, wanted.dumpSite)}
        union all
        select 'soilType', text_form(m.name), s.id, s.name, null, null, null, null, null
        from published_soil_type m join published_soil_type s on s.company_id = m.company_id and s.id = ${KEPT}
        where m.company_id = ${companyId} and ${isOneOf(sql`m.name`, wanted.soilType)}
        union all
        select 'card', text_form(k.card_no), k.id, k.card_no, c.id, c.name, ${captainBrings}, null, null
        from published_card k left join published_captain c on c.company_id = k.company_id and c.id = k.captain_id
        where k.company_id = ${companyId} and ${isKeptAs(sql`k.card_no`, wanted.card)}`
  return seeing(tx.actor, () => rows<Reference>(tx.em, named))
}
