import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { Extensions } from 'type-graphql'
import type { Permission } from './command/permissions.js'
import type { RequestContext } from './context.js'

/**
 * Permission without which a field of a record is empty. Records are named in many places, also to people who may not
 * look at their list.
 */
export interface Closed {
  permission: Permission
  /** Sentence of the API for people without it. */
  note: string
}

/** Declares the permission of a field, which `closeFields` holds people to. */
export const closedTo = ({ permission }: Closed): MethodDecorator & PropertyDecorator =>
  Extensions({ closedTo: permission })

/** Makes fields with a permission null for everybody else, however their record was found. */
export function closeFields(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const permission = field.extensions.closedTo as Permission | undefined
      if (permission === undefined) continue
      const { resolve = defaultFieldResolver } = field
      field.resolve = (row, args, context: RequestContext, info) =>
        context.anybody?.can(permission) ? resolve(row, args, context, info) : null
    }
  }
}
