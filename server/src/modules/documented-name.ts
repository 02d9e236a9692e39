import { type ClassType, FieldResolver, Resolver, Root } from 'type-graphql'

/** The resolver of the name that documents use for what the rows of a type have as `name`. */
export function documentedName(type: ClassType, name: string, description: string): object {
  @Resolver(() => type)
  class Named {
    @FieldResolver(() => String, { name, description })
    documented(@Root() row: { name: string }): string {
      return row.name
    }
  }
  return new Named()
}
