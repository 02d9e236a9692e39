import type { Tx } from '../../../../kernel/command/command.js'
import { isKeptAs, isOneOf } from '../../../../kernel/sql/forms.js'
import { seeing } from '../../../../kernel/sql/limit.js'
import { inUuids, rows, sql } from '../../../../kernel/sql/sql.js'
import { ofCaptain, type Patch } from '../../waybill/fields.js'

export type ReferenceKind = 'project' | 'truck' | 'captain' | 'driver' | 'dumpSite' | 'soilType' | 'card'

/** Keys that a form names: ids of projects, captains, drivers and sites; plates; names of soils; card numbers. */
export type Wanted = Readonly<Record<ReferenceKind, readonly string[]>>

export interface Reference {
  kind: ReferenceKind
  /** Key in the form: an id, or a text in the form of comparisons. */
  key: string
  id: string
  name: string
  /** Captain of the truck, driver or card. */
  captainId: string | null
  captainName: string | null
  /** Further values that a waybill copies from that captain. */
  captainBrings: Patch | null
  /** Vehicle type of a truck. */
  vehicleType: string | null
  /** Whether trips of a project to a dump site use tickets by default. */
  usesTickets: boolean | null
}

const captainBrings = sql`json_build_object(${sql.join(ofCaptain.map(({ name, his }) => sql.raw(`'${name}', c.${his}`)))})`

/**
 * Row into which a row was merged, else itself. PostgreSQL does not trust `coalesce` with rows behind the wall between
 * companies, and would not use the index on ids.
 */
const KEPT = sql`case when m.merged_into is null then m.id else m.merged_into end`

/**
 * Finds the base data that waybills name, in one statement, within the company and the actor's project limit. A merged
 * plate or soil stands for the kept one.
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
