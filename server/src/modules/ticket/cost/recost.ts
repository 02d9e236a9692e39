import { type Books, lockStock, type Place } from '../entry/book.queries.js'
import { monthOf } from '../stat/range.js'
import { costOfMonths, NOTHING } from './cost.js'
import { monthFacts, openingOf, replaceCosts } from './cost.queries.js'

/**
 * Computes the costs of a place's tickets again from the month of a ticket day on (docs/adr/0032), within the
 * transaction that changed them.
 */
export async function recost(books: Books, place: Place, fromDay: string): Promise<void> {
  const from = monthOf(fromDay)
  await lockStock(books, place)
  const opening = await openingOf(books, place, from)
  await replaceCosts(books, place, from, costOfMonths(opening ?? NOTHING, await monthFacts(books, place, from)))
}
