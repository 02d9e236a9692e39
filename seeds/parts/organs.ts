import { DAY, iso, startOf } from '../calendar.ts'
import type { Company } from '../world.ts'

/** Two departments, and two site offices that share the company's projects but for the last, which is its own. */
export function addTo({ id: company_id, from, projects, random, rows }: Company): void {
  const at = startOf(from) - 20 * DAY
  const own = random.fork('organs')
  const add = (name: string, kind: 'DEPARTMENT' | 'SITE', sort: number, parent_id: string | null = null): string => {
    const id = own.uuid(at)
    const moment = { created_at: iso(at), updated_at: iso(at) }
    rows.add('organ', { company_id, id, parent_id, name, kind, sort, ...moment })
    return id
  }
  const works = add('工程部', 'DEPARTMENT', 1)
  add('财务部', 'DEPARTMENT', 2)
  const sites = [add('东区项目部', 'SITE', 1, works), add('西区项目部', 'SITE', 2, works)]
  for (const [at, { id: project_id }] of projects.slice(0, -1).entries())
    rows.add('organ_project', { company_id, project_id, organ_id: sites[at % sites.length] ?? works })
}
