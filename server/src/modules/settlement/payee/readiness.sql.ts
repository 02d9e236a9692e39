import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { settlementTexts } from '../texts.js'

const { basePayee: texts } = settlementTexts

/** People are told so many days before a contract ends. */
export const CONTRACT_ENDS_IN = 30

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Whether the contract with the payee of this alias is signed and has not ended (readiness.ts says the same of one that is at hand). */
export function underContract(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`(${payee}.contract_signed and coalesce(${payee}.contract_to >= ${today}, true))`
}

/** Whether he can be paid, unless he is out of use. */
export function ready(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`(${underContract(alias)} and ${payee}.bank_no <> '' and ${payee}.bank_name <> ''
    and (${payee}.account_kind is distinct from 'WRONG_CARD' or ${payee}.account_confirmed_by is not null))`
}

/** What has to be known of the account before money goes there: a check digit that is wrong, and who stands for it; null where there is nothing. */
export function accountNote(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`case when ${payee}.account_kind = 'WRONG_CARD' then ${texts.wrongAccount}::text || coalesce(
    ${payee}.account_confirmed_by_name || ${texts.confirmedBecause}::text || ${payee}.account_confirm_reason, ${texts.notConfirmed}::text) end`
}

/** Where the contract stands, by the names of PayeeContractState. */
export function contractState(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`case when not ${payee}.contract_signed then 'UNSIGNED' when ${payee}.contract_to < ${today} then 'EXPIRED'
    when ${payee}.contract_to <= ${today} + ${sql.raw(String(CONTRACT_ENDS_IN))} then 'ENDING' else 'VALID' end`
}

/** A day of a payee as the API has it. */
export const dayText = (column: string): Sql => sql`to_char(${sql.raw(column)}, 'YYYY-MM-DD')`
