import { Field, InputType } from 'type-graphql'
import { apiOf, describe, type InputMember, inputOf, insteadOf } from '../../../kernel/fields.js'
import { DecimalScalar, optional, text } from '../../../kernel/graphql.js'
import { WaybillStatus } from '../enums.js'
import {
  type InputField,
  type InputShape,
  inputNames,
  isNeeded,
  waybillLabels as labels,
  type NeededField,
  waybillFields,
} from '../waybill/fields.js'

/** Members of a form, by the fields of a trip. */
const members = (isOfNew: boolean): InputMember[] =>
  inputNames.map((name) => {
    const field = waybillFields[name]
    const { note, inputNote = note } = field
    const description = describe({ ...field, ...(inputNote === undefined ? {} : { note: inputNote }) })
    return {
      name: apiOf(name, field) ?? name,
      field,
      description,
      needed: isOfNew && isNeeded(name),
      ...insteadOf(field),
    }
  })

type Draft = InputShape<NeededField> & Partial<InputShape<InputField>>

@InputType({ description: '新增的运单' })
export class CreateWaybillInput extends inputOf<Draft>(members(true)) {
  @Field(text, optional(`${labels.no}，公司内不重复；不填则由系统编号`))
  no?: string | null

  @Field(() => WaybillStatus, optional(`${labels.status}，默认已卸车；不能为已作废`))
  status?: WaybillStatus
}

@InputType({ description: '运单的修改；不填的不变，空则清除' })
export class UpdateWaybillInput extends inputOf<Partial<InputShape<InputField>>>(members(false)) {}

@InputType({ description: '卸车时补充的内容；不填的不变' })
export class UnloadWaybillInput {
  @Field(() => Date, optional(`${labels.completeDatetime}，默认当前时间`))
  completeDatetime?: Date

  @Field(() => DecimalScalar, optional(labels.weightTons))
  weightTons?: string

  @Field(text, optional(labels.remark))
  remark?: string | null
}
