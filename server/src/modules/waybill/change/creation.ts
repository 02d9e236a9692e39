import type { Tx } from '../../../kernel/command.js'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import { recordChanges } from '../../../kernel/history.js'
import { newId } from '../../../kernel/id.js'
import { money } from '../../../kernel/money.js'
import { nextNumbers } from '../../../kernel/numbering.js'
import { waybillTexts as texts } from '../texts.js'
import { fieldNames, type Patch, type WaybillField, type WaybillValues } from '../waybill/fields.js'
import type { CardAccounts, Locked } from './accounts.js'
import { keepPictures } from './pictures.js'
import { insertRecords, type NewRecord, takenNumbers } from './record.queries.js'
import { References, type Resolved } from './references.js'
import { faultsOf, whyAmountRefused, whyNotOnCard } from './rules.js'
import type { DraftInput } from './waybill.schema.js'

/** Numbers of waybills that nobody numbered: BD + day + 6 digits. */
const PREFIX = 'BD'
const DIGITS = 6

/** A waybill that was added, or why it was not. */
export type Created = { id: string; no: string; refusal: null } | { id: null; no: string | null; refusal: DomainError }

/**
 * Adds waybills, each answered on its own, in as many statements for 20,000 as for one: whatever they name is found at once, cards
 * are locked first and numbers taken last, and unloaded ones are accrued on their cards.
 */
export async function createWaybills(
  tx: Tx,
  accounts: CardAccounts,
  drafts: readonly DraftInput[],
): Promise<Created[]> {
  const references = await References.find(tx, drafts)
  const cardIds = drafts.flatMap(({ cardNo }) => references.get('card', cardNo)?.id ?? [])
  const locked = await accounts.lock(tx, [], { cardIds })
  const taken = await takenNumbers(
    tx,
    drafts.flatMap(({ no }) => no ?? []),
  )
  const planned = drafts.map((draft) => plan(tx, draft, references, locked, taken))
  const appraised = await appraise(tx, accounts, planned)
  const made = await numbered(
    tx,
    appraised.flatMap((one) => (one instanceof DomainError ? [] : [one])),
  )
  await write(tx, accounts, made)
  const rest = [...made]
  return appraised.map((one, index): Created => {
    if (one instanceof DomainError) return { id: null, no: drafts[index]?.no ?? null, refusal: one }
    const record = rest.shift()
    return { id: record?.id ?? '', no: record?.no ?? '', refusal: null }
  })
}

interface Planned {
  status: NewRecord['status']
  no: string | null
  values: WaybillValues
}

const EMPTY = Object.fromEntries(fieldNames.map((field) => [field, null])) as Patch
/** Every field that a form may touch: a new waybill is held against all rules. */
const ALL = new Set<WaybillField>(fieldNames)

function plan(
  tx: Tx,
  draft: DraftInput,
  references: References,
  { cards }: Locked,
  taken: Set<string>,
): Planned | DomainError {
  const { no = null, status, ...input } = draft
  const resolved = references.resolve(input)
  if (resolved instanceof DomainError) return resolved
  const values = valuesOf(resolved)
  const faults = [
    ...faultsOf(values, ALL, tx.now),
    ...(status !== 'UNLOADED' && values.completeDatetime
      ? [{ field: 'completeDatetime', message: texts.completeBeforeUnload }]
      : []),
  ]
  if (faults.length > 0) return invalidInput(faults)
  if (no !== null && taken.has(no)) return new DomainError('WAYBILL_NO_TAKEN', { no })
  if (no !== null) taken.add(no)
  const refused = values.cardId ? whyNotOnCard(cards.get(values.cardId), values.cardNo ?? '', values.captainId) : null
  return refused ?? { status, no, values: { ...values, ...unloaded(values, status) } }
}

/** The captain is whose card or truck it is, unless another is named; what else is not told is what the truck says. */
function valuesOf({ patch, truck, card }: Resolved): WaybillValues {
  const owner = card ?? truck
  return {
    ...(EMPTY as WaybillValues),
    ...{ isTicket: false, exAmt: '0.00', adjustAmt: '0.00', payTaxes: '0.00' },
    ...{ captainId: owner?.captainId ?? '', captainName: owner?.captainName ?? '' },
    ...{ goTruckCode: truck?.name ?? null, goVehicleType: truck?.vehicleType ?? null },
    ...patch,
  }
}

/** An unloaded waybill has arrived some time; without a better word, when it left. */
const unloaded = (values: WaybillValues, status: NewRecord['status']): Patch =>
  status === 'UNLOADED' ? { completeDatetime: values.completeDatetime ?? values.goDatetime } : {}

type Worthy = Planned & { accounted: string }

async function appraise(
  tx: Tx,
  accounts: CardAccounts,
  planned: readonly (Planned | DomainError)[],
): Promise<(Worthy | DomainError)[]> {
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
    return refusal ?? { ...one, accounted: one.status === 'UNLOADED' ? money(worth ?? '0') : '0.00' }
  })
}

/** Gives a number to whatever has none. */
async function numbered(tx: Tx, made: readonly Worthy[]): Promise<NewRecord[]> {
  const wanting = made.filter(({ no }) => no === null).length
  const numbers = wanting > 0 ? await nextNumbers(tx, PREFIX, wanting, DIGITS) : []
  return made.map(({ no, status, values, accounted }) => ({
    ...values,
    ...{ id: newId(), no: no ?? numbers.shift() ?? '', status, accountedAmount: accounted },
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
      ...{ entity: 'waybill', entityId: id, field: 'status', before: null, after: status, rowVersion: 1 },
      reason: texts.create,
    })),
  )
  await accounts.changed(
    tx,
    made.map(({ id }) => id),
  )
}
