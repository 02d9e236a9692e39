import type { Walk } from '../questions/statement.ts'

const page = 'filter: { enabled: false }, page: { current: 1, size: 50 }'

/** Walks from rows that have become part of others to the others. */
export const merged: readonly Walk[] = [
  {
    id: 'trucks to those that they are part of',
    document: `query { trucks(${page}) { total records { plate mergedInto { plate captain { name } } } } }`,
    statement: `
      select t.plate, k.plate as "mergedInto.plate", c.name as "mergedInto.captain.name" from truck t
      left join (truck k join captain c on c.id = k.captain_id) on k.id = t.merged_into where t.company_id = {company} and not t.enabled`,
  },
  {
    id: 'machines to those that they are part of',
    document: `query { machines(${page}) { total records { machineCode mergedInto { machineCode name } } } }`,
    statement: `
      select m.code as "machineCode", k.code as "mergedInto.machineCode", k.name as "mergedInto.name"
      from machine m left join machine k on k.id = m.merged_into where m.company_id = {company} and not m.enabled`,
  },
  {
    id: 'sites to those that they are part of',
    document: `query { sites(${page}) { total records { name mergedInto { name code } } } }`,
    statement: `
      select g.name, k.name as "mergedInto.name", k.code as "mergedInto.code"
      from dump_site g left join dump_site k on k.id = g.merged_into where g.company_id = {company} and not g.enabled`,
  },
  {
    id: 'soils to those that they are part of',
    document: `query { soils(${page}) { total records { name mergedInto { name } } } }`,
    statement: `
      select s.name, k.name as "mergedInto.name" from soil_type s left join soil_type k on k.id = s.merged_into
      where s.company_id = {company} and not s.enabled`,
  },
  {
    id: 'projects to those that they are part of',
    document: `query { baseProjects(${page}) { total records { projectName mergedInto { name } } } }`,
    statement: `
      select p.name as "projectName", k.name as "mergedInto.name" from project p left join project k on k.id = p.merged_into
      where p.company_id = {company} and not p.enabled`,
  },
  {
    id: 'phases to those that they are part of',
    document: `query { projectPhases(${page}) { total records { phaseName mergedInto { phaseName project { name } } } } }`,
    statement: `
      select f.name as "phaseName", k.name as "mergedInto.phaseName", p.name as "mergedInto.project.name" from project_phase f
      left join (project_phase k join project p on p.id = k.project_id) on k.id = f.merged_into where f.company_id = {company} and not f.enabled`,
  },
  {
    id: 'payees to those that they are part of',
    document: `query { basePayees(${page}) { total records { payeeName mergedInto { payeeName bindingBankNo } } } }`,
    statement: `
      select y.name as "payeeName", k.name as "mergedInto.payeeName", k.bank_no as "mergedInto.bindingBankNo"
      from payee y left join payee k on k.id = y.merged_into where y.company_id = {company} and not y.enabled`,
  },
]
