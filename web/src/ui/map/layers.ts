import { divIcon, type LatLngBounds, type Layer, latLngBounds, Marker, Polyline, TileLayer } from 'leaflet'
import { placesInView } from './extent'
import { Grid } from './grid'
import type { MapLine, MapMark, MapPlace, MapTileSource } from './types'

/** What the other layers lie on. */
export function groundOf(tiles: MapTileSource | null): Layer {
  if (!tiles) return new Grid({ className: 'tf-map-grids', maxZoom: GRID_ZOOM })
  const { url, ...options } = tiles
  return new TileLayer(url, { ...options, referrerPolicy: 'origin' })
}

const GRID_ZOOM = 20
export const maxZoomOf = (tiles: MapTileSource | null): number => tiles?.maxZoom ?? GRID_ZOOM

export const latLng = ({ lng, lat }: MapPlace): [number, number] => [lat, lng]

export const lineLayer = ({ tone, places }: MapLine): Polyline =>
  new Polyline(places.map(latLng), {
    className: `tf-map-line tf-map-line-${tone}`,
    interactive: false,
    // Fewer corners would show that a fence is no circle.
    smoothFactor: tone === 'fence' ? 0 : 1,
  })

/** Colours come from the style sheet, so that they follow light and dark. */
export function markLayer({ tone, text, title, onOpen, ...place }: MapMark): Marker {
  const label = document.createElement('span')
  label.textContent = text
  const icon = divIcon({ className: `tf-map-mark tf-map-mark-${tone}`, html: label, iconSize: undefined })
  const interactive = onOpen !== undefined
  const marker = new Marker(latLng(place), {
    icon,
    title,
    alt: title,
    interactive,
    keyboard: interactive,
    riseOnHover: true,
  })
  if (onOpen) {
    marker.on('click', onOpen)
    marker.on('keypress', ({ originalEvent }: { originalEvent: KeyboardEvent }) => {
      if (originalEvent.key === 'Enter' || originalEvent.key === ' ') onOpen()
    })
  }
  marker.on('add', () => {
    const element = marker.getElement()
    element?.setAttribute('aria-label', title)
    if (!interactive) element?.setAttribute('role', 'img')
  })
  return marker
}

/** A truck seen from above; it turns with its heading. */
export const vehicleIcon = () =>
  divIcon({
    className: 'tf-map-vehicle',
    html: '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="M12 2l7 19-7-4-7 4z"/></svg>',
    iconSize: [28, 28],
  })

/** The bounds of what a view has to show; undefined while there is nothing. */
export function boundsOf(lines: readonly MapLine[], marks: readonly MapMark[]): LatLngBounds | undefined {
  const places = placesInView(lines, marks)
  return places.length > 0 ? latLngBounds(places.map(latLng)) : undefined
}
