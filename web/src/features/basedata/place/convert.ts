import gcoord from 'gcoord'
import type { CoordinateSystem } from '../../../gql/types.generated'
import type { MapPlace } from '../../../ui/map/types'

const systems = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02, BD09: gcoord.BD09 } as const

/** The same place in another coordinate system: what people point at is in that of the map. */
export function converted(place: MapPlace, from: CoordinateSystem, to: CoordinateSystem): MapPlace {
  if (from === to) return place
  const [lng, lat] = gcoord.transform([place.lng, place.lat], systems[from], systems[to])
  return { lng, lat }
}
