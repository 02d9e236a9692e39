import type { TypedDocumentNode } from '@apollo/client'
import type { WeightUnit } from '../../../../gql/types.generated'
import { type Money } from '../../../../ui/format/decimal'
import { typedMoney } from '../../../../ui/format/typed'
import type { Outcome, VerbOutcome } from '../preview/changes'
import { texts } from './texts'
import {
  KeepTripPricesDocument,
  RejectTripPricesDocument,
  RemoveSettledTripsDocument,
  RepriceTripsDocument,
  SetTripPayeesDocument,
  SettleTripsDocument,
  VoidTripsDocument,
} from './trips.generated'

/** Facts of a waybill that the verbs need. */
export interface Trip {
  id: string
  no: string
  settlementId: string | null
  settleNo: string | null
  weightType: WeightUnit
  tpMode: string | null
  goSoilType: string | null
  settlePrice?: Money | null
  /** Values that only some lists have: payee, reason of a price rejection, and settle actions. */
  payeeName?: string | null
  priceRejectReason?: string | null
  settleActions?: readonly { action: string; msg: string | null }[]
}

export const EDIT = 'chain:garbagecustomersales:edit'
const SETTLE = 'chain:garbagecustomersales:add'
const VOID = 'chain:companywaybill:del'

interface Variables {
  waybillIds?: readonly string[]
  reason?: string | null
  input?: { id: string; settlePrice?: Money | null; payeeId?: string }[]
  dryRun: boolean
  idempotencyKey?: string | null
}
/** Answer of a verb about a row, at least. */
export type TripAnswer = Pick<VerbOutcome, 'id' | 'ok' | 'msg'> & Partial<Outcome>
type TripDocument = TypedDocumentNode<{ rows: TripAnswer[] }, Variables>

export type LineVerbName = 'reprice' | 'payee' | 'settle' | 'remove' | 'reject' | 'keep' | 'void'

export interface LineVerb {
  name: LineVerbName
  /** Name among the row's actions. */
  action: string
  permission: string
  /** Field that the person fills in. */
  field: 'reason' | 'price' | 'payee' | null
  required: boolean
  danger: boolean
  document: TripDocument
}

const plain = { permission: EDIT, field: null, required: false, danger: false } as const

export const lineVerbs: Record<LineVerbName, LineVerb> = {
  reprice: {
    ...{ ...plain, name: 'reprice', action: 'price', field: 'price', required: true },
    document: as(RepriceTripsDocument),
  },
  payee: {
    ...{ ...plain, name: 'payee', action: 'payee', field: 'payee', required: true },
    document: as(SetTripPayeesDocument),
  },
  settle: { ...plain, name: 'settle', action: 'settle', permission: SETTLE, document: as(SettleTripsDocument) },
  remove: {
    ...{ ...plain, name: 'remove', action: 'remove', field: 'reason', danger: true },
    document: as(RemoveSettledTripsDocument),
  },
  reject: {
    ...{ ...plain, name: 'reject', action: 'rejectPrice', field: 'reason', required: true, danger: true },
    document: as(RejectTripPricesDocument),
  },
  keep: { ...plain, name: 'keep', action: 'keepPrice', document: as(KeepTripPricesDocument) },
  void: {
    ...{ ...plain, name: 'void', action: 'void', permission: VOID, field: 'reason', danger: true },
    document: as(VoidTripsDocument),
  },
}

/** Each document takes its own part of the variables from `variablesOf`. */
function as<Data, Own>(document: TypedDocumentNode<Data, Own>): TypedDocumentNode<Data, Variables> {
  return document as unknown as TypedDocumentNode<Data, Variables>
}

export function variablesOf({ field }: LineVerb, ids: readonly string[], value: string) {
  if (field === 'price') return { input: ids.map((id) => ({ id, settlePrice: typedMoney(value) })) }
  if (field === 'payee') return { input: ids.map((id) => ({ id, payeeId: value })) }
  return { waybillIds: ids, ...(field === 'reason' && { reason: value.trim() || null }) }
}

/** Reason why a verb cannot be done to any of these trips; the preview shows reasons of single ones. */
export function whyNot(verb: LineVerbName | 'split', trips: readonly Trip[]): string | null {
  if (verb === 'reprice') {
    const kinds = new Set(trips.map(({ weightType, tpMode, goSoilType }) => `${weightType} ${tpMode} ${goSoilType}`))
    if (kinds.size > 1) return texts.severalKinds
  }
  if (verb !== 'split' && trips.some(({ settleActions }) => settleActions)) return refusedBy(lineVerbs[verb], trips)
  if (verb === 'reprice') return null
  const settlements = new Set(trips.flatMap(({ settlementId }) => settlementId ?? []))
  if (settlements.size === 0) return texts.noneSettled
  const whole = settlements.size === 1 && trips.every(({ settlementId }) => settlementId)
  return verb === 'split' && !whole ? texts.severalSettlements : null
}

/** Reason in the rows themselves, when all of them refuse. */
function refusedBy({ action }: LineVerb, trips: readonly Trip[]): string | null {
  const reasons = trips.map(({ settleActions }) => settleActions?.find((one) => one.action === action)?.msg ?? null)
  const [first = null] = reasons
  if (reasons.some((reason) => reason === null)) return null
  return reasons.every((reason) => reason === first) ? first : texts.allRefuse(first ?? '')
}
