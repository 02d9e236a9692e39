import { DAY, iso, startOf } from '../calendar.ts'
import type { Company } from '../world.ts'

/** Two {{words}}, made before the work begins. */
export function addTo({ id: company_id, from, random, rows }: Company): void {
  const at = startOf(from) - 10 * DAY
  const own = random.fork('{{slugs}}')
  for (const [name, remark] of [
    ['一号{{label}}', null],
    ['二号{{label}}', '备用'],
  ] as const)
    rows.add('{{table}}', { company_id, id: own.uuid(at), name, remark, created_at: iso(at), updated_at: iso(at) })
}
