import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { Deletion } from '../../../kernel/command/deletion.js'
import { FieldChangeView } from '../../../kernel/command/history.view.js'
import { describe, objectOf } from '../../../kernel/fields.js'
import { DecimalScalar, day, optional } from '../../../kernel/graphql.js'
import { takes } from '../../../kernel/values/field-checks.js'
import { surveyTable as table } from './fields.js'

@ObjectType('PhaseSurvey', { description: '分期的一次实测：自分期开始至某一天累计挖出的方量' })
export class PhaseSurveyView extends objectOf(table) {}

@ObjectType({ description: '分期的实测的一次修改' })
export class PhaseSurveyChange extends FieldChangeView {}

@InputType({ description: '分期的一次实测' })
export class PhaseSurveyInput {
  @Field(() => ID, { description: table.phaseId.label })
  phaseId!: string

  @Field(() => ID, optional('要修改的实测；不填则新增'))
  id?: string | null

  @Field(() => Int, optional(`${table.version.label}，修改时须带回`))
  version?: number | null

  @Field(day, { description: `${takes(table.day)}${table.day.note}，不晚于今天` })
  day!: string

  @Field(() => DecimalScalar, { description: describe(table.cubic) })
  cubic!: string

  @Field(() => String, optional(takes(table.remark)))
  remark?: string | null
}

@ObjectType({ implements: Deletion, description: '已删除的一次实测' })
export class PhaseSurveyDeletion extends Deletion {
  @Field(() => ID, optional(table.phaseId.label))
  phaseId!: string | null
}
