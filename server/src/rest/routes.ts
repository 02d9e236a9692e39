import { registrationRoutes } from './company/registration-routes.js'
import { exportRoutes } from './export/routes.js'
import { fileRoutes } from './file/routes.js'
import { fleetRoutes } from './fleet/routes.js'
import { accountRoutes } from './identity/account-routes.js'
import { codeRoutes } from './identity/code-routes.js'
import { tokenRoutes } from './identity/token-routes.js'
import { planRoutes } from './payment/plan-routes.js'
import { priceRoutes } from './price/routes.js'
import { projectRoutes } from './project/routes.js'
import type { Route } from './route.js'
import { cardRoutes } from './settlement/card-routes.js'
import { documentRoutes } from './settlement/document-routes.js'
import { generationRoutes } from './settlement/generation-routes.js'
import { payeeRoutes } from './settlement/payee-routes.js'
import { rearrangeRoutes } from './settlement/rearrange-routes.js'
import { receiptRoutes } from './settlement/receipt-routes.js'
import { settlementRoutes } from './settlement/settlement-routes.js'
import { waybillChangeRoutes } from './waybill/change-routes.js'
import { excavatorRoutes } from './waybill/excavator-routes.js'
import { waybillExportRoutes } from './waybill/export-routes.js'
import { importRoutes } from './waybill/import-routes.js'
import { waybillPageRoutes } from './waybill/page-routes.js'
import { waybillRoutes } from './waybill/routes.js'
import { trackRoutes } from './waybill/track-routes.js'

/** The one table of every served call: registration, OpenAPI, and the guard tests are made from it. */
export const routes: readonly Route[] = [
  ...tokenRoutes,
  ...codeRoutes,
  ...accountRoutes,
  ...registrationRoutes,
  ...fileRoutes,
  ...cardRoutes,
  ...receiptRoutes,
  ...generationRoutes,
  ...settlementRoutes,
  ...rearrangeRoutes,
  ...documentRoutes,
  ...exportRoutes,
  ...payeeRoutes,
  ...planRoutes,
  ...waybillRoutes,
  ...trackRoutes,
  ...waybillPageRoutes,
  ...waybillChangeRoutes,
  ...waybillExportRoutes,
  ...excavatorRoutes,
  ...importRoutes,
  ...projectRoutes,
  ...priceRoutes,
  ...fleetRoutes,
]
