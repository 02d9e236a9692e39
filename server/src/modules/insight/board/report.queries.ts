import type { Retention } from '../../../kernel/retention.js'
import type { Em } from '../../../kernel/sql/database.js'
import { affected, rows, sql } from '../../../kernel/sql/sql.js'
import type { Board, BoardProject } from './board.view.js'

/** Stores the board of a company for a week, unless one is stored; returns the number of projects. */
export const keepReport = (em: Em, companyId: string, week: string, { day, projects }: Board): Promise<number> => {
  const given = projects.map((figures, place) => ({ projectId: figures.projectInfoId, place, figures }))
  return affected(
    em,
    sql`insert into board_report (company_id, week, project_id, place, day, figures)
        select ${companyId}, ${week}::date, n."projectId", n.place, ${day}::date, n.figures
        from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n("projectId" uuid, place int, figures jsonb)
        where not exists (select from board_report k where k.company_id = ${companyId} and k.week = ${week}::date)
        on conflict do nothing`,
  )
}

/** Whether the report of a week is stored. */
export async function isKept(em: Em, companyId: string, week: string): Promise<boolean> {
  const found = await rows(
    em,
    sql`select 1 from board_report r where r.company_id = ${companyId} and r.week = ${week}::date limit 1`,
  )
  return found.length > 0
}

/** Report of a week for the projects that the reader sees, in its stored order. */
export const keptProjects = (
  em: Em,
  companyId: string,
  week: string,
): Promise<{ day: string; figures: BoardProject }[]> =>
  rows(
    em,
    sql`select r.day::text as day, r.figures from board_report r where r.company_id = ${companyId} and r.week = ${week}::date
        order by r.place`,
  )

/** Weeks with a stored report of a company, last first. */
export async function keptWeeks(em: Em, companyId: string, most: number): Promise<string[]> {
  const found = await rows<{ week: string }>(
    em,
    sql`select distinct r.week::text as week from board_report r where r.company_id = ${companyId} order by 1 desc limit ${most}::int`,
  )
  return found.map(({ week }) => week)
}

export async function companyName(em: Em, companyId: string): Promise<string> {
  const [found] = await rows<{ name: string }>(
    em,
    sql`select c.name from published_company c where c.id = ${companyId}`,
  )
  return found?.name ?? ''
}

/** Two years, as long as people look back at a project. */
export const keptReports: Retention = {
  name: 'boardReports',
  keptDays: 731,
  of: 'companies',
  remove: ({ em, companyId, before }, limit) =>
    affected(
      em,
      sql`delete from board_report where company_id = ${companyId} and (week, project_id) in (
          select k.week, k.project_id from board_report k where k.company_id = ${companyId} and k.created_at < ${before} limit ${limit}::int)`,
    ),
}
