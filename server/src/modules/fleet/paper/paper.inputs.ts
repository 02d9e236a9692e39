import { Field, ID, InputType } from 'type-graphql'
import { z } from 'zod'
import { describe, labelsOf } from '../../../kernel/fields.js'
import { day, optional, text } from '../../../kernel/graphql.js'
import { changedTextOf, idTextOf, takes } from '../../../kernel/values/field-checks.js'
import { inputTexts } from '../../../kernel/values/texts.js'
import { FleetPaperKind } from '../enums.js'
import { fleetPaperTable as table } from './fields.js'
import { fleetPaperTexts as texts } from './texts.js'

const labels = labelsOf(table)

/** Members of a paper that may be left out: a change keeps them then, and null takes them away. */
@InputType()
abstract class Optional {
  @Field(text, optional(takes(table.number)))
  number?: string | null

  @Field(day, optional(describe(table.validFrom)))
  validFrom?: string | null

  @Field(text, optional(`${takes(table.pictureUrl)}，为上传后所答的地址`))
  pictureUrl?: string | null

  @Field(text, optional(takes(table.remark)))
  remark?: string | null
}

@InputType({ description: '新增的证件：驾驶证属于司机，其他的属于车辆' })
export class FleetPaperInput extends Optional {
  @Field(() => FleetPaperKind, { description: describe(table.kind) })
  kind!: FleetPaperKind

  @Field(() => ID, optional(describe(table.truckId)))
  truckId?: string | null

  @Field(() => ID, optional(describe(table.driverId)))
  driverId?: string | null

  @Field(day, { description: describe(table.validUntil) })
  validUntil!: string
}

@InputType({ description: '修改的证件：不填的不变' })
export class FleetPaperUpdateInput extends Optional {
  @Field(day, optional(describe(table.validUntil)))
  validUntil?: string | null
}

@InputType({ description: '换发的证件：号码、备注不填的同旧证' })
export class FleetPaperRenewalInput extends Optional {
  @Field(day, { description: `${describe(table.validUntil)}，须晚于旧证的` })
  validUntil!: string
}

/** Earliest day: no paper is older, and the database knows no year 0. */
const EARLIEST = '1900-01-01'
const date = z.iso.date({ error: texts.dayInvalid }).refine((given) => given >= EARLIEST, { error: texts.dayInvalid })

const optionals = {
  number: changedTextOf(table.number),
  validFrom: date.nullish(),
  pictureUrl: changedTextOf(table.pictureUrl),
  remark: changedTextOf(table.remark),
}
const lastDay = z
  .string({ error: (issue) => (issue.input == null ? inputTexts.enter(labels.validUntil) : texts.dayInvalid) })
  .pipe(date)

interface Days {
  validFrom?: string | null | undefined
  validUntil?: string | undefined
}

/** Whether the days of a paper are in their order. */
export const inOrder = ({ validFrom, validUntil }: Days): boolean =>
  !validFrom || validUntil === undefined || validFrom <= validUntil
const backwards = { path: ['validUntil'], error: texts.backwards }

export const newPaperSchema = z
  .object({
    ...optionals,
    kind: z.enum(FleetPaperKind, { error: inputTexts.choose(labels.kind) }),
    truckId: idTextOf(table.truckId).nullish(),
    driverId: idTextOf(table.driverId).nullish(),
    validUntil: lastDay,
  })
  .refine(({ kind, truckId }) => (kind === FleetPaperKind.DRIVING_LICENCE) === !truckId, {
    path: ['truckId'],
    error: texts.truckOrDriver,
  })
  .refine(({ kind, driverId }) => (kind === FleetPaperKind.DRIVING_LICENCE) === !!driverId, {
    path: ['driverId'],
    error: texts.truckOrDriver,
  })
  .refine(inOrder, backwards)

export const changedPaperSchema = z
  .object({ ...optionals, validUntil: date.nullish().transform((given) => given ?? undefined) })
  .refine(inOrder, backwards)

export const renewedPaperSchema = z.object({ ...optionals, validUntil: lastDay }).refine(inOrder, backwards)

export type NewPaper = z.output<typeof newPaperSchema>
