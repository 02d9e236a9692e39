import { dayText, iso, startOf } from '../calendar.ts'
import type { Company } from '../world.ts'

const NAMES = ['一期', '二期', '三期'] as const
/** Yuan for a cubic metre, from the pit to the dump site. */
const PRICES = [52, 68] as const
/** Cubic metres that a site hauls on a day. */
const DAILY = [700, 1600] as const

/** What is planned for each project, phase after phase; what is over has been surveyed. */
export function addTo(company: Company): void {
  const random = company.random.fork('phases')
  for (const project of company.projects) {
    const names = NAMES.slice(0, random.int(1, NAMES.length))
    const days = Math.max(1, Math.ceil((project.to - project.from + 1) / names.length))
    for (const [at, name] of names.entries()) {
      const from = project.from + at * days
      const to = from + days - 1
      const cubic = days * random.int(...DAILY)
      const price = random.int(...PRICES)
      const created = iso(startOf(project.from))
      company.rows.add('project_phase', {
        company_id: company.id,
        id: random.uuid(startOf(project.from)),
        project_id: project.id,
        name,
        from_day: dayText(from),
        to_day: dayText(to),
        plan_cubic: `${cubic}.000`,
        plan_transport_cost: `${cubic * price}.00`,
        plan_cubic_price: `${price}.00`,
        created_at: created,
        updated_at: created,
      })
    }
  }
}
