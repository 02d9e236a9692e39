import type { Walk } from '../questions/statement.ts'

/** Project with a price in force for trips within or out of it. */
const priced = `
  select p.id as "project" from project p where p.company_id = {company} and exists (
    select from direct_pay_price d where d.project_id = p.id and d.status = 'APPROVED' and d.tp_mode <> 'FREIGHT') order by p.id limit 1`

/** Walks from prices to whom they are for, to other prices, and to captains who have none. */
export const prices: readonly Walk[] = [
  {
    id: 'prices to their captains and drivers',
    document: `query {
      directPayPrices(page: { current: 1, size: 100 }) {
        total records { directPayPrice captainAndDriver { captain { name mobile } driver { name mobile } } } } }`,
    statement: `
      select d.price as "directPayPrice", c.name as "captainAndDriver.captain.name", c.mobile as "captainAndDriver.captain.mobile",
        v.name as "captainAndDriver.driver.name", v.mobile as "captainAndDriver.driver.mobile"
      from direct_pay_price d
      left join (direct_pay_price_member m join captain c on c.id = m.captain_id left join driver v on v.id = m.driver_id) on m.price_id = d.id
      where d.company_id = {company}`,
  },
  {
    id: 'prices to their captains, each with his drivers',
    document: `query {
      directPayPrices(page: { current: 1, size: 50 }) {
        total records { directPayPrice captainAndDrivers { captain { name } drivers { driver { name captain { name } } } } } } }`,
    statement: `
      select d.price as "directPayPrice", c.name as "captainAndDrivers.captain.name", v.name as "captainAndDrivers.drivers.driver.name",
        vc.name as "captainAndDrivers.drivers.driver.captain.name"
      from direct_pay_price d
      left join (direct_pay_price_member m join captain c on c.id = m.captain_id
        left join (driver v join captain vc on vc.id = v.captain_id) on v.id = m.driver_id) on m.price_id = d.id
      where d.company_id = {company}`,
  },
  {
    id: 'prices to those that replaced them, and to those that they were copied from',
    document: `query {
      directPayPrices(page: { current: 1, size: 100 }) {
        total records { directPayPrice replacedBy { directPayPrice project { name } } copiedFrom { directPayPrice project { name } } } } }`,
    statement: `
      select d.price as "directPayPrice", n.price as "replacedBy.directPayPrice", np.name as "replacedBy.project.name",
        o.price as "copiedFrom.directPayPrice", op.name as "copiedFrom.project.name"
      from direct_pay_price d
      left join (direct_pay_price n join project np on np.id = n.project_id) on n.id = d.replaced_by_id
      left join (direct_pay_price o join project op on op.id = o.project_id) on o.id = d.copied_from_id where d.company_id = {company}`,
  },
  {
    id: 'prices that wait to those in force for one of their captains',
    document: `query {
      directPayPrices(filter: { status: [PENDING] }, page: { current: 1, size: 100 }) {
        total records { directPayPrice clashes { directPayPrice project { name } } } } }`,
    statement: `
      select d.price as "directPayPrice", o.price as "clashes.directPayPrice", p.name as "clashes.project.name" from direct_pay_price d
      left join (direct_pay_price o join project p on p.id = o.project_id)
        on o.status = 'APPROVED' and o.project_id = d.project_id and o.tp_mode = d.tp_mode and o.soil_type = d.soil_type
        and o.dump_site_id is not distinct from d.dump_site_id and exists (
          select from direct_pay_price_member a join direct_pay_price_member b on b.captain_id = a.captain_id
            and (a.driver_id is null or b.driver_id is null or a.driver_id = b.driver_id)
          where a.price_id = d.id and b.price_id = o.id)
      where d.company_id = {company} and d.status = 'PENDING'`,
  },
  {
    id: 'transports of a project to their sites',
    values: priced,
    document: `query ($project: ID!) {
      directPayPriceCoverage(projectInfoId: $project, tpMode: FREIGHT) { cells { soilType dumpSite { name code } } } }`,
    statement: `
      select s.name as "cells.soilType", g.name as "cells.dumpSite.name", g.code as "cells.dumpSite.code"
      from project_soil_type x join soil_type s on s.id = x.soil_type_id
      cross join (project_dump_site o join dump_site g on g.id = o.dump_site_id) where x.project_id = {project} and o.project_id = {project}`,
  },
  {
    id: 'transports of a project to the captains and drivers without a price',
    values: priced,
    document: `query ($project: ID!) {
      directPayPriceCoverage(projectInfoId: $project, allCaptains: true) {
        cells { tpMode soilType dumpSite { code } missing { captain { name } drivers { driver { name } } } } } }`,
    statement: `
      with cell as (
        select distinct m.tp_mode, s.name as soil, g.id as site, g.code
        from (select tp_mode from project_price where project_id = {project} and enabled
          union select tp_mode from direct_pay_price where project_id = {project} and status = 'APPROVED') m
        cross join (project_soil_type x join soil_type s on s.id = x.soil_type_id and x.project_id = {project})
        left join (project_dump_site o join dump_site g on g.id = o.dump_site_id and o.project_id = {project}) on m.tp_mode = 'FREIGHT'
      ), priced as (
        select d.tp_mode, d.soil_type as soil, d.dump_site_id as site, m.captain_id, m.driver_id
        from direct_pay_price d join direct_pay_price_member m on m.price_id = d.id
        where d.project_id = {project} and d.status = 'APPROVED'
      ), known as (
        select k.*, c.id as captain_id, c.name,
          (select count(*) from priced q where q.captain_id = c.id and q.tp_mode = k.tp_mode and q.soil = k.soil
            and q.site is not distinct from k.site) as prices,
          (select count(*) from priced q where q.captain_id = c.id and q.driver_id is null and q.tp_mode = k.tp_mode and q.soil = k.soil
            and q.site is not distinct from k.site) as whole
        from cell k cross join captain c where c.company_id = {company}
      ), missing as (
        select n.tp_mode, n.soil, n.site, n.name as captain, null as driver from known n where n.prices = 0
        union all
        select n.tp_mode, n.soil, n.site, n.name, d.name from known n join driver d on d.captain_id = n.captain_id
        where n.prices > 0 and n.whole = 0 and not exists (select from priced q where q.driver_id = d.id and q.tp_mode = n.tp_mode
          and q.soil = n.soil and q.site is not distinct from n.site)
      )
      select k.tp_mode as "cells.tpMode", k.soil as "cells.soilType", k.code as "cells.dumpSite.code",
        n.captain as "cells.missing.captain.name", n.driver as "cells.missing.drivers.driver.name"
      from cell k left join missing n on n.tp_mode = k.tp_mode and n.soil = k.soil and n.site is not distinct from k.site`,
  },
]
