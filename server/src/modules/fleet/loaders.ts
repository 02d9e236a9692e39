import { byKey, type Loading } from '../loader.js'
import { driversByIds } from './driver/driver.queries.js'

export const fleetLoaders = (load: Loading) => ({
  driver: load.byId(async (actor, ids) => byKey(await driversByIds(load.em(), actor, ids), ({ id }) => id)),
})
