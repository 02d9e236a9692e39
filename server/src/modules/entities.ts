import { FieldChange, OperationLog } from '../kernel/command/audit.entity.js'
import { IdempotencyKey } from '../kernel/command/idempotency.entity.js'
import { NumberCounter } from '../kernel/command/numbering.entity.js'
import { Outbox } from '../platform/outbox/outbox.entity.js'
import { companyEntities } from './company/entities.js'
import { exportEntities } from './export/entities.js'
import { fileEntities } from './file/entities.js'
import { fleetEntities } from './fleet/entities.js'
import { identityEntities } from './identity/entities.js'
import { paymentEntities } from './payment/entities.js'
import { priceEntities } from './price/entities.js'
import { projectEntities } from './project/entities.js'
import { settlementEntities } from './settlement/entities.js'
import { viewEntities } from './view/entities.js'
import { waybillEntities } from './waybill/entities.js'

/** Every table by its owner: what verbs leave behind is the kernel's, what leaves the program the platform's, all else a domain's. */
export const ownersOfTables = {
  kernel: [FieldChange, OperationLog, IdempotencyKey, NumberCounter],
  platform: [Outbox],
  company: companyEntities,
  export: exportEntities,
  file: fileEntities,
  fleet: fleetEntities,
  identity: identityEntities,
  payment: paymentEntities,
  price: priceEntities,
  project: projectEntities,
  settlement: settlementEntities,
  view: viewEntities,
  waybill: waybillEntities,
} as const

/** Every table, described once. */
export const entities = Object.values(ownersOfTables).flatMap<Entity>((owned) => [...owned])

type Entity = (typeof ownersOfTables)[keyof typeof ownersOfTables][number]
