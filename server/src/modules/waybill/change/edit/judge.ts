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
  /** The card and the truck that the patch names: the captain follows them. */
  card?: Reference | undefined
  truck?: Reference | undefined
}

/** What the judge is told of what waybills stand on. */
export interface Known {
  cards: ReadonlyMap<string, LockedCard>
  /** Of all that the patches name. */
  retired: Retired
}

export interface Judged {
  after: WaybillValues
  diffs: FieldDiff[]
}

/**
 * What a patch makes of a waybill, or why it may not: a sealed field, a rule of the form, base data out of use, a card that takes nothing. Pure but for the
 * clock, so that single edits, batches, approvals and undoing cannot judge differently.
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

/** What was taken from a captain stays as long as he does, whatever he has by then. */
const withoutCaptains = (patch: Patch): Patch =>
  Object.fromEntries(Object.entries(patch).filter(([field]) => !Object.hasOwn(NOTHING_OF_CAPTAIN, field)))

/** What was taken from a captain does not stay when he goes: a change that was kept before it was taken says nothing of it. */
const NOTHING_OF_CAPTAIN: Patch = Object.fromEntries(ofCaptain.map(({ name }) => [name, null]))

/** The captain is whose card it is on, and without a card whose truck it is; unless the form names another. */
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

/** Whether these fields reach into the accounts of cards, so that the cards are locked first. */
export const reachesAccounts = (fields: readonly string[]): boolean =>
  fields.some(
    (field) => Object.hasOwn(waybillFields, field) && waybillFields[field as WaybillField].bearsMoney === true,
  )

export interface Split {
  direct: FieldDiff[]
  /** What a reviewer has to see first. */
  reviewed: FieldDiff[]
}

/**
 * Who may review changes what he likes at once; for anybody else what bears money on an unloaded waybill waits for a reviewer, and
 * the rest does not. While something waits, nothing that bears money changes.
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

/** Shown when an edit changes nothing. */
export const nothingToChange = (): DomainError => new DomainError('INVALID_INPUT', { message: texts.nothing })
