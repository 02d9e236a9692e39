import type { Walk } from '../questions/statement.ts'

/** Walks among places, machines and prices. */
export const places: readonly Walk[] = [
  {
    id: 'projects and dump sites to their numbers of trips',
    document: `query { projects { name waybills(page: { current: 1, size: 1 }) { total } } }`,
    statement: `
      select p.name, (select count(*) from waybill w where w.project_id = p.id) as "waybills.total" from project p
      where p.company_id = {company} and p.enabled`,
  },
  {
    id: 'dump sites to trips of a soil',
    document: `query { dumpSites { name code waybills(filter: { goSoilType: "普通土" }, page: { current: 1, size: 1 }) { total } } }`,
    statement: `
      select g.name, g.code, (select count(*) from waybill w where w.dump_site_id = g.id and w.go_soil_type = '普通土') as "waybills.total"
      from dump_site g where g.company_id = {company} and g.enabled`,
  },
  {
    id: 'hours of excavators to machines and projects',
    document: `query { excavatorRecords(page: { current: 1, size: 200 }) { total records { machineCode amount company { companyAuthName } machine { name operatorName } project { name } } } }`,
    statement: `
      select e.machine_code as "machineCode", e.amount, c.name as "company.companyAuthName", m.name as "machine.name", m.operator_name as "machine.operatorName", p.name as "project.name"
      from excavator_record e join company c on c.id = e.company_id join machine m on m.id = e.machine_id join project p on p.id = e.project_id where e.company_id = {company} and e.audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED')`,
  },
  {
    id: 'figures of excavators to the records behind each',
    document: `query { excavatorStats(by: [MACHINE, PROJECT], page: { current: 1, size: 100 }) {
      total records { counted machine { name } project { name } excavatorRecords(page: { current: 1, size: 1 }) { total } } } }`,
    statement: `
      select count(*) as counted, m.name as "machine.name", p.name as "project.name", count(*) as "excavatorRecords.total"
      from excavator_record e join machine m on m.id = e.machine_id join project p on p.id = e.project_id where e.company_id = {company}
        and e.audit_status in ('SUBMITTED', 'IN_APPROVAL', 'APPROVED') group by m.id, m.name, p.id, p.name`,
  },
  {
    id: 'prices of direct payment to projects and sites',
    document: `query { directPayPrices(page: { current: 1, size: 200 }) { total records { directPayPrice soilType status project { name } dumpSite { code } } } }`,
    statement: `
      select d.price as "directPayPrice", d.soil_type as "soilType", d.status, p.name as "project.name", g.code as "dumpSite.code"
      from direct_pay_price d join project p on p.id = d.project_id left join dump_site g on g.id = d.dump_site_id where d.company_id = {company}`,
  },
  {
    id: 'prices and phases of projects to their projects',
    document: `query { projectPrices(page: { current: 1, size: 200 }) { total records { price soilType project { name } dumpSite { name } } } }`,
    statement: `
      select r.price, r.soil_type as "soilType", p.name as "project.name", g.name as "dumpSite.name"
      from project_price r join project p on p.id = r.project_id left join dump_site g on g.id = r.dump_site_id where r.company_id = {company}`,
  },
  {
    id: 'phases to their projects, and those to trips',
    document: `query { projectPhases(page: { current: 1, size: 100 }) { total records { phaseName fromDate project { name waybills(page: { current: 1, size: 1 }) { total } } } } }`,
    statement: `
      select f.name as "phaseName", to_char(f.from_day, 'YYYY-MM-DD') as "fromDate", p.name as "project.name",
        (select count(*) from waybill w where w.project_id = p.id) as "project.waybills.total"
      from project_phase f join project p on p.id = f.project_id where f.company_id = {company}`,
  },
  {
    id: 'tasks of captains to projects and sites',
    document: `query { captainTasks(page: { current: 1, size: 100 }) { total records { status project { name } dumpSite { name } } } }`,
    statement: `
      select t.status, p.name as "project.name", g.name as "dumpSite.name" from captain_task t join project p on p.id = t.project_id
      left join dump_site g on g.id = t.dump_site_id where t.company_id = {company}`,
  },
  {
    id: 'base data of projects to sites',
    document: `query { baseProjects(page: { current: 1, size: 100 }) { total records { projectName dumpSites { name } } } }`,
    statement: `
      select p.name as "projectName", g.name as "dumpSites.name" from project p
      left join (project_dump_site x join dump_site g on g.id = x.dump_site_id) on x.project_id = p.id where p.company_id = {company}`,
  },
  {
    id: 'phases to projects and sites',
    document: `query { projectPhases(page: { current: 1, size: 100 }) { total records { phaseName project { name } dumpSites { name } } } }`,
    statement: `
      select f.name as "phaseName", p.name as "project.name", g.name as "dumpSites.name" from project_phase f join project p on p.id = f.project_id
      left join dump_site g on g.id = any(f.dump_site_ids) where f.company_id = {company}`,
  },
]
