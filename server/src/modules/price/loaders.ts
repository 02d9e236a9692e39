import type { Em } from '../../platform/database/database.js'
import { loaderById } from '../loader.js'
import { changesOf, clashIds, findPrices } from './direct-pay-price/direct-pay-price.list.queries.js'
import { changeOf } from './direct-pay-price/history.js'

export const priceLoaders = (em: () => Em) => ({
  priceClashes: loaderById(async (actor, ids) => {
    const pairs = await clashIds(em(), actor, ids)
    const clashing = [...new Set(pairs.map(({ clashId }) => clashId))]
    const found = new Map((await findPrices(em(), actor, clashing)).map((price) => [price.id, price]))
    const byPrice = Map.groupBy(pairs, ({ id }) => id)
    return (id) => (byPrice.get(id) ?? []).flatMap(({ clashId }) => found.get(clashId) ?? [])
  }),
  priceChanges: loaderById(async (actor, ids) => {
    const changes = Map.groupBy(await changesOf(em(), actor, ids), ({ entityId }) => entityId)
    return (id) => (changes.get(id) ?? []).map(changeOf)
  }),
})
