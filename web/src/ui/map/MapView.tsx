import { Control, LayerGroup, Map as LeafletMap, type LeafletMouseEvent, Marker } from 'leaflet'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { LuMaximize } from '../icons'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import { boundsOf, groundOf, latLng, lineLayer, markLayer, maxZoomOf, vehicleIcon } from './layers'
import css from './MapView.module.css'
import { North } from './north'
import type { MapLine, MapMark, MapPlace, MapTileSource, MapVehicle } from './types'

interface Props {
  /** What the map shows, for screen readers. */
  label: string
  tiles: MapTileSource | null
  /** Keep these the same objects as long as they are the same: the map is drawn anew for others. */
  lines: readonly MapLine[]
  marks: readonly MapMark[]
  vehicle: MapVehicle | null
  /** No movement of the map but what the person does. */
  still: boolean
  /** Takes the place that is pointed at. */
  onPick?: (place: MapPlace) => void
}

/** Where a place is looked for while none is known. */
const ANYWHERE = { center: [35, 105] as [number, number], zoom: 4 }

/** Room for the marks' words and the controls in the corners. */
const PADDING = { paddingTopLeft: [64, 60] as [number, number], paddingBottomRight: [64, 56] as [number, number] }
/** One place alone is shown with its surroundings. */
const CLOSEST = 16

/** A map of ways and marks; usable without any tiles. Loaded on demand: it brings Leaflet along. */
export default function MapView({ label, tiles, lines, marks, vehicle, still, onPick }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const map = useMap(element, tiles, still)
  const fit = () => {
    const bounds = boundsOf(lines, marks)
    if (bounds) map?.fitBounds(bounds, { ...PADDING, maxZoom: CLOSEST, animate: false })
  }
  const fitLatest = useRef(fit)
  fitLatest.current = fit

  useEffect(() => {
    if (!map) return
    const group = new LayerGroup(lines.map(lineLayer)).addTo(map)
    return () => void group.remove()
  }, [map, lines])

  useEffect(() => {
    if (!map) return
    const group = new LayerGroup(marks.map(markLayer)).addTo(map)
    return () => void group.remove()
  }, [map, marks])

  // The view is fitted when what is shown becomes something else, not when a part of it changes its looks.
  const extent = useMemo(() => boundsOf(lines, marks)?.toBBoxString(), [lines, marks])
  const picked = usePick(map, onPick)
  useEffect(() => {
    if (!map || !extent) return
    // What was pointed at stays where it is.
    if (!picked.current) fitLatest.current()
    picked.current = false
  }, [map, extent, picked])

  useVehicle(map, vehicle)

  return (
    <div className={css.frame}>
      <div ref={element} className={css.map} role="application" aria-label={label} />
      <span className={css.fit}>
        <IconButton label={texts.mapFit} icon={<LuMaximize aria-hidden />} variant="outline" onClick={fit} />
      </span>
    </div>
  )
}

function useMap(element: RefObject<HTMLDivElement | null>, tiles: MapTileSource | null, still: boolean) {
  const [map, setMap] = useState<LeafletMap>()
  useEffect(() => {
    const container = element.current
    if (!container) return
    const motion = { zoomAnimation: !still, fadeAnimation: !still, markerZoomAnimation: !still, inertia: !still }
    // Tiles are drawn for whole steps; without them the way takes what room there is.
    const steps = { zoomSnap: tiles ? 1 : 0.25, zoomDelta: 1 }
    const made = new LeafletMap(container, {
      ...steps,
      ...motion,
      zoomControl: false,
      attributionControl: false,
      maxZoom: maxZoomOf(tiles),
      ...ANYWHERE,
    })
    groundOf(tiles).addTo(made)
    new Control.Zoom({ zoomInTitle: texts.mapZoomIn, zoomOutTitle: texts.mapZoomOut }).addTo(made)
    new Control.Scale({ imperial: false, position: 'bottomleft' }).addTo(made)
    new North({ position: 'topright' }).addTo(made)
    const attribution = new Control.Attribution({ prefix: false }).addTo(made)
    if (!tiles) attribution.addAttribution(texts.mapNoTiles)
    // A drawer slides in and a window changes its size: the map has to hear of it.
    const observer = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    observer.observe(container)
    setMap(made)
    return () => {
      observer.disconnect()
      made.remove()
      setMap(undefined)
    }
  }, [element, tiles, still])
  return map
}

/** Whether what the map shows now was pointed at. */
function usePick(map: LeafletMap | undefined, onPick: Props['onPick']): RefObject<boolean> {
  const picked = useRef(false)
  const latest = useRef(onPick)
  latest.current = onPick
  const picks = onPick !== undefined
  useEffect(() => {
    if (!map || !picks) return
    const pick = ({ latlng }: LeafletMouseEvent) => {
      const { lng, lat } = latlng.wrap()
      picked.current = true
      latest.current?.({ lng, lat })
    }
    map.on('click', pick)
    return () => void map.off('click', pick)
  }, [map, picks])
  return picked
}

function useVehicle(map: LeafletMap | undefined, vehicle: MapVehicle | null): void {
  const marker = useRef<Marker>(null)
  useEffect(() => {
    if (!map) return
    const made = new Marker([0, 0], { icon: vehicleIcon(), interactive: false, keyboard: false, zIndexOffset: 1000 })
    marker.current = made
    return () => {
      made.remove()
      marker.current = null
    }
  }, [map])
  useEffect(() => {
    const made = marker.current
    if (!map || !made) return
    if (!vehicle) {
      made.remove()
      return
    }
    made.setLatLng(latLng(vehicle)).addTo(map)
    made.getElement()?.style.setProperty('--heading', `${vehicle.heading}deg`)
  }, [map, vehicle])
}
