import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { toRequestError } from '../../../apollo/errors'
import { ErrorPanel } from '../../../ui/feedback/ErrorPanel'
import { LuMapPinOff } from '../../../ui/icons'
import { TrackView } from './TrackView'
import { texts } from './texts'
import type { MapTilesQuery } from './track.generated'
import { MapTilesDocument, WaybillTrackDocument } from './track.generated'
import css from './track.module.css'

/** A waybill's track on a map: loading, empty, failed, or to be played. */
export function TrackPanel({ waybillId }: { waybillId: string }) {
  const { data, error, refetch } = useQuery(MapTilesDocument)
  if (error && !data) return <Failed error={error} refetch={refetch} />
  if (!data) return <Loading />
  return <Loaded waybillId={waybillId} tiles={data.mapTiles} />
}

type Tiles = MapTilesQuery['mapTiles']

function Loaded({ waybillId, tiles }: { waybillId: string; tiles: Tiles }) {
  const [snapped, setSnapped] = useState(true)
  const coordinateSystem = tiles?.coordinateSystem ?? 'WGS84'
  const variables = { id: waybillId, coordinateSystem, snapped }
  const { data, previousData, error, refetch } = useQuery(WaybillTrackDocument, { variables })
  if (error && !data) return <Failed error={error} refetch={refetch} />
  const shown = data ?? previousData
  if (!shown) return <Loading />
  const track = shown.waybillTrack
  if (!track || track.points.length === 0) {
    return (
      <p className={css.empty} role="status">
        <LuMapPinOff aria-hidden size={40} />
        {track ? texts.empty : texts.missing}
      </p>
    )
  }
  return (
    <div className={css.panel}>
      <fieldset className={css.choice}>
        <legend className="tf-visually-hidden">{texts.line}</legend>
        {[true, false].map((choice) => (
          <label key={String(choice)}>
            <input type="radio" checked={snapped === choice} onChange={() => setSnapped(choice)} />
            {choice ? texts.snapped : texts.measured}
          </label>
        ))}
        <span className={css.note}>{texts.snapping[track.snapping]}</span>
      </fieldset>
      <TrackView key={waybillId} track={track} tiles={tiles} />
    </div>
  )
}

function Loading() {
  return (
    <div className={css.loading} aria-busy role="status" aria-label={texts.loading}>
      <span className={css.ground} />
    </div>
  )
}

function Failed({ error, refetch }: { error: Error; refetch: () => Promise<unknown> }) {
  // A failed retry is reported as `error`.
  return <ErrorPanel error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
}
