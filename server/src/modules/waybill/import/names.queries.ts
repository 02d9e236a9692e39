import type { Tx } from '../../../kernel/command/command.js'
import { isKeptAs, isOneOf } from '../../../kernel/sql/forms.js'
import { rows, sql } from '../../../kernel/sql/sql.js'

export type NameKind = 'project' | 'dumpSite' | 'soilType' | 'captain' | 'driver' | 'truck' | 'card'

/** Base data of the company that a sheet may name. */
export interface Named {
  kind: NameKind
  id: string
  name: string
  mobile: string | null
  captainId: string | null
  captainName: string | null
  enabled: boolean
}

/** Distinct names in the rows of a sheet. */
export interface WantedNames {
  people: readonly string[]
  plates: readonly string[]
  cardNos: readonly string[]
}

/**
 * Finds the names of rows in one statement. Projects, sites and soils are few and all returned, since people write them
 * in many ways; people, trucks and cards are looked up.
 */
export function findNames(
  { em, actor }: Pick<Tx, 'em' | 'actor'>,
  { people, plates, cardNos }: WantedNames,
): Promise<Named[]> {
  const { companyId } = actor
  return rows<Named>(
    em,
    sql`select 'project' as kind, p.id, p.name, null as mobile, null::uuid as "captainId", null as "captainName", p.enabled
        from published_project p where p.company_id = ${companyId}
        union all
        select 'dumpSite', s.id, s.name, null, null, null, s.enabled from published_dump_site s where s.company_id = ${companyId}
        union all
        select 'soilType', s.id, s.name, null, null, null, s.enabled from published_soil_type s where s.company_id = ${companyId}
        union all
        select 'captain', c.id, c.name, c.mobile, c.id, c.name, c.enabled from published_captain c
        where c.company_id = ${companyId} and (${isOneOf(sql`c.name`, people)} or ${isOneOf(sql`c.mobile`, people)})
        union all
        select 'driver', d.id, d.name, d.mobile, c.id, c.name, d.enabled
        from published_driver d join published_captain c on c.company_id = d.company_id and c.id = d.captain_id
        where d.company_id = ${companyId} and (${isOneOf(sql`d.name`, people)} or ${isOneOf(sql`d.mobile`, people)})
        union all
        select 'truck', t.id, t.plate, null, c.id, c.name, t.enabled
        from published_truck t join published_captain c on c.company_id = t.company_id and c.id = t.captain_id
        where t.company_id = ${companyId} and ${isOneOf(sql`t.plate`, plates, 'plate')}
        union all
        select 'card', k.id, k.card_no, null, c.id, c.name, true
        from published_card k left join published_captain c on c.company_id = k.company_id and c.id = k.captain_id
        where k.company_id = ${companyId} and ${isKeptAs(sql`k.card_no`, cardNos)}`,
  )
}
