import type { TypedDocumentNode } from '@apollo/client'
import type { WeightUnit } from '../../../../gql/types.generated'
import { type Money, typedMoney } from '../../../../ui/format/decimal'
import { texts } from './texts'
import {
  KeepTripPricesDocument,
  RejectTripPricesDocument,
  RemoveSettledTripsDocument,
  RepriceTripsDocument,
  type TripOutcomeFragment,
} from './trips.generated'

/** What the verbs need to know of a waybill. */
export interface Trip {
  id: string
  no: string
  settlementId: string | null
  settleNo: string | null
  weightType: WeightUnit
  tpMode: string | null
  goSoilType: string | null
}

export const EDIT = 'chain:garbagecustomersales:edit'

interface Variables {
  waybillIds?: readonly string[]
  reason?: string | null
  input?: { id: string; settlePrice: Money | null }[]
  dryRun: boolean
  idempotencyKey?: string | null
}
type TripDocument = TypedDocumentNode<{ rows: TripOutcomeFragment[] }, Variables>

export type LineVerbName = 'remove' | 'reprice' | 'reject' | 'keep'

export interface LineVerb {
  name: LineVerbName
  /** What the person gives along. */
  field: 'reason' | 'price' | null
  required: boolean
  danger: boolean
  document: TripDocument
}

export const lineVerbs: Record<LineVerbName, LineVerb> = {
  remove: { name: 'remove', field: 'reason', required: false, danger: true, document: as(RemoveSettledTripsDocument) },
  reprice: { name: 'reprice', field: 'price', required: true, danger: false, document: as(RepriceTripsDocument) },
  reject: { name: 'reject', field: 'reason', required: true, danger: true, document: as(RejectTripPricesDocument) },
  keep: { name: 'keep', field: null, required: false, danger: false, document: as(KeepTripPricesDocument) },
}

/** Each document takes its own part of the variables, which `variablesOf` gives it. */
function as<Data, Own>(document: TypedDocumentNode<Data, Own>): TypedDocumentNode<Data, Variables> {
  return document as unknown as TypedDocumentNode<Data, Variables>
}

export function variablesOf({ field }: LineVerb, ids: readonly string[], value: string) {
  if (field === 'price') return { input: ids.map((id) => ({ id, settlePrice: typedMoney(value) })) }
  return { waybillIds: ids, ...(field === 'reason' && { reason: value.trim() || null }) }
}

/** Why a verb cannot be done to these trips at all; what holds of some of them the preview tells. */
export function whyNot(verb: LineVerbName | 'split', trips: readonly Trip[]): string | null {
  if (verb === 'reprice') {
    const kinds = new Set(trips.map(({ weightType, tpMode, goSoilType }) => `${weightType} ${tpMode} ${goSoilType}`))
    return kinds.size > 1 ? texts.severalKinds : null
  }
  const settlements = new Set(trips.flatMap(({ settlementId }) => settlementId ?? []))
  if (settlements.size === 0) return texts.noneSettled
  const whole = settlements.size === 1 && trips.every(({ settlementId }) => settlementId)
  return verb === 'split' && !whole ? texts.severalSettlements : null
}
