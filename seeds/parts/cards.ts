import { HOUR, iso, startOf } from '../calendar.ts'
import { nextNumber } from '../numbers.ts'
import type { Company } from '../world.ts'

const PREFIX = 'K26'
const DIGITS = 5
const COUNT = 30

/** A batch of cards that were made last week and wait in a drawer for their captains. */
export function addTo(company: Company): void {
  const { id: company_id, clerk, rows, to } = company
  const random = company.random.fork('cards')
  const made = startOf(to - 7) + 10 * HOUR
  const at = iso(made)
  const batch = random.uuid(made)
  const numbers = Array.from({ length: COUNT }, (_, index) => PREFIX + String(index + 1).padStart(DIGITS, '0'))
  rows.add('card_series', { company_id, prefix: PREFIX, digits: DIGITS, next_no: COUNT + 1 })
  rows.add('card_batch', {
    company_id,
    id: batch,
    batch_no: nextNumber(company, 'ZK', to - 7).no,
    prefix: PREFIX,
    first_no: numbers[0] ?? '',
    last_no: numbers.at(-1) ?? '',
    card_count: COUNT,
    kind: 'CAPTAIN',
    card_type: 'PURCHASE',
    created_by: clerk.id,
    create_by: clerk.name,
    created_at: at,
  })
  for (const card_no of numbers)
    rows.add('card', {
      company_id,
      id: random.uuid(made),
      card_no,
      kind: 'CAPTAIN',
      card_type: 'PURCHASE',
      status: 'NOT_ACTIVATED',
      captain_id: null,
      parent_id: null,
      binding_date: null,
      giver: null,
      give_datetime: null,
      give_payee_id: null,
      give_settle_amount: null,
      batch_id: batch,
      created_at: at,
      updated_at: at,
    })
}
