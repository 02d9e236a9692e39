import type { Actor } from '../../../kernel/command/actor.js'
import type { Permission } from '../../../kernel/command/permissions.js'
import type { ChangedType } from '../enums.js'
import type { Note } from './change.queries.js'

const WAYBILLS = 'chain:companywaybill:get'
const SETTLING = 'chain:garbagecustomersales:get'
const PAYING = 'chain:companypayment:get'
const PRICES = 'chain:directPayPriceSet:get'
const TICKETS = 'chain:companyticket:get'
const BASE = 'chain:basedata:get'
const PROJECTS = 'chain:project:get'

/** Permissions by which people see records of a type; one of them is enough, and own records need none. */
const seenBy: Readonly<Record<ChangedType, readonly Permission[] | null>> = {
  WAYBILL: [WAYBILLS],
  WAYBILL_REVIEW: [WAYBILLS],
  ANOMALY: [WAYBILLS],
  EXCAVATOR_RECORD: [WAYBILLS],
  PUNCH: ['chain:punch:get'],
  CARD: [SETTLING, 'chain:card:get'],
  RECEIPT: [SETTLING],
  SETTLEMENT: [SETTLING],
  PAYEE: [SETTLING, BASE],
  PAYMENT: [PAYING],
  PAYMENT_PLAN: [SETTLING, PAYING],
  INVOICE: [PAYING],
  DIRECT_PAY_PRICE: [PRICES],
  PROJECT_PRICE: [BASE],
  CAPTAIN_TASK: [PRICES],
  TICKET_PURCHASE: [TICKETS],
  TICKET_COLLECTION: [TICKETS],
  TICKET_REFUND: [TICKETS],
  TICKET_RECONCILIATION: [TICKETS],
  PROJECT: [PROJECTS],
  PROJECT_PHASE: [PROJECTS],
  PHASE_SURVEY: [PROJECTS, 'chain:bi:get'],
  DUMP_SITE: [BASE],
  CAPTAIN: [BASE],
  DRIVER: [BASE],
  TRUCK: [BASE],
  MACHINE: [BASE],
  WAYBILL_IMPORT: ['chain:companywaybill:add'],
  DATA_IMPORT: null,
  EXPORT_TASK: null,
  MESSAGE: null,
}

/**
 * Whether an actor is told of a note, by the rights that he has when it is delivered. An access token knows nothing of
 * one person's own.
 */
export function isTold(actor: Actor, { companyId, personId, type }: Note): boolean {
  const { facts, userId } = actor
  if (companyId !== facts.companyId || (personId !== null && personId !== userId)) return false
  if (facts.readOnly && personId !== null) return false
  return seenBy[type]?.some((permission) => actor.can(permission)) ?? true
}

/**
 * Records of a note that an actor may know of. Members limited to some projects learn the type alone, and so does
 * everybody where the type does not say who sees a record.
 */
export function idsFor({ facts }: Actor, { type, ids, personId }: Note): readonly string[] | null {
  if (personId !== null) return ids
  return facts.projectIds === null && seenBy[type] !== null ? ids : null
}
