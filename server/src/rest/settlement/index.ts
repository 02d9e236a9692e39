import type { Route } from '../route.js'
import { cardRoutes } from './card-routes.js'
import { documentRoutes } from './document-routes.js'
import { generationRoutes } from './generation-routes.js'
import { labelRoutes } from './label-routes.js'
import { rearrangeRoutes } from './rearrange-routes.js'
import { receiptRoutes } from './receipt-routes.js'
import { settlementRoutes } from './settlement-routes.js'

/** Cards, receipts, settlements and their documents. */
export const settlementRest: readonly Route[] = [
  ...cardRoutes,
  ...receiptRoutes,
  ...generationRoutes,
  ...settlementRoutes,
  ...rearrangeRoutes,
  ...documentRoutes,
  ...labelRoutes,
]

/** Chapter of its own: payees and amounts of settled trips. */
export { payeeRoutes as payeeRest } from './payee-routes.js'
