import { byKey, type Loading } from '../loader.js'
import { captainsByIds } from './captain/captain.queries.js'
import { driversByIds } from './driver/driver.queries.js'
import { machinesByIds } from './machine/machine.queries.js'

export const fleetLoaders = (load: Loading) => ({
  captain: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await captainsByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  machine: load.byId(async (actor, ids) => {
    const found = actor.can('chain:basedata:get') ? await machinesByIds(load.em(), actor, ids) : []
    return byKey(found, ({ id }) => id)
  }),
  driver: load.byId(async (actor, ids) => byKey(await driversByIds(load.em(), actor, ids), ({ id }) => id)),
})
