import { z } from 'zod'
import { money } from '../../../kernel/money/money.js'
import { amount, idText, optionalText, validate } from '../../../kernel/values/validate.js'
import {
  choose,
  chosen,
  distinctMembers,
  termLabels as labels,
  type Member,
  priceTexts,
  refuseNoId,
  unit,
} from '../../price/index.js'
import { TpMode, type WeightUnit } from '../../project/index.js'
import { fleetTexts as texts } from '../texts.js'
import { taskTable } from './fields.js'

/** Application of a captain; the terms may be left to the reviewer. */
export interface TaskTerms {
  projectId: string
  tpMode: `${TpMode}` | null
  soilType: string | null
  dumpSiteId: string | null
  price: string | null
  weightUnit: `${WeightUnit}` | null
  members: Member[]
  remark: string | null
}

export interface TaskInput {
  projectInfoId: string
  tpMode?: `${TpMode}` | null
  soilType?: string | null
  garbageId?: string | null
  directPayPrice?: string | number | null
  weightType?: `${WeightUnit}` | null
  captainAndDriver?: readonly { captainId: string; driverId?: string | null }[] | null
  remark?: string | null
}

const MAX_MEMBERS = 2000

/** Message for a form without captains and drivers. */
const membersMissing = `请输入${labels.captainAndDrivers}`
const member = z.object({ captainId: chosen(membersMissing), driverId: idText(labels.driverName).nullish() })

const mode = z.enum(TpMode, { error: choose(taskTable.tpMode) })
const soil = chosen(choose(taskTable.soilType), taskTable.soilType.length)
const price = amount(labels.directPayPrice)

/** An application may be filed with its captains and drivers alone. */
const draftSchema = z.object({
  projectInfoId: chosen(choose(taskTable.projectName)),
  tpMode: mode.nullish(),
  soilType: soil.nullish(),
  garbageId: idText(labels.garbageName).nullish(),
  directPayPrice: price.nullish(),
  weightType: unit.nullish(),
  captainAndDriver: z
    .array(member, { error: membersMissing })
    .min(1, { error: membersMissing })
    .max(MAX_MEMBERS, { error: texts.tooManyMembers(MAX_MEMBERS) }),
  remark: optionalText(taskTable.remark.label, taskTable.remark.length),
})

/**
 * Audit form: mode and soil type, price, captains and drivers are required, the dump site is optional
 * (docs/behaviour/fleet.md).
 */
const auditSchema = draftSchema.extend({ tpMode: mode, soilType: soil, directPayPrice: price })

/** Terms with the stored unit, if the form leaves it out. */
export const withKeptUnit = (terms: TaskTerms, given: TaskInput, stored: Pick<TaskTerms, 'weightUnit'>): TaskTerms =>
  given.weightType === undefined ? { ...terms, weightUnit: stored.weightUnit } : terms

export const validDraft = (input: TaskInput): TaskTerms => termsOf(validate(draftSchema, input, 'input'))
export const validForm = (input: TaskInput): TaskTerms => termsOf(validate(auditSchema, input, 'form'))

/** Terms of an approved application, which must be complete; faults name the fields of the audit form. */
export function completeTerms(terms: TaskTerms): TaskTerms & { tpMode: `${TpMode}`; soilType: string; price: string } {
  const { projectId, tpMode, soilType, dumpSiteId, price: directPayPrice, weightUnit, members, remark } = terms
  const form = {
    projectInfoId: projectId,
    tpMode,
    soilType,
    garbageId: dumpSiteId,
    directPayPrice,
    weightType: weightUnit,
    remark,
  }
  const valid = validate(auditSchema, { ...form, captainAndDriver: members }, 'form')
  return { ...terms, tpMode: valid.tpMode, soilType: valid.soilType, price: money(valid.directPayPrice) }
}

function termsOf(valid: z.output<typeof draftSchema>): TaskTerms {
  const members = distinctMembers(valid.captainAndDriver)
  refuseNoId(labels.projectName, valid.projectInfoId)
  refuseNoId(labels.garbageName, valid.garbageId ?? null)
  for (const { captainId, driverId } of members) {
    refuseNoId(labels.captainName, captainId)
    refuseNoId(priceTexts.driverOfCaptain, driverId)
  }
  return {
    projectId: valid.projectInfoId,
    tpMode: valid.tpMode ?? null,
    soilType: valid.soilType ?? null,
    dumpSiteId: valid.garbageId ?? null,
    price: typeof valid.directPayPrice === 'string' ? money(valid.directPayPrice) : null,
    weightUnit: valid.weightType ?? null,
    members,
    remark: valid.remark ?? null,
  }
}
