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

/** What somebody wants a price to say, of either transport. */
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

/** What is chosen from a list; asked for in one way whatever is wrong with it. */
export const chosen = (missing: string, max = 36) =>
  z.string({ error: missing }).trim().min(1, { error: missing }).max(max, { error: missing })
export const choose = ({ label }: Field): string => `请选择${label}`
const membersMissing = choose(termTable.captainAndDrivers)
const member = z.object({ captainId: chosen(membersMissing), driverId: idText(labels.driverName).nullish() })

export const unit = z.enum(WeightUnit, { error: choose(termTable.weightType) })

/** Fields stand in the order of the form, so that what is missing is told in that order (000 §5). */
const termsSchema = (isFreight: boolean) =>
  z.object({
    projectInfoId: chosen(choose(termTable.projectName)),
    tpMode: z.enum(TpMode, { error: choose(termTable.tpMode) }),
    soilType: chosen(choose(termTable.soilType), termTable.soilType.length),
    // A site that is left over from another mode says nothing.
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

/** The terms of a form, which may leave the unit as it is. */
export type GivenTerms = Omit<Terms, 'weightUnit'> & { weightUnit: Terms['weightUnit'] | undefined }

/** INVALID_INPUT names what is missing or wrong; NOT_FOUND an id that cannot be one. `at` is the argument that holds the terms. */
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

/** What a price is changed to: what is not named is as it stands. */
export const termsNow = (stored: Terms, input: TermsInput): TermsInput => ({
  projectInfoId: input.projectInfoId === undefined ? stored.projectId : input.projectInfoId,
  tpMode: input.tpMode === undefined ? stored.tpMode : input.tpMode,
  soilType: input.soilType === undefined ? stored.soilType : input.soilType,
  garbageId: input.garbageId === undefined ? stored.dumpSiteId : input.garbageId,
  directPayPrice: input.directPayPrice === undefined ? stored.price : input.directPayPrice,
  weightType: input.weightType === undefined ? stored.weightUnit : input.weightType,
  captainAndDriver: input.captainAndDriver === undefined ? stored.members : input.captainAndDriver,
})

/** What is no id names nothing, as an unknown one does. */
export function refuseNoId(what: string, id: string | null): void {
  if (id !== null && !isId(id)) throw new DomainError('NOT_FOUND', { what })
}

/** A price stays with its project. */
export function sameProject(stored: Pick<Terms, 'projectId'>, terms: Pick<Terms, 'projectId'>, at = 'input'): void {
  if (idKey(terms.projectId) === stored.projectId) return
  throw invalidInput([{ field: `${at}.projectInfoId`, message: texts.projectFixed }])
}
