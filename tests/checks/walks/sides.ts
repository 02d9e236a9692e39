import type { Walk } from '../questions/statement.ts'

/** Walks among punches, and from dump sites to whoever runs them. */
export const sides: readonly Walk[] = [
  {
    id: 'punches to their trips, trucks, projects and dump sites',
    document: `query { punches(page: { current: 1, size: 200 }) { total records {
      kind state truckCode truck { plate } project { name } dumpSite { name } waybill { no } } } }`,
    statement: `
      select u.kind, u.state, u.truck_code as "truckCode", t.plate as "truck.plate", p.name as "project.name", g.name as "dumpSite.name",
        w.no as "waybill.no"
      from punch u left join truck t on t.id = u.truck_id left join project p on p.id = u.project_id
      left join dump_site g on g.id = u.dump_site_id left join waybill w on w.id = u.waybill_id where u.company_id = {company}`,
  },
  {
    id: 'trips that were punched to their punches',
    values: `
      select array_agg(w.no) as "nos" from waybill w where w.company_id = {company} and exists (select from punch u where u.waybill_id = w.id)`,
    document: `query ($nos: [String!]!) { waybills(filter: { nos: $nos }, page: { current: 1, size: 100 }) { total records {
      no punches(page: { current: 1, size: 5 }) { records { kind state } } } } }`,
    statement: `
      select w.no, u.kind as "punches.kind", u.state as "punches.state" from waybill w
      join punch u on u.waybill_id = w.id where w.company_id = {company}`,
  },
  {
    id: 'dump sites to whoever runs them, and back',
    document: `query { dumpSites { name yard { yardName openHours dumpSite { code } } } }`,
    statement: `
      select g.name, y.yard_name as "yard.yardName", y.open_hours as "yard.openHours", case when y.id is not null then g.code end as "yard.dumpSite.code"
      from dump_site g left join yard_site y on y.dump_site_id = g.id and y.ended_at is null where g.company_id = {company} and g.enabled`,
  },
]
