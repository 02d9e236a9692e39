import 'leaflet/dist/leaflet.css'
import './map.css'
import { Control, DomUtil, LayerGroup, Map as LeafletMap, type LeafletMouseEvent, Marker } from 'leaflet'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { LuMaximize } from '../icons'
import { IconButton } from '../layout/Button'
import { texts } from '../texts'
import { boundsOf, groundOf, latLng, lineLayer, markLayer, maxZoomOf, vehicleIcon } from './layers'
import css from './MapView.module.css'
import type { MapLine, MapMark, MapPlace, MapTileSource, MapVehicle } from './types'

/** Sign for north, at the top of the map, which is never turned. */
class North extends Control {
  override onAdd(): HTMLElement {
    const element = DomUtil.create('div', 'tf-map-north')
    element.title = texts.mapNorth
    element.textContent = texts.mapNorthSign
    return element
  }
}

interface Props {
  /** Content of the map for screen readers. */
  label: string
  tiles: MapTileSource | null
  /** Pass the same objects while their content is the same: new objects draw the map again. */
  lines: readonly MapLine[]
  marks: readonly MapMark[]
  vehicle: MapVehicle | null
  /** Whether only the person moves the map. */
  still: boolean
  /** Called with the place that the person clicks. */
  onPick?: (place: MapPlace) => void
}

/** View of a map for picking a place while none is known. */
const ANYWHERE = { center: [35, 105] as [number, number], zoom: 4 }

/** Space for the texts of marks and for the controls in the corners. */
const PADDING = { paddingTopLeft: [64, 60] as [number, number], paddingBottomRight: [64, 56] as [number, number] }
/** Zoom for a single place, which shows its surroundings as well. */
const CLOSEST = 16

/** Map with lines and marks, which works without tiles as well. It is loaded on demand, together with Leaflet. */
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

  // The view moves when other places are shown, and stays when places only change their looks.
  const extent = useMemo(() => boundsOf(lines, marks)?.toBBoxString(), [lines, marks])
  const picked = usePick(map, onPick)
  useEffect(() => {
    if (!map || !extent) return
    // A picked place does not move the view.
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
    // Tiles are sharp at whole zoom levels only; without tiles the zoom may be any, so that the line fills the map.
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
    // Leaflet must be told of every change of size, as when a drawer slides in.
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

/** Whether the current place was picked on the map. */
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
