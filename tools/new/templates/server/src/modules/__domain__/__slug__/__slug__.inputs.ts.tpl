import { Field, InputType } from 'type-graphql'
import { z } from 'zod'
import { optional, text } from '../../../kernel/graphql.js'
import { optionalTextOf, requiredTextOf, takes } from '../../../kernel/values/field-checks.js'
import { {{one}}Table as table } from './fields.js'

@InputType({ description: '{{label}}' })
export class {{Type}}Input {
  @Field({ description: `${takes(table.name)}；同一公司中不能重名` })
  name!: string

  @Field(text, optional(takes(table.remark)))
  remark?: string | null
}

export const {{one}}Schema = z.object({
  name: requiredTextOf(table.name),
  remark: optionalTextOf(table.remark).transform((remark) => remark ?? null),
})
