import { z } from 'zod'
import { optionalTextOf } from '../../../kernel/values/field-checks.js'
import { settlementTexts } from '../texts.js'
import { basePayeeTable as table } from './fields.js'
import type { Payee } from './payee.entity.js'

const { basePayee: texts } = settlementTexts
/** Earliest day: no contract is older, and the database knows no year 0. */
const EARLIEST = '1900-01-01'

const day = z.iso
  .date({ error: texts.dayInvalid })
  .refine((text) => text >= EARLIEST, { error: texts.dayInvalid })
  .nullish()
  .transform((text) => text ?? null)

/** Terms of the contract with a signed payee. */
export const contractSchema = z
  .object({
    contractUrl: optionalTextOf(table.contractUrl).transform((text) => text ?? null),
    contractFrom: day,
    contractTo: day,
  })
  .refine(
    ({ contractFrom, contractTo }) => contractFrom === null || contractTo === null || contractFrom <= contractTo,
    {
      path: ['contractTo'],
      error: texts.contractBackwards,
    },
  )

/** Days within which the sought contracts end. */
export const contractEndSchema = z.object({ contractToFrom: day, contractToTo: day })

export type Contract = z.output<typeof contractSchema>
export type ContractGiven = z.input<typeof contractSchema>

export const isSame = (one: Contract, other: Pick<Payee, keyof Contract>): boolean =>
  one.contractUrl === other.contractUrl &&
  one.contractFrom === other.contractFrom &&
  one.contractTo === other.contractTo

/** Columns of a contract; all empty without one. */
export const contractColumns = (contract: Contract | null) => ({
  contract_url: contract?.contractUrl ?? null,
  contract_from: contract?.contractFrom ?? null,
  contract_to: contract?.contractTo ?? null,
})
