import type { Walk } from '../questions/statement.ts'

const page = 'page: { current: 1, size: 1000 }'

/** Walks from trucks and drivers to their papers, and from those back and to former ones. */
export const fleetPapers: readonly Walk[] = [
  {
    id: 'trucks to their papers',
    document: `query { trucks(${page}) { total records { plate papers { kind number } } } }`,
    statement: `
      select t.plate, p.kind as "papers.kind", p.number as "papers.number"
      from truck t left join fleet_paper p on p.truck_id = t.id and p.renewed_at is null where t.company_id = {company}`,
  },
  {
    id: 'drivers to their papers',
    document: `query { drivers(${page}) { total records { mobile papers { kind number } } } }`,
    statement: `
      select d.mobile, p.kind as "papers.kind", p.number as "papers.number"
      from driver d left join fleet_paper p on p.driver_id = d.id and p.renewed_at is null where d.company_id = {company}`,
  },
  {
    id: 'papers to trucks, drivers, captains and former papers',
    document: `query { fleetPapers(${page}) {
      total records { kind number truck { plate } driver { mobile } captain { name } former { number renewedBy } } } }`,
    statement: `
      select p.kind, p.number, t.plate as "truck.plate", d.mobile as "driver.mobile", c.name as "captain.name",
        o.number as "former.number", o.renewed_by as "former.renewedBy"
      from fleet_paper p left join truck t on t.id = p.truck_id left join driver d on d.id = p.driver_id
      join captain c on c.id = coalesce(t.captain_id, d.captain_id)
      left join fleet_paper o on o.renewed_at is not null and o.kind = p.kind and coalesce(o.truck_id, o.driver_id) = coalesce(p.truck_id, p.driver_id)
      where p.company_id = {company} and p.renewed_at is null`,
  },
  {
    id: 'papers to their changes',
    document: `query { fleetPapers(${page}) { total records { kind number history { before after createBy } } } }`,
    statement: `
      select p.kind, p.number, h.before #>> '{}' as "history.before", h.after #>> '{}' as "history.after", h.create_by as "history.createBy"
      from fleet_paper p left join field_change h on h.entity = 'fleetPaper' and h.entity_id = p.id
      where p.company_id = {company} and p.renewed_at is null`,
  },
]
