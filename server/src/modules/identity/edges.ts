import type { Edge } from '../edge.js'
import type { Loading } from '../loader.js'
import { byKey } from '../loader.js'
import { companiesByIds } from './companies.queries.js'
import { usersByAccounts } from './member/user.list.queries.js'
import { UserView } from './member/user.view.js'
import { isPlaceOf } from './reach.sql.js'
import { Company } from './session/session.types.js'

/** Company beside its id; null for people who are not in it by their present role type. */
export const companyEdge: Edge = {
  name: 'company',
  to: () => Company,
  by: 'companyAuthId',
  loader: 'company',
  label: '公司；不在该公司的人看不到',
}

/** Person of the company beside the id of his account; null for people who may not look at users. */
export const userEdge = (name: string, by: string, label: string): Edge => ({
  name,
  to: () => UserView,
  by,
  loader: 'companyUser',
  label: `${label}：本公司的用户；不在本公司的为空，不可查看用户的人看不到`,
})

export const edgeLoaders = (load: Loading) => ({
  company: load.byId(async (actor, ids) => {
    const own = ids.filter((id) => isPlaceOf(actor, id))
    return byKey(own.length > 0 ? await companiesByIds(load.em(), own) : [], ({ id }) => id)
  }),
  /** People of the company by the ids of their accounts. */
  companyUser: load.edge(async (actor, ids, fields) => {
    const found = actor.can('sys:user:index') ? await usersByAccounts(load.em(), actor, ids, fields) : []
    return byKey(found, ({ userId }) => userId)
  }),
})
