import { Field, ID, InterfaceType, ObjectType } from 'type-graphql'
import { idKey } from '../values/id.js'

/** Answer of a verb that deletes a record: names it, so that callers drop it from what they keep. */
@InterfaceType('Deletion', { description: '一次删除：所删的是哪条记录', autoRegisterImplementations: false })
export abstract class Deletion {
  @Field(() => ID, { description: '所删记录的编号' })
  id!: string

  @Field({ description: '所删记录的类型，即其 __typename' })
  type!: string
}

@ObjectType('DeletedRecord', { implements: Deletion, description: '已删除的一条记录' })
export class DeletedRecord extends Deletion {}

/** Deleted record by its GraphQL type and its id, which callers may have written in capitals. */
export const deletionOf = (type: string, id: string): DeletedRecord => ({ id: idKey(id), type })

/**
 * Ids of the records that a deletion changed beside its own. Keys of the version before this one keep `true` in their
 * place, for the week that keys are kept: a repeated request then names the deleted record alone.
 */
export const changedBeside = <Ids extends Record<string, string | null>>(
  kept: Ids | true,
  unknown: { [Name in keyof Ids]: null },
): Ids | { [Name in keyof Ids]: null } => (kept === true ? unknown : kept)
