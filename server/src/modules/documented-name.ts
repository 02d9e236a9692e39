import { type ClassType, FieldResolver, ID, Resolver, Root } from 'type-graphql'
import { renamedTo } from '../kernel/graphql.js'

/** Resolver of the former `name` of a type, whose rows have the documented one. */
export function formerName(type: ClassType, now: string, description: string): object {
  @Resolver(() => type)
  class Former {
    @FieldResolver(() => String, { description, deprecationReason: renamedTo(now) })
    name(@Root() row: object): unknown {
      return Reflect.get(row, now)
    }
  }
  return new Former()
}

/** Resolver of the documented name for the `name` of a type's rows. */
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

const sitesOfProject = '该项目的渣土场编号'

/** Resolver of the former name for the dump sites of a project, in a type. */
export function formerDumpSiteIds(type: ClassType): object {
  @Resolver(() => type)
  class Former {
    @FieldResolver(() => [ID], { description: sitesOfProject, deprecationReason: renamedTo('garbageIds') })
    dumpSiteIds(@Root() row: { garbageIds: string[] }): string[] {
      return row.garbageIds
    }
  }
  return new Former()
}
