import { ArgsType, Field } from 'type-graphql'

/**
 * How a verb is asked for: under which key, and whether it is run for good. A dry run runs everything and rolls it back, so that a preview
 * cannot disagree with the act: what it answers of the verb's own rows is what the run would give. Resolvers take it by `@Args()` and hand it on, so that
 * it reaches `run` whole.
 */
@ArgsType()
export class Asked {
  @Field(() => Boolean, { defaultValue: false, description: '只预览：照实执行后撤回，不写入任何数据' })
  dryRun?: boolean

  @Field(() => String, { nullable: true })
  idempotencyKey?: string | null
}

/** What of some options says how a verb is asked for; the rest is what it is asked for. */
export const askedOf = ({ dryRun = false, idempotencyKey }: Asked): Asked => ({
  dryRun,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
})
