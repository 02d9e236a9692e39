import type { Loading } from '../loader.js'
import { changesOf, clashIds, findPrices } from './direct-pay-price/direct-pay-price.list.queries.js'
import { changeOf } from './direct-pay-price/history.js'

export const priceLoaders = (load: Loading) => ({
  priceClashes: load.byId(async (actor, ids) => {
    const pairs = await clashIds(load.em(), actor, ids)
    const clashing = [...new Set(pairs.map(({ clashId }) => clashId))]
    const found = new Map((await findPrices(load.em(), actor, clashing)).map((price) => [price.id, price]))
    const byPrice = Map.groupBy(pairs, ({ id }) => id)
    return (id) => (byPrice.get(id) ?? []).flatMap(({ clashId }) => found.get(clashId) ?? [])
  }),
  priceChanges: load.byId(async (actor, ids) => {
    const changes = Map.groupBy(await changesOf(load.em(), actor, ids), ({ entityId }) => entityId)
    return (id) => (changes.get(id) ?? []).map(changeOf)
  }),
})
