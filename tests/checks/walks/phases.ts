import type { Walk } from '../questions/statement.ts'

/** Project with the most phases. */
const project = `
  select project_id as "project" from project_phase where company_id = {company} and enabled
  group by project_id order by count(*) desc, project_id limit 1`
/** Day before the end of the walks, which is today. */
const today = `(({to}::timestamptz at time zone 'Asia/Shanghai')::date - 1)`

/** Walks among projects, phases, surveys and costs. */
export const phases: readonly Walk[] = [
  {
    id: 'phases to their surveys, and back',
    document: `query {
      projectPhases(page: { current: 1, size: 100 }) { total records { phaseName surveys { day cubic phase { phaseName project { name } } } } } }`,
    statement: `
      select f.name as "phaseName", to_char(v.day, 'YYYY-MM-DD') as "surveys.day", v.cubic as "surveys.cubic",
        case when v.id is not null then f.name end as "surveys.phase.phaseName", case when v.id is not null then p.name end as "surveys.phase.project.name"
      from project_phase f join project p on p.id = f.project_id left join phase_survey v on v.phase_id = f.id where f.company_id = {company}`,
  },
  {
    id: 'costs of a project to its phases',
    values: project,
    document: `query ($project: ID!) { projectCost(projectInfoId: $project) { project { name } rows { kind phase { phaseName fromDate } } } }`,
    statement: `
      select p.name as "project.name", r.kind as "rows.kind", r.name as "rows.phase.phaseName", to_char(r.from_day, 'YYYY-MM-DD') as "rows.phase.fromDate"
      from project p cross join (
        select 'PHASE' as kind, name, from_day from project_phase where project_id = {project} and enabled
        union all values ('SHARED', null, null::date), ('NO_PHASE', null, null), ('TOTAL', null, null)) r where p.id = {project}`,
  },
  {
    id: 'the board to projects, and to the phases that run or ran last',
    document: `query { board { projects { projectName project { name } phases { phaseName fromDate toDate } } } }`,
    statement: `
      with phase as (
        select f.*, ${today} between f.from_day and f.to_day as runs, row_number() over (partition by f.project_id order by f.from_day desc) as place
        from project_phase f where f.company_id = {company} and f.enabled)
      select p.name as "projects.projectName", p.name as "projects.project.name", f.name as "projects.phases.phaseName",
        to_char(f.from_day, 'YYYY-MM-DD') as "projects.phases.fromDate", to_char(f.to_day, 'YYYY-MM-DD') as "projects.phases.toDate"
      from project p join phase f on f.project_id = p.id
        and (f.runs or (f.place = 1 and not exists (select from phase o where o.project_id = p.id and o.runs)))
      where p.enabled`,
  },
  {
    id: 'hauls of a project in ninety days to sites',
    values: project,
    document: `query ($project: ID!) { recentHauls(projectInfoId: $project) { trips soilType tpMode project { name } dumpSite { name } } }`,
    statement: `
      select count(*) as trips, w.go_soil_type as "soilType", w.tp_mode as "tpMode", p.name as "project.name", g.name as "dumpSite.name"
      from waybill w join project p on p.id = w.project_id left join dump_site g on g.id = w.dump_site_id
      where w.project_id = {project} and w.status <> 'VOID' and w.go_datetime >= {to}::timestamptz - interval '91 days'
      group by w.go_soil_type, w.tp_mode, p.id, p.name, g.id, g.name`,
  },
]
