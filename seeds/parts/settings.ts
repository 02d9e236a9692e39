import { DAY, HOUR, iso, startOf } from '../calendar.ts'
import type { Company } from '../world.ts'

/** Companies that check payees decided so in their first month. */
export function addTo({ id, payeeCheck, auditor, from, random, rows }: Company): void {
  if (!payeeCheck) return
  const at = startOf(from) + 20 * DAY + 10 * HOUR
  rows.add('field_change', {
    company_id: id,
    id: random.fork('settings').uuid(at),
    entity: 'company',
    entity_id: id,
    field: 'payeeCheck',
    before: 'false',
    after: 'true',
    reason: null,
    user_id: auditor.id,
    create_by: auditor.name,
    created_at: iso(at),
  })
}
