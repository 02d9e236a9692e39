import { z } from 'zod'
import { addMoney, compareMoney, type Money, ZERO } from '../../kernel/money/money.js'
import { amount } from '../../kernel/values/validate.js'
import { MAX_SETTLEMENTS } from '../../modules/payment/payment/draft.js'
import { paymentSettlementTable, paymentTable } from '../../modules/payment/payment/fields.js'
import { paymentTexts } from '../../modules/payment/texts.js'
import { givenId, maybe, rowsOf, texts as textList, whole } from '../fields.js'
import { EXAMPLE_ID } from '../openapi/examples.js'
import { settlementRestTexts } from '../settlement/texts.js'
import { paymentRestTexts as texts } from './texts.js'

const MAX_ID = 36
const MAX_VERSION = 2_147_483_647

const settlements = rowsOf(
  z.object({
    settleId: givenId(paymentSettlementTable.settlementId.label),
    amt: amount(paymentSettlementTable.amt.label).describe(`${paymentSettlementTable.amt.label}，不填则付清`).nullish(),
    planItemId: maybe(paymentSettlementTable.planItemId.label, MAX_ID),
  }),
  paymentTexts.settlements,
)

/** Members of a payment in a body. */
const members = {
  settlements: settlements.nullish(),
  settleIds: textList(paymentSettlementTable.settlementId.label, MAX_SETTLEMENTS).nullish(),
  settleId: maybe(paymentSettlementTable.settlementId.label, MAX_ID),
  payeeId: maybe(paymentTable.payeeId.label, MAX_ID),
  amt: amount(paymentTable.amt.label).describe(`${paymentTable.amt.label}合计`).nullish(),
  paymentDate: maybe(paymentTable.paymentDate.label),
  tradeNo: maybe(paymentTable.tradeNo.label),
  remark: maybe(paymentTable.remark.label),
  attachments: maybe(paymentTable.attachments.label, paymentTable.attachments.length),
}
type Members = z.output<z.ZodObject<typeof members>>
interface Item {
  settlementId: string
  amt?: Money | null | undefined
  planItemId?: string | null | undefined
}

/** Settlements: with amounts, by their ids, or a single one. */
function itemsOf({ settlements: rows, settleIds, settleId }: Members): Item[] | undefined {
  if (rows) return rows.map(({ settleId: settlementId, ...more }) => ({ settlementId, ...more }))
  const ids = settleIds ?? (settleId ? [settleId] : undefined)
  return ids?.map((settlementId) => ({ settlementId }))
}

/**
 * Sum of the settlements' amounts. Callers may send a row of the list back unchanged: if each settlement has an amount,
 * the total repeats their sum and is ignored.
 */
const sumOf = (items: readonly Item[] = []): Money | undefined => {
  const said = items.flatMap(({ amt }) => amt ?? [])
  return said.length > 0 && said.length === items.length ? addMoney(ZERO, ...said) : undefined
}

function asked({ settlements: _, settleIds: __, settleId: ___, amt, ...same }: Members, items: Item[] | undefined) {
  return { ...same, items, amt: sumOf(items) === undefined ? amt : undefined }
}

function checkSum(body: Members, context: z.RefinementCtx): void {
  const sum = sumOf(itemsOf(body))
  if (sum !== undefined && body.amt != null && compareMoney(sum, body.amt) !== 0)
    context.addIssue({ code: 'custom', path: ['amt'], message: texts.sumDiffers })
}

const example = { settlements: [{ settleId: EXAMPLE_ID, amt: '88.00' }], paymentDate: '2026-03-31', remark: '三月运费' }
const error = settlementRestTexts.bodyMissing

/** New payment; its id is missing. */
export const newPayment = z
  .object(members, { error })
  .superRefine(checkSum)
  .meta({ example })
  .transform((body) => asked(body, itemsOf(body)))

const changed = {
  ...members,
  version: whole(paymentTable.version.label, 1, MAX_VERSION).nullish(),
}

/** Change of a payment, by the id in the path. */
export const paymentChange = z
  .object(changed, { error })
  .superRefine(checkSum)
  .meta({ example })
  .transform(({ version, ...body }) => ({ version, ...asked(body, itemsOf(body)) }))

/** Change of a payment, by the id in the body. */
export const paymentChangeOfId = z
  .object({ id: givenId(paymentTable.id.label), ...changed }, { error })
  .superRefine(checkSum)
  .meta({ example: { id: EXAMPLE_ID, ...example } })
  .transform(({ id, version, ...body }) => ({ id, version, ...asked(body, itemsOf(body)) }))
