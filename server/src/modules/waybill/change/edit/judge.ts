import { DomainError, invalidInput } from '../../../../kernel/errors.js'
import { waybillTexts as texts } from '../../texts.js'
import { ofCaptain, type Patch, type WaybillField, type WaybillValues, waybillFields } from '../../waybill/fields.js'
import { whySealed } from '../../waybill/sealing.js'
import type { LockedCard } from '../accounts.js'
import type { Reference } from '../creation/references.queries.js'
import { diffOf, type FieldDiff, valuesOf } from '../history/diff.js'
import { labelOf } from '../history/labels.js'
import { type Retired, retiredFaults } from '../retired.js'
import { faultsOf, whyNotOnCard } from '../rules.js'
import type { WaybillRecord } from './record.queries.js'

export interface Asked {
  patch: Patch
  /** Card and truck in the patch, which decide the captain. */
  card?: Reference | undefined
  truck?: Reference | undefined
}

/** Cards and base data that judging an edit needs. */
export interface Known {
  cards: ReadonlyMap<string, LockedCard>
  /** Retired base data among the names in the patches. */
  retired: Retired
}

export interface Judged {
  after: WaybillValues
  diffs: FieldDiff[]
}

/**
 * Waybill after a patch, or the reason against it: a sealed field, a rule of the form, retired base data, a card that
 * accepts no waybill. Depends only on its arguments and the clock, so that single edits, batches, approvals and undoing
 * are judged alike.
 */
export function judge(record: WaybillRecord, asked: Asked, { cards, retired }: Known, now: Date): Judged | DomainError {
  const given = { ...captainOf(record, asked), ...asked.patch }
  const stays = given.captainId === undefined || given.captainId === record.captainId
  const patch = stays ? withoutCaptains(given) : { ...NOTHING_OF_CAPTAIN, ...given }
  const diffs = diffOf(record, patch)
  const after: WaybillValues = { ...record, ...valuesOf(diffs) }
  const sealed = whyUnchangeable(record, diffs)
  if (sealed) return sealed
  const touched = new Set(diffs.map(({ field }) => field))
  const faults = [...faultsOf(after, touched, now), ...retiredFaults(after, touched, retired)]
  if (faults.length > 0) return invalidInput(faults)
  const moved = touched.has('cardId') || touched.has('captainId')
  const refused =
    moved && after.cardId ? whyNotOnCard(cards.get(after.cardId), after.cardNo ?? '', after.captainId) : null
  return refused ?? { after, diffs }
}

/** A waybill keeps the values copied from its captain as long as he stays, even when his own data changes. */
const withoutCaptains = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => !Object.hasOwn(NOTHING_OF_CAPTAIN, field)))

/** Values of a captain, emptied when he goes; a stored request may be older than some of them. */
const NOTHING_OF_CAPTAIN: Patch = Object.fromEntries(ofCaptain.map(({ name }) => [name, null]))

/** Captain of a waybill: the named one, else that of its card, and without a card that of its truck. */
function captainOf(record: WaybillValues, { patch, card, truck }: Asked): Patch {
  const cardId = patch.cardId === undefined ? record.cardId : patch.cardId
  const from = card ?? (cardId === null ? truck : undefined)
  return from?.captainId
    ? { captainId: from.captainId, captainName: from.captainName ?? '', ...from.captainBrings }
    : {}
}

function whyUnchangeable(record: WaybillRecord, diffs: readonly FieldDiff[]): DomainError | null {
  for (const { field } of diffs) {
    const reason = whySealed(field, record)
    if (reason) return new DomainError('WAYBILL_SEALED', { field: labelOf(field), reason })
  }
  return null
}

const has = (diffs: readonly FieldDiff[], flag: 'bearsMoney' | 'makesAmount'): boolean =>
  diffs.some(({ field }) => waybillFields[field][flag])

export const bearsMoney = (diffs: readonly FieldDiff[]): boolean => has(diffs, 'bearsMoney')
export const makesAmount = (diffs: readonly FieldDiff[]): boolean => has(diffs, 'makesAmount')

/** Whether these fields affect the accounts of cards, so that cards must be locked first. */
export const reachesAccounts = (fields: readonly string[]): boolean =>
  fields.some(
    (field) => Object.hasOwn(waybillFields, field) && waybillFields[field as WaybillField].bearsMoney === true,
  )

export interface Split {
  direct: FieldDiff[]
  /** Changes that a reviewer must approve first. */
  reviewed: FieldDiff[]
}

/**
 * Splits changes into those made at once and those in a request. A reviewer's own changes are all made at once; those
 * of another clerk become a request if they change money on an unloaded waybill. While a request is open, further
 * changes of money are refused.
 */
export function split(record: WaybillRecord, diffs: readonly FieldDiff[], mayAudit: boolean): Split | DomainError {
  const [money, rest] = [
    diffs.filter(({ field }) => waybillFields[field].bearsMoney),
    diffs.filter(({ field }) => !waybillFields[field].bearsMoney),
  ]
  if (money.length === 0) return { direct: rest, reviewed: [] }
  if (record.pendingReview) return new DomainError('WAYBILL_UNDER_REVIEW', { no: record.no })
  return record.status !== 'UNLOADED' || mayAudit
    ? { direct: [...diffs], reviewed: [] }
    : { direct: rest, reviewed: money }
}

/** Refusal of an edit that changes nothing. */
export const nothingToChange = (): DomainError => new DomainError('INVALID_INPUT', { message: texts.nothing })
