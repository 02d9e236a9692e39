import { type Sql, sql } from '../../../kernel/sql/sql.js'
import { settlementTexts } from '../texts.js'

const { basePayee: texts } = settlementTexts

/** Days before the end of a contract at which people are reminded. */
export const CONTRACT_ENDS_IN = 30

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/**
 * Condition that the contract with the payee under this alias is signed and has not ended; readiness.ts has the same
 * rule in TypeScript.
 */
export function underContract(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`(${payee}.contract_signed and coalesce(${payee}.contract_to >= ${today}, true))`
}

/** Condition that the payee can be paid, if in use. */
export function ready(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`(${underContract(alias)} and ${payee}.bank_no <> '' and ${payee}.bank_name <> ''
    and (${payee}.account_kind is distinct from 'WRONG_CARD' or ${payee}.account_confirmed_by is not null))`
}

/**
 * Note about an account for people who pay: a wrong check digit, and the person who confirmed the number; null for
 * none.
 */
export function accountNote(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`case when ${payee}.account_kind = 'WRONG_CARD' then ${texts.wrongAccount}::text || coalesce(
    ${payee}.account_confirmed_by_name || ${texts.confirmedBecause}::text || ${payee}.account_confirm_reason, ${texts.notConfirmed}::text) end`
}

/** State of the contract with a payee, as a name of PayeeContractState. */
export function contractState(alias: string): Sql {
  const payee = sql.raw(alias)
  return sql`case when not ${payee}.contract_signed then 'UNSIGNED' when ${payee}.contract_to < ${today} then 'EXPIRED'
    when ${payee}.contract_to <= ${today} + ${sql.raw(String(CONTRACT_ENDS_IN))} then 'ENDING' else 'VALID' end`
}

/** Day of a payee in the form of the API. */
export const dayText = (column: string): Sql => sql`to_char(${sql.raw(column)}, 'YYYY-MM-DD')`
