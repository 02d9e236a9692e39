import { type ClassType, Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Permission } from '../kernel/command/permissions.js'
import type { RequestContext } from '../kernel/context.js'
import { describe, type Field, graphType } from '../kernel/fields.js'
import { optional } from '../kernel/graphql.js'

/**
 * Resolvers of fields that others than the readers of a list do not see: records are named in many places, and whoever
 * has no permission for their list finds these fields null.
 */
export const closedFields = <Name extends string>(
  type: ClassType,
  fields: Readonly<Record<Name, Field>>,
  names: readonly Name[],
  permission: Permission,
): object[] => names.map((name) => closed(type, name, fields[name], permission))

function closed(type: ClassType, name: string, field: Field, permission: Permission): object {
  @Resolver(() => type)
  class Closed {
    @FieldResolver(() => graphType(field), optional(`${describe(field)}；无权查看基础资料的人为空`))
    [name](@Ctx() { actor }: RequestContext, @Root() row: object): unknown {
      return actor.can(permission) ? Reflect.get(row, name) : null
    }
  }
  return new Closed()
}
