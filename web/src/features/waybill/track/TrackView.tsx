import { useMemo, useRef } from 'react'
import { late } from '../../../ui/late'
import type { MapLine, MapTileSource } from '../../../ui/map/types'
import { marksOf } from './marks'
import { Player } from './Player'
import { momentAt, stepsOf, type Track } from './playback'
import { StopList } from './StopList'
import { TrackFacts } from './TrackFacts'
import { texts } from './texts'
import css from './track.module.css'
import { useCalm, usePlayback } from './usePlayback'

const MapView = late(() => import('../../../ui/map/MapView'))

interface Props {
  track: Track
  tiles: MapTileSource | null
}

/** Map with its player, the figures above and the stops beside it. */
export function TrackView({ track, tiles }: Props) {
  const steps = useMemo(() => stepsOf(track.points), [track])
  const [begin, end] = [steps[0]?.at ?? 0, steps.at(-1)?.at ?? 0]
  const playback = usePlayback(begin, end)
  const calm = useCalm()
  const seek = useRef(playback.seek)
  seek.current = playback.seek
  const marks = useMemo(() => marksOf(track, steps, (at) => seek.current(at)), [track, steps])
  const moment = momentAt(steps, playback.at)
  const passed = moment?.passed ?? 0
  const lines = useMemo<MapLine[]>(
    () => [
      { id: 'way', tone: 'way', places: steps },
      { id: 'past', tone: 'past', places: steps.slice(0, passed + 1) },
    ],
    [steps, passed],
  )
  // Each frame has a new moment and usually a new place; while the truck stands the map is not drawn again.
  const [lng, lat, heading] = [moment?.lng, moment?.lat, moment?.heading]
  const vehicle = useMemo(
    () => (lng === undefined || lat === undefined ? null : { lng, lat, heading: heading ?? 0 }),
    [lng, lat, heading],
  )
  return (
    <div className={css.view}>
      <TrackFacts track={track} steps={steps} />
      <div className={css.map}>
        <MapView
          label={texts.map(track.truckCode)}
          {...{ tiles, lines, marks, vehicle }}
          still={calm}
          instead={<div className={css.ground} aria-busy />}
        />
      </div>
      {end > begin && <Player {...{ playback, begin, end }} speed={moment?.speed ?? null} />}
      <StopList stops={track.stops} onSeek={playback.seek} />
    </div>
  )
}
