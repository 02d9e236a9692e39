import type { Walk } from '../questions/statement.ts'

const inUse = 'company_id = {company} and enabled'

/** Walks from forms to what people choose from. */
export const forms: readonly Walk[] = [
  {
    id: 'captains to choose for a trip',
    document: `query { waybillForm { captains { name mobile } } }`,
    statement: `select name as "captains.name", mobile as "captains.mobile" from captain where ${inUse}`,
  },
  {
    id: 'drivers to choose for a trip, and their captains',
    document: `query { waybillForm { drivers { name captain { name } } } }`,
    statement: `
      select d.name as "drivers.name", c.name as "drivers.captain.name" from driver d join captain c on c.id = d.captain_id
      where d.company_id = {company} and d.enabled`,
  },
  {
    id: 'trucks to choose for a trip, and their captains',
    document: `query { waybillForm { trucks { plate captain { name } } } }`,
    statement: `
      select t.plate as "trucks.plate", c.name as "trucks.captain.name" from truck t join captain c on c.id = t.captain_id
      where t.company_id = {company} and t.enabled`,
  },
  {
    id: 'projects to choose for a trip, and their sites',
    document: `query { waybillForm { projects { projectName usesTickets dumpSites { name code } } } }`,
    statement: `
      select p.name as "projects.projectName", p.uses_tickets as "projects.usesTickets", g.name as "projects.dumpSites.name",
        g.code as "projects.dumpSites.code"
      from project p left join (project_dump_site x join dump_site g on g.id = x.dump_site_id) on x.project_id = p.id
      where p.company_id = {company} and p.enabled`,
  },
  {
    id: 'projects to choose for a trip, and their soils',
    document: `query { waybillForm { projects { projectName soils { name enabled } } } }`,
    statement: `
      select p.name as "projects.projectName", s.name as "projects.soils.name", s.enabled as "projects.soils.enabled"
      from project p left join (project_soil_type x join soil_type s on s.id = x.soil_type_id) on x.project_id = p.id
      where p.company_id = {company} and p.enabled`,
  },
  {
    id: 'sites to choose for a trip',
    document: `query { waybillForm { dumpSites { garbageName } } }`,
    statement: `select name as "dumpSites.garbageName" from dump_site where ${inUse}`,
  },
  {
    id: 'projects to choose for tickets, and their sites',
    document: `query { ticketForm { projects { projectName dumpSites { name } } } }`,
    statement: `
      select p.name as "projects.projectName", g.name as "projects.dumpSites.name" from project p
      left join (project_dump_site x join dump_site g on g.id = x.dump_site_id) on x.project_id = p.id
      where p.company_id = {company} and p.enabled and p.uses_tickets`,
  },
  {
    id: 'sites to choose for tickets',
    document: `query { ticketForm { dumpSites { garbageName } } }`,
    statement: `select name as "dumpSites.garbageName" from dump_site where ${inUse}`,
  },
  {
    id: 'drivers to choose for tickets',
    document: `query { ticketForm { drivers { name captainName } } }`,
    statement: `
      select d.name as "drivers.name", c.name as "drivers.captainName" from driver d join captain c on c.id = d.captain_id
      where d.company_id = {company} and d.enabled`,
  },
  {
    id: 'tickets to hand out, and their sites',
    document: `query { ticketForm { stocks { quantity soilType dumpSite { name } } } }`,
    statement: `
      select t.quantity as "stocks.quantity", t.soil_type as "stocks.soilType", g.name as "stocks.dumpSite.name" from ticket_stock t
      join dump_site g on g.id = t.dump_site_id where t.company_id = {company} and t.quantity > 0`,
  },
  {
    id: 'projects whose tickets are shown, those out of use among them',
    document: `query { ticketPlaces { projects { name } } }`,
    statement: `select name as "projects.name" from project where company_id = {company}`,
  },
  {
    id: 'sites whose tickets are shown, those out of use among them',
    document: `query { ticketPlaces { dumpSites { name } } }`,
    statement: `select name as "dumpSites.name" from dump_site where company_id = {company}`,
  },
  {
    id: 'excavators to choose, and the project of the asker’s last record',
    document: `query { excavatorForm { project { name } machines { name machineCode operatorName } } }`,
    statement: `
      select p.name as "project.name", m.name as "machines.name", m.code as "machines.machineCode", m.operator_name as "machines.operatorName"
      from machine m, app_user u left join lateral (select p.name from excavator_record e join project p on p.id = e.project_id
        where e.company_id = {company} and e.staff_id = u.id order by e.start_datetime desc limit 1) p on true
      where m.company_id = {company} and m.enabled and u.mobile = '13800000001'`,
  },
  {
    id: 'projects to choose for an excavator',
    document: `query { excavatorForm { projects { projectName dayStart } } }`,
    statement: `
      select name as "projects.projectName", to_char(day_shift_start, 'HH24:MI') as "projects.dayStart" from project where ${inUse}`,
  },
  {
    id: 'sites to choose for a project',
    document: `query { projectForm { dumpSites { name } } }`,
    statement: `select name as "dumpSites.name" from dump_site where ${inUse}`,
  },
  {
    id: 'soils to choose for a project',
    document: `query { projectForm { soils { name } } }`,
    statement: `select name as "soils.name" from soil_type where ${inUse}`,
  },
]
