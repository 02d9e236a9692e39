import { type Coords, GridLayer, type Map as LeafletMap } from 'leaflet'

const DECIMALS = 3
const degrees = new Intl.NumberFormat('en', {
  maximumFractionDigits: DECIMALS,
  minimumFractionDigits: DECIMALS,
  useGrouping: false,
})

/** The ground where there are no tiles: squares that move with the map, each with the coordinates of its corner. */
export class Grid extends GridLayer {
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
