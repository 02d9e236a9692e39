import { FieldChange, OperationLog } from '../kernel/command/audit.entity.js'
import { IdempotencyKey } from '../kernel/command/idempotency.entity.js'
import { NumberCounter } from '../kernel/command/numbering.entity.js'
import type { TablesOf } from '../kernel/sql/tables.js'
import { Outbox } from '../platform/outbox/outbox.entity.js'
import { companyEntities } from './company/entities.js'
import { publishedByCompany } from './company/published.js'
import { dataImportEntities } from './dataimport/entities.js'
import { publishedByDataImport } from './dataimport/published.js'
import { exportEntities } from './export/entities.js'
import { fileEntities } from './file/entities.js'
import { fleetEntities } from './fleet/entities.js'
import { publishedByFleet } from './fleet/published.js'
import { identityEntities } from './identity/entities.js'
import { publishedByIdentity } from './identity/published.js'
import { insightEntities } from './insight/entities.js'
import { messageEntities } from './message/entities.js'
import { paymentEntities } from './payment/entities.js'
import { publishedByPayment } from './payment/published.js'
import { priceEntities } from './price/entities.js'
import { publishedByPrice } from './price/published.js'
import { projectEntities } from './project/entities.js'
import { publishedByProject } from './project/published.js'
import { settlementEntities } from './settlement/entities.js'
import { publishedBySettlement } from './settlement/published.js'
import { ticketEntities } from './ticket/entities.js'
import { publishedByTicket } from './ticket/published.js'
import { viewEntities } from './view/entities.js'
import { waybillEntities } from './waybill/entities.js'
import { publishedByWaybill } from './waybill/published.js'

const kernelEntities = [FieldChange, OperationLog, IdempotencyKey, NumberCounter] as const
const platformEntities = [Outbox] as const

/** Said by name: the compiler writes no type as long as that of all tables together. */
interface Owners {
  kernel: typeof kernelEntities
  platform: typeof platformEntities
  company: typeof companyEntities
  dataimport: typeof dataImportEntities
  export: typeof exportEntities
  file: typeof fileEntities
  fleet: typeof fleetEntities
  identity: typeof identityEntities
  insight: typeof insightEntities
  message: typeof messageEntities
  payment: typeof paymentEntities
  price: typeof priceEntities
  project: typeof projectEntities
  settlement: typeof settlementEntities
  ticket: typeof ticketEntities
  view: typeof viewEntities
  waybill: typeof waybillEntities
}
type Entity = Owners[keyof Owners][number]

/** Every table by its owner: what verbs leave behind is the kernel's, what leaves the program the platform's, all else a domain's. */
export const ownersOfTables: Owners = {
  kernel: kernelEntities,
  platform: platformEntities,
  company: companyEntities,
  dataimport: dataImportEntities,
  export: exportEntities,
  file: fileEntities,
  fleet: fleetEntities,
  identity: identityEntities,
  insight: insightEntities,
  message: messageEntities,
  payment: paymentEntities,
  price: priceEntities,
  project: projectEntities,
  settlement: settlementEntities,
  ticket: ticketEntities,
  view: viewEntities,
  waybill: waybillEntities,
}

/** Every table, described once. */
export const entities: Entity[] = Object.values(ownersOfTables).flatMap<Entity>((owned) => [...owned])

declare module '../kernel/sql/database.js' {
  interface Tables extends TablesOf<(typeof entities | typeof views)[number]> {}
}

/** Every view by the domain that publishes it: what others read of its tables. */
export const ownersOfViews = {
  company: publishedByCompany,
  dataimport: publishedByDataImport,
  fleet: publishedByFleet,
  identity: publishedByIdentity,
  payment: publishedByPayment,
  price: publishedByPrice,
  project: publishedByProject,
  settlement: publishedBySettlement,
  ticket: publishedByTicket,
  waybill: publishedByWaybill,
} as const

/** Every published view. */
export const views = Object.values(ownersOfViews).flatMap<View>((owned) => [...owned])

type View = (typeof ownersOfViews)[keyof typeof ownersOfViews][number]
