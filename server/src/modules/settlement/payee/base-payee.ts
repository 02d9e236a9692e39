import { z } from 'zod'
import type { Tx } from '../../../kernel/command/command.js'
import { DomainError, type FieldError } from '../../../kernel/errors.js'
import { optionalTextOf, requiredTextOf } from '../../../kernel/values/field-checks.js'
import { asMobile, MOBILE } from '../../../kernel/values/mobile.js'
import type { BaseData } from '../../basedata/index.js'
import { accountFactsOf } from '../bank-card/bank-card.js'
import { settlementTexts } from '../texts.js'
import { basePayeeList } from './base-payee.list.queries.js'
import { accountsOf, changedTerms, mergedOnes, type StandingPayee, standingPayees } from './base-payee.queries.js'
import type { PayeeFilter, PayeeSortField } from './base-payee.view.js'
import { basePayeeTable as table } from './fields.js'
import { typedKey } from './payee.queries.js'
import { tellOfAccounts } from './telling.js'

const { basePayee: texts, wrong } = settlementTexts

const schema = z.object({
  payeeName: requiredTextOf(table.payeeName),
  carrierName: optionalTextOf(table.carrierName),
  mobile: asMobile(
    optionalTextOf(table.mobile).refine((text) => text === undefined || MOBILE.test(text), { error: texts.mobile }),
  ),
  bindingBankNo: requiredTextOf(table.bindingBankNo).regex(/^\d+$/, { error: wrong(table.bindingBankNo.label) }),
  bindingBankName: requiredTextOf(table.bindingBankName),
})

export type BasePayee = z.output<typeof schema>

/** Payees of a company, each a unique combination of name, account and bank. */
export const basePayee: BaseData<BasePayee, PayeeFilter, PayeeSortField> = {
  entity: 'payee',
  what: table.payeeName.label,
  table: 'payee',
  fields: table,
  named: 'payeeName',
  unique: [],
  spec: basePayeeList,
  schema,
  async written(tx, inputs, ids) {
    const all = inputs.map((input, at) => ({ ...accountOf(input), id: ids[at] ?? '' }))
    const standing = new Map((await standingPayees(tx, all)).map((payee) => [payee.id, payee]))
    const given = new Set<string>()
    return all.map((wanted, at) => {
      const stands = standing.get(wanted.id)
      const isOther = !stands?.name || typedKey({ ...stands, name: stands.name }) !== typedKey(wanted)
      const isTaken = stands?.taken || given.has(typedKey(wanted))
      given.add(typedKey(wanted))
      // A signature is for the account at that time.
      const signed = isOther ? null : stands
      return {
        columns: {
          name: wanted.name,
          bank_no: wanted.bankNo,
          bank_name: wanted.bankName,
          carrier_name: inputs[at]?.carrierName ?? wanted.name,
          mobile: inputs[at]?.mobile ?? null,
          account_kind: accountFactsOf(wanted.bankNo).kind,
          ...accountColumns(tx, stands, wanted.bankNo),
          contract_signed: signed?.contractSigned ?? false,
          contract_url: signed?.contractUrl ?? null,
          contract_from: signed?.contractFrom ?? null,
          contract_to: signed?.contractTo ?? null,
          signed_by: signed?.signedBy ?? null,
          signed_by_name: signed?.signedByName ?? null,
          signed_at: signed?.signedAt ?? null,
        },
        faults: isTaken ? [{ field: 'payeeName', message: texts.taken }] : fixedOf(stands, wanted),
      }
    })
  },
  async following(tx, ids, write) {
    const before = await accountsOf(tx, ids)
    await write()
    await changedTerms(tx, before)
    await tellOfAccounts(tx, ids, before)
  },
  async fits(tx, id) {
    const [merged] = await mergedOnes(tx, [id])
    if (merged) throw new DomainError('PAYEE_MERGED', { payeeName: merged.name, keptName: merged.keptName })
  },
}

const accountOf = ({ payeeName, bindingBankNo, bindingBankName }: BasePayee) => ({
  name: payeeName,
  bankNo: bindingBankNo,
  bankName: bindingBankName,
})

/** A confirmation is for one account number, whatever the payee's later name. */
const accountColumns = ({ actor }: Tx, stands: StandingPayee | undefined, bankNo: string) => {
  const same = stands?.bankNo === bankNo ? stands : null
  return {
    account_by: same ? same.accountBy : actor.userId,
    account_seen: same?.accountSeen ?? false,
    account_confirmed_by: same?.accountConfirmedBy ?? null,
    account_confirmed_by_name: same?.accountConfirmedByName ?? null,
    account_confirmed_at: same?.accountConfirmedAt ?? null,
    account_confirm_reason: same?.accountConfirmReason ?? null,
  }
}

/** Faults of a changed account that an approved settlement names: its money must go to the previous account. */
function fixedOf(
  stands: StandingPayee | undefined,
  wanted: { name: string; bankNo: string; bankName: string },
): FieldError[] {
  if (!stands?.fixed) return []
  const changed = [
    { field: 'payeeName', is: stands.name !== wanted.name },
    { field: 'bindingBankNo', is: stands.bankNo !== wanted.bankNo },
    { field: 'bindingBankName', is: stands.bankName !== wanted.bankName },
  ]
  return changed.filter(({ is }) => is).map(({ field }) => ({ field, message: texts.fixed }))
}
