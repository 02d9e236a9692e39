import { useQuery } from '@apollo/client/react'
import gcoord from 'gcoord'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { CoordinateSystem } from '../../../gql/types.generated'
import { TextField } from '../../../ui/form/fields'
import { late } from '../../../ui/late'
import looks from '../../../ui/layout/looks.module.css'
import type { MapLine, MapMark, MapPlace } from '../../../ui/map/types'
import { circleOf, degreesFault, degreesText, placeOf } from './place'
import { PlaceTilesDocument } from './place.generated'
import css from './place.module.css'
import { texts } from './texts'

const systems = { WGS84: gcoord.WGS84, GCJ02: gcoord.GCJ02, BD09: gcoord.BD09 } as const

/** Place in another coordinate system: the map may use its own. */
function converted(place: MapPlace, from: CoordinateSystem, to: CoordinateSystem): MapPlace {
  if (from === to) return place
  const [lng, lat] = gcoord.transform([place.lng, place.lat], systems[from], systems[to])
  return { lng, lat }
}

const MapView = late(() => import('../../../ui/map/MapView'))
const NO_LINES: readonly MapLine[] = []

interface Props {
  /** Name of the place that the pin marks, for example 项目. */
  what: string
  labels: { lng: string; lat: string }
  /** Radius of the place, in metres. */
  radius?: number
}

/** Fields of a place, typed in degrees or picked on a map. The form holds lng and lat as texts in WGS-84. */
export function PlaceFields({ what, labels, radius = 0 }: Props) {
  const { setValue } = useFormContext()
  const [lng, lat] = useWatch({ name: ['lng', 'lat'] }) as [string, string]
  const tiles = useQuery(PlaceTilesDocument).data?.mapTiles
  const system = tiles?.coordinateSystem ?? 'WGS84'
  const place = useMemo(() => placeOf(lng, lat), [lng, lat])
  const marks = useMemo<MapMark[]>(
    () =>
      place ? [{ id: 'place', tone: 'place', text: what, title: what, ...converted(place, 'WGS84', system) }] : [],
    [place, what, system],
  )
  const lines = useMemo<readonly MapLine[]>(() => {
    if (!place || !(radius > 0)) return NO_LINES
    const places = circleOf(place, radius).map((corner) => converted(corner, 'WGS84', system))
    return [{ id: 'fence', tone: 'fence', places }]
  }, [place, radius, system])
  const set = (values: Readonly<Record<'lng' | 'lat', string>>) => {
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <>
      <TextField
        name="lng"
        label={labels.lng}
        inputMode="decimal"
        maxLength={12}
        validate={(text) => degreesFault(text, 180)}
      />
      <TextField
        name="lat"
        label={labels.lat}
        inputMode="decimal"
        maxLength={12}
        validate={(text) => degreesFault(text, 90)}
      />
      <div className={looks.wide}>
        <p className={looks.hint}>{texts.hint}</p>
        <div className={css.map}>
          {tiles !== undefined && (
            <MapView
              label={texts.map(what)}
              tiles={tiles}
              lines={lines}
              marks={marks}
              vehicle={null}
              still
              onPick={(picked) => set(degreesText(converted(picked, system, 'WGS84')))}
              instead={<div className={css.ground} aria-busy />}
            />
          )}
        </div>
      </div>
    </>
  )
}
