import { z } from 'zod'
import { DomainError, invalidInput } from '../../../kernel/errors.js'
import type { Field } from '../../../kernel/fields.js'
import { money } from '../../../kernel/money/money.js'
import { idKey, isId } from '../../../kernel/values/id.js'
import { amount, idText, validate } from '../../../kernel/values/validate.js'
import { TpMode, WeightUnit } from '../../project/index.js'
import { priceTexts as texts } from '../texts.js'
import type { Terms } from './direct-pay-price.queries.js'
import { termLabels as labels, termTable } from './fields.js'
import { distinctMembers } from './members.js'

/** Input of a price's terms, by GraphQL or REST. */
export interface TermsInput {
  projectInfoId?: string | null
  tpMode?: `${TpMode}` | null
  soilType?: string | null
  garbageId?: string | null
  directPayPrice?: string | number | null
  weightType?: `${WeightUnit}` | null
  captainAndDriver?: readonly { captainId: string; driverId?: string | null }[] | null
}

const MAX_MEMBERS = 2000

/** Value chosen from a list, with one message for every fault. */
export const chosen = (missing: string, max = 36) =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(max, { error: missing })
export const choose = ({ label }: Field): string => `请选择${label}`
const membersMissing = choose(termTable.captainAndDrivers)
const member = z.object({ captainId: chosen(membersMissing), driverId: idText(labels.driverName).nullish() })

export const unit = z.enum(WeightUnit, { error: choose(termTable.weightType) })

/** Terms in the order of the form, which is that of the messages about missing ones. */
const termsSchema = (isFreight: boolean) =>
  z.object({
    projectInfoId: chosen(choose(termTable.projectName)),
    tpMode: z.enum(TpMode, { error: choose(termTable.tpMode) }),
    soilType: chosen(choose(termTable.soilType), termTable.soilType.length),
    // A site that is left over from another mode is ignored.
    garbageId: isFreight
      ? chosen(choose(termTable.garbageName))
      : z
          .unknown()
          .optional()
          .transform(() => null),
    directPayPrice: amount(labels.directPayPrice),
    weightType: unit.nullish(),
    captainAndDriver: z
      .array(member, { error: membersMissing })
      .min(1, { error: membersMissing })
      .max(MAX_MEMBERS, { error: texts.tooManyMembers(MAX_MEMBERS) }),
  })

/** Terms of a form, which may leave the unit unchanged. */
export type GivenTerms = Omit<Terms, 'weightUnit'> & { weightUnit: Terms['weightUnit'] | undefined }

/**
 * Checked terms. INVALID_INPUT names missing or wrong terms; NOT_FOUND an id with a wrong form. `at` is the argument
 * with the terms.
 */
export function validTerms(input: TermsInput, at = 'input'): GivenTerms {
  const valid = validate(termsSchema(input.tpMode === TpMode.FREIGHT), input, at)
  const members = distinctMembers(valid.captainAndDriver)
  refuseNoId(labels.projectName, valid.projectInfoId)
  refuseNoId(labels.garbageName, valid.garbageId)
  for (const { captainId, driverId } of members) {
    refuseNoId(labels.captainName, captainId)
    refuseNoId(texts.driverOfCaptain, driverId)
  }
  return {
    projectId: valid.projectInfoId,
    tpMode: valid.tpMode,
    soilType: valid.soilType,
    dumpSiteId: valid.garbageId,
    price: money(valid.directPayPrice),
    weightUnit: valid.weightType,
    members,
  }
}

/** Terms of a price after a change: terms that the input leaves out stay. */
export const termsNow = (stored: Terms, input: TermsInput): TermsInput => ({
  projectInfoId: input.projectInfoId === undefined ? stored.projectId : input.projectInfoId,
  tpMode: input.tpMode === undefined ? stored.tpMode : input.tpMode,
  soilType: input.soilType === undefined ? stored.soilType : input.soilType,
  garbageId: input.garbageId === undefined ? stored.dumpSiteId : input.garbageId,
  directPayPrice: input.directPayPrice === undefined ? stored.price : input.directPayPrice,
  weightType: input.weightType === undefined ? stored.weightUnit : input.weightType,
  captainAndDriver: input.captainAndDriver === undefined ? stored.members : input.captainAndDriver,
})

/** Refuses a text that is no id in the same way as an unknown id. */
export function refuseNoId(what: string, id: string | null): void {
  if (id !== null && !isId(id)) throw new DomainError('NOT_FOUND', { what })
}

/** Refuses to move a price to another project. */
export function sameProject(stored: Pick<Terms, 'projectId'>, terms: Pick<Terms, 'projectId'>, at = 'input'): void {
  if (idKey(terms.projectId) === stored.projectId) return
  throw invalidInput([{ field: `${at}.projectInfoId`, message: texts.projectFixed }])
}
