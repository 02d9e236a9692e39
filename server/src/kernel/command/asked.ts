import { ArgsType, Field } from 'type-graphql'

/**
 * Options of every verb: its idempotency key, and whether it is a dry run. A dry run executes everything and rolls it
 * back, so that a preview cannot differ from the real run. Resolvers take them by `@Args()` and pass them on to `run`
 * whole.
 */
@ArgsType()
export class Asked {
  @Field(() => Boolean, { defaultValue: false, description: '只预览：照实执行后撤回，不写入任何数据' })
  dryRun?: boolean

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null
}

/** Options of the run alone, out of arguments that also have those of the verb. */
export const askedOf = ({ dryRun = false, idempotencyKey }: Asked): Asked => ({
  dryRun,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
})
