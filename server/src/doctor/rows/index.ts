import type { RowCheck } from '../check.js'
import { cards } from './cards.queries.js'
import { numbers } from './numbers.queries.js'
import { payments } from './payments.queries.js'
import { people } from './people.queries.js'
import { prices } from './prices.queries.js'
import { settlements } from './settlements.queries.js'
import { waybills } from './waybills.queries.js'

/** Rules between rows, which hold at every moment: tests check them after each file. */
export const rules: readonly RowCheck[] = [
  ...people,
  ...waybills,
  ...cards,
  ...settlements,
  ...payments,
  ...prices,
  ...numbers,
]
