import {
  type Coords,
  divIcon,
  GridLayer,
  type LatLngBounds,
  type Layer,
  type Map as LeafletMap,
  latLngBounds,
  Marker,
  Polyline,
  TileLayer,
} from 'leaflet'
import { placesInView } from './extent'
import type { MapLine, MapMark, MapPlace, MapTileSource } from './types'

const DECIMALS = 3
const degrees = new Intl.NumberFormat('en', {
  maximumFractionDigits: DECIMALS,
  minimumFractionDigits: DECIMALS,
  useGrouping: false,
})

/** Ground of a map without tiles: squares that move with the map, each with the coordinates of its corner. */
class Grid extends GridLayer {
  declare protected _map: LeafletMap

  protected override createTile(coords: Coords): HTMLElement {
    const tile = document.createElement('div')
    tile.className = 'tf-map-grid'
    const size = this.getTileSize()
    const corner = this._map.unproject([coords.x * size.x, coords.y * size.y], coords.z)
    tile.textContent = `${degrees.format(corner.lng)}, ${degrees.format(corner.lat)}`
    return tile
  }
}

/** Lowest layer of a map. */
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
    // With fewer corners a fence would no longer look like a circle.
    smoothFactor: tone === 'fence' ? 0 : 1,
  })

/** Colours come from the style sheet, so that they follow the light and the dark mode. */
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

/** Truck seen from above, turned to its heading. */
export const vehicleIcon = () =>
  divIcon({
    className: 'tf-map-vehicle',
    html: '<svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="M12 2l7 19-7-4-7 4z"/></svg>',
    iconSize: [28, 28],
  })

/** Bounds of all places in a view; undefined for none. */
export function boundsOf(lines: readonly MapLine[], marks: readonly MapMark[]): LatLngBounds | undefined {
  const places = placesInView(lines, marks)
  return places.length > 0 ? latLngBounds(places.map(latLng)) : undefined
}
