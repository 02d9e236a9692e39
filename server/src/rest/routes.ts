import { companyRest } from './company/index.js'
import { dataImportRest } from './dataimport/index.js'
import { exportRest } from './export/index.js'
import { fileRest } from './file/index.js'
import { fleetRest } from './fleet/index.js'
import { identityRest } from './identity/index.js'
import { insightRest } from './insight/index.js'
import { paymentRest } from './payment/index.js'
import { priceRest } from './price/index.js'
import { projectRest } from './project/index.js'
import type { Route } from './route.js'
import { payeeRest, settlementRest } from './settlement/index.js'
import { ticketRest } from './ticket/index.js'
import { waybillRest } from './waybill/index.js'
import { yardRest } from './yard/index.js'

/**
 * All routes: registration, OpenAPI and the guards use this list. Those of a domain are in the folder with its name;
 * their order is that of the published document.
 */
export const routes: readonly Route[] = [
  identityRest,
  companyRest,
  fileRest,
  settlementRest,
  exportRest,
  payeeRest,
  paymentRest,
  waybillRest,
  dataImportRest,
  projectRest,
  priceRest,
  fleetRest,
  ticketRest,
  insightRest,
  yardRest,
].flat()
