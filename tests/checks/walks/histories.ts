import type { Walk } from '../questions/statement.ts'

const changes = 'before after reason createBy'

const cells = (prefix: string): string =>
  ['before', 'after']
    .map((side) => `h.${side} #>> '{}' as "${prefix}.${side}"`)
    .concat(`h.reason as "${prefix}.reason"`, `h.create_by as "${prefix}.createBy"`)
    .join(', ')

/** Lists of records with a history: field and column that tell them apart, table, and their name in the history. */
const LISTS: readonly [list: string, field: string, column: string, table: string, entity: string][] = [
  ['captains', 'name', 'name', 'captain', 'captain'],
  ['drivers', 'name', 'name', 'driver', 'driver'],
  ['trucks', 'plate', 'plate', 'truck', 'truck'],
  ['machines', 'machineCode', 'code', 'machine', 'machine'],
  ['sites', 'name', 'name', 'dump_site', 'site'],
  ['soils', 'name', 'name', 'soil_type', 'soil'],
  ['baseProjects', 'projectName', 'name', 'project', 'project'],
  ['projectPhases', 'phaseName', 'name', 'project_phase', 'projectPhase'],
  ['projectPrices', 'price', 'price', 'project_price', 'projectPrice'],
  ['basePayees', 'payeeName', 'name', 'payee', 'payee'],
  ['payments', 'paymentNo', 'payment_no', 'payment', 'payment'],
]

/** Walks from records to what was changed of them. */
export const histories: readonly Walk[] = [
  ...LISTS.map(([list, field, column, table, entity]) => ({
    id: `${list} to their changes`,
    document: `query { ${list}(page: { current: 1, size: 300 }) { total records { ${field} history { ${changes} } } } }`,
    statement: `
      select t.${column} as "${field}", ${cells('history')} from ${table} t
      left join field_change h on h.entity = '${entity}' and h.entity_id = t.id where t.company_id = {company}`,
  })),
  {
    id: 'prices to their changes',
    document: `query { directPayPrices(page: { current: 1, size: 200 }) { total records { directPayPrice history { createBy reason } } } }`,
    statement: `
      select d.price as "directPayPrice", h.create_by as "history.createBy", h.reason as "history.reason" from direct_pay_price d
      left join field_change h on h.entity = 'directPayPrice' and h.entity_id = d.id where d.company_id = {company}`,
  },
  {
    id: 'records of excavators to their changes',
    document: `query {
      excavatorRecords(filter: { auditStatus: [APPROVED] }, page: { current: 1, size: 200 }) {
        total records { machineCode history { ${changes} } } } }`,
    statement: `
      select e.machine_code as "machineCode", ${cells('history')} from excavator_record e
      left join field_change h on h.entity = 'excavatorRecord' and h.entity_id = e.id
      where e.company_id = {company} and e.audit_status = 'APPROVED'`,
  },
  {
    id: 'phases to the changes of their surveys',
    document: `query { projectPhases(page: { current: 1, size: 100 }) { total records { phaseName surveyHistory { ${changes} } } } }`,
    statement: `
      select f.name as "phaseName", ${cells('surveyHistory')} from project_phase f
      left join field_change h on h.entity = 'phaseSurvey' and h.entity_id = f.id where f.company_id = {company}`,
  },
  {
    id: 'settings of the company to their changes',
    document: `query { companySettings { payeeCheck history { before after createBy } } }`,
    statement: `
      select c.payee_check as "payeeCheck", h.before #>> '{}' as "history.before", h.after #>> '{}' as "history.after",
        h.create_by as "history.createBy"
      from company c left join field_change h on h.entity = 'company' and h.entity_id = c.id where c.id = {company}`,
  },
]
