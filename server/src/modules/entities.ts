import { FieldChange, OperationLog } from '../kernel/command/audit.entity.js'
import { IdempotencyKey } from '../kernel/command/idempotency.entity.js'
import { NumberCounter } from '../kernel/command/numbering.entity.js'
import type { TablesOf } from '../kernel/sql/tables.js'
import { Outbox } from '../platform/outbox/outbox.entity.js'
import { companyEntities, publishedByCompany } from './company/entities.js'
import { dataImportEntities, publishedByDataImport } from './dataimport/entities.js'
import { exportEntities } from './export/entities.js'
import { fileEntities } from './file/entities.js'
import { fleetEntities, publishedByFleet } from './fleet/entities.js'
import { identityEntities, publishedByIdentity } from './identity/entities.js'
import { insightEntities } from './insight/entities.js'
import { liveEntities } from './live/entities.js'
import { messageEntities } from './message/entities.js'
import { paymentEntities, publishedByPayment } from './payment/entities.js'
import { priceEntities, publishedByPrice } from './price/entities.js'
import { projectEntities, publishedByProject } from './project/entities.js'
import { publishedBySettlement, settlementEntities } from './settlement/entities.js'
import { publishedByTicket, ticketEntities } from './ticket/entities.js'
import { viewEntities } from './view/entities.js'
import { publishedByWaybill, waybillEntities } from './waybill/entities.js'
import { publishedByYard, yardEntities } from './yard/entities.js'

const kernelEntities = [FieldChange, OperationLog, IdempotencyKey, NumberCounter] as const
const platformEntities = [Outbox] as const

/** Entities by name; the compiler cannot write out the type of all tables. */
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
  live: typeof liveEntities
  message: typeof messageEntities
  payment: typeof paymentEntities
  price: typeof priceEntities
  project: typeof projectEntities
  settlement: typeof settlementEntities
  ticket: typeof ticketEntities
  view: typeof viewEntities
  waybill: typeof waybillEntities
  yard: typeof yardEntities
}
type Entity = Owners[keyof Owners][number]

/**
 * Tables by owner: records of verbs belong to the kernel, the outbox and the like to the platform, all others to a
 * domain.
 */
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
  live: liveEntities,
  message: messageEntities,
  payment: paymentEntities,
  price: priceEntities,
  project: projectEntities,
  settlement: settlementEntities,
  ticket: ticketEntities,
  view: viewEntities,
  waybill: waybillEntities,
  yard: yardEntities,
}

/** Every table, described once. */
export const entities: Entity[] = Object.values(ownersOfTables).flatMap<Entity>((owned) => [...owned])

declare module '../kernel/sql/database.js' {
  interface Tables extends TablesOf<(typeof entities | typeof views)[number]> {}
}

/** Views by the domain that publishes them: the parts of its tables that others read. */
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
  yard: publishedByYard,
} as const

/** Every published view. */
export const views = Object.values(ownersOfViews).flatMap<View>((owned) => [...owned])

type View = (typeof ownersOfViews)[keyof typeof ownersOfViews][number]
