import { beyondCompany } from '../../kernel/sql/wall.js'
import { headcounts } from '../identity/index.js'
import type { Loading } from '../loader.js'

export const companyLoaders = (load: Loading) => ({
  /** How many people work for a company, for whoever looks after companies. */
  headcount: load.byId(async (actor, ids) => {
    const counted = actor.can('platform:company:get') ? await beyondCompany(() => headcounts(load.em(), ids)) : []
    const people = new Map(counted.map((one) => [one.companyId, one.people]))
    return (id) => people.get(id) ?? 0
  }),
})
