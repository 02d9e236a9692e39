import type { Tx } from '../../../../kernel/command/command.js'
import { recordChanges } from '../../../../kernel/command/history.js'
import { nextNumbers } from '../../../../kernel/command/numbering.js'
import { DomainError, invalidInput } from '../../../../kernel/errors.js'
import { type Money, money, ZERO } from '../../../../kernel/money/money.js'
import { textForm } from '../../../../kernel/values/forms.js'
import { newId } from '../../../../kernel/values/id.js'
import { keepPictures } from '../../../file/index.js'
import { waybillTexts as texts } from '../../texts.js'
import { fieldNames, type Patch, type WaybillField, type WaybillValues } from '../../waybill/fields.js'
import type { CardAccounts, Locked } from '../accounts.js'
import { insertRecords, type NewRecord, takenNumbers } from '../edit/record.queries.js'
import { type Retired, retiredFaults, retiredOf } from '../retired.js'
import { faultsOf, whyAmountRefused, whyNotOnCard } from '../rules.js'
import type { DraftInput } from '../waybill.schema.js'
import { expiredTrucks, type WhyExpired } from './expired.js'
import { References, type Resolved } from './references.js'

/** Prefix of generated waybill numbers: BD + day + 6 digits. */
const PREFIX = 'BD'
const DIGITS = 6

/** Added waybill, or the reason why it was not added. */
export type Created = { id: string; no: string; refusal: null } | { id: null; no: null; refusal: DomainError }

/** Form of a new waybill, with its id where that is known beforehand. */
export type NewDraft = DraftInput & { id?: string }

/**
 * Draft that may become a waybill, with the amount for its card's account, or the reason against it; a missing number
 * is filled in last.
 */
export type Decided = Appraised | DomainError

/**
 * Decides about drafts one by one, with as many statements for 20,000 as for one: named base data is found together,
 * and cards are locked. Writes nothing.
 */
export async function decideWaybills(tx: Tx, accounts: CardAccounts, drafts: readonly NewDraft[]): Promise<Decided[]> {
  const references = await References.find(tx, drafts)
  const resolved = drafts.map((draft) => named(draft, references))
  const retired = await retiredOf(
    tx,
    resolved.flatMap((one) => (one instanceof DomainError ? [] : [one.values])),
  )
  const expired = await expiredTrucks(
    tx,
    resolved.flatMap((one) => (one instanceof DomainError ? [] : [one.values])),
  )
  const cardIds = drafts.flatMap(({ cardNo }) => references.get('card', cardNo)?.id ?? [])
  const locked = await accounts.lock(tx, [], { cardIds })
  const taken = await takenNumbers(
    tx,
    drafts.flatMap(({ no }) => no ?? []),
  )
  const planned = resolved.map((one) =>
    one instanceof DomainError ? one : plan(tx, one, { retired, expired, locked, taken }),
  )
  return appraise(tx, accounts, planned)
}

/**
 * Writes decided waybills, with as many statements for 20,000 as for one; numbers are given last, and unloaded waybills
 * are booked on their cards.
 */
export async function writeWaybills(tx: Tx, accounts: CardAccounts, decided: readonly Decided[]): Promise<Created[]> {
  const made = await numbered(
    tx,
    decided.flatMap((one) => (one instanceof DomainError ? [] : [one])),
  )
  await write(tx, accounts, made)
  const rest = made.values()
  return decided.map((one): Created => {
    if (one instanceof DomainError) return { id: null, no: null, refusal: one }
    const { id = '', no = '' } = rest.next().value ?? {}
    return { id, no, refusal: null }
  })
}

interface Planned {
  id: string
  status: NewRecord['status']
  no: string | null
  values: WaybillValues
}

/** Planned waybill with the amount for its card's account. */
type Appraised = Planned & { accounted: Money }

const EMPTY = Object.fromEntries(fieldNames.map((field) => [field, null])) as Patch
/** All fields of the form: a new waybill is checked by every rule. */
const ALL = new Set<WaybillField>(fieldNames)

interface Known {
  retired: Retired
  expired: WhyExpired
  locked: Locked
  /** Numbers of other waybills, in the form of comparisons. */
  taken: Set<string>
}

/** Draft whose names have been found. */
function named({ id = newId(), no = null, status, ...input }: NewDraft, references: References): Planned | DomainError {
  const resolved = references.resolve(input)
  return resolved instanceof DomainError ? resolved : { id, no, status, values: valuesOf(resolved) }
}

function plan(
  tx: Tx,
  { id, no, status, values }: Planned,
  { retired, expired, locked, taken }: Known,
): Planned | DomainError {
  const faults = [
    ...faultsOf(values, ALL, tx.now),
    ...retiredFaults(values, ALL, retired),
    ...(status !== 'UNLOADED' && values.completeDatetime
      ? [{ field: 'completeDatetime', message: texts.completeBeforeUnload }]
      : []),
  ]
  const offCard = values.cardId
    ? whyNotOnCard(locked.cards.get(values.cardId), values.cardNo ?? '', values.captainId)
    : null
  const onPapers = expired(values)
  const refusals = [
    ...(faults.length > 0 ? [{ field: '', refusal: invalidInput(faults) }] : []),
    ...(no !== null && taken.has(textForm(no))
      ? [{ field: 'no', refusal: new DomainError('WAYBILL_NO_TAKEN', { no }) }]
      : []),
    ...(onPapers ? [{ field: 'truckCode', refusal: onPapers }] : []),
    ...(offCard ? [{ field: 'cardNo', refusal: offCard }] : []),
  ]
  if (refusals.length > 0) return allOf(refusals)
  if (no !== null) taken.add(textForm(no))
  return { id, status, no, values: { ...values, ...unloaded(values, status) } }
}

/** Combines refusals into one that lists each at its field; a single refusal stays unchanged. */
function allOf(refusals: readonly { field: string; refusal: DomainError }[]): DomainError {
  const [first, ...others] = refusals
  if (first && others.length === 0) return first.refusal
  return invalidInput(
    refusals.flatMap(({ field, refusal: { fieldErrors, message } }) =>
      fieldErrors.length > 0 ? fieldErrors : [{ field, message }],
    ),
  )
}

/**
 * Values of a new waybill. Its captain is the owner of the card or truck, unless another is named; other missing values
 * come from the truck or the project.
 */
function valuesOf({ patch, project, truck, card }: Resolved): WaybillValues {
  const owner = card?.captainId ? card : truck
  return {
    ...(EMPTY as WaybillValues),
    isTicket: project?.usesTickets === true && (patch.dumpSiteId ?? null) !== null,
    exAmt: ZERO,
    adjustAmt: ZERO,
    payTaxes: ZERO,
    captainId: owner?.captainId ?? '',
    captainName: owner?.captainName ?? '',
    ...owner?.captainBrings,
    goTruckCode: truck?.name ?? null,
    goVehicleType: truck?.vehicleType ?? null,
    ...patch,
  }
}

/** Time of unloading of an unloaded waybill: if none is given, that of leaving. */
const unloaded = (values: WaybillValues, status: NewRecord['status']): Patch =>
  status === 'UNLOADED' ? { completeDatetime: values.completeDatetime ?? values.goDatetime } : {}

async function appraise(
  tx: Tx,
  accounts: CardAccounts,
  planned: readonly (Planned | DomainError)[],
): Promise<(Appraised | DomainError)[]> {
  const good = planned.flatMap((one) => (one instanceof DomainError ? [] : [one]))
  const worths =
    good.length > 0
      ? await accounts.worth(
          tx,
          good.map(({ values }) => values),
        )
      : []
  const worthOf = new Map(good.map((one, index) => [one, worths[index] ?? null]))
  return planned.map((one) => {
    if (one instanceof DomainError) return one
    const worth = worthOf.get(one) ?? null
    const refusal = whyAmountRefused(one.no ?? '', worth, one.values.payTaxes)
    return refusal ?? { ...one, accounted: one.status === 'UNLOADED' ? money(worth ?? ZERO) : ZERO }
  })
}

/** Gives numbers to waybills without one. */
async function numbered(tx: Tx, appraised: readonly Appraised[]): Promise<NewRecord[]> {
  const wanting = appraised.filter(({ no }) => no === null).length
  const numbers = wanting > 0 ? await nextNumbers(tx, PREFIX, wanting, DIGITS) : []
  return appraised.map(({ id, no, status, values, accounted }) => ({
    ...values,
    id,
    no: no ?? numbers.shift() ?? '',
    status,
    accountedAmount: accounted,
  }))
}

async function write(tx: Tx, accounts: CardAccounts, made: readonly NewRecord[]): Promise<void> {
  if (made.length === 0) return
  await insertRecords(tx, made)
  await keepPictures(
    tx,
    made.flatMap(({ inPicture, goPicture }) => [inPicture, goPicture]),
  )
  await accounts.post(
    tx,
    made.flatMap(({ cardId, status, accountedAmount }) =>
      cardId && status === 'UNLOADED' ? [{ cardId, waybillCount: 1, amount: accountedAmount }] : [],
    ),
  )
  await recordChanges(
    tx,
    made.map(({ id, status }) => ({
      entity: 'waybill',
      entityId: id,
      field: 'status',
      before: null,
      after: status,
      rowVersion: 1,
      reason: texts.create,
    })),
  )
  await accounts.changed(
    tx,
    made.map(({ id }) => id),
  )
}
