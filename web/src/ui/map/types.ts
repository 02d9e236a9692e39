/** Place in the coordinate system of the map's tiles. */
export interface MapPlace {
  lng: number
  lat: number
}

/** Tiles of a map; a map without them shows a grid. */
export interface MapTileSource {
  url: string
  subdomains: string
  attribution: string
  maxZoom: number
}

export interface MapLine {
  id: string
  /** Kind of a line: `way` is the subject of the map, `past` lies above it, a `fence` surrounds a place. */
  tone: 'way' | 'past' | 'fence'
  places: readonly MapPlace[]
}

/** Mark with a text, so that marks are distinguished without colour too. */
export interface MapMark extends MapPlace {
  id: string
  tone: 'start' | 'end' | 'stop' | 'place' | 'wrong'
  text: string
  /** Text for screen readers, also shown while the pointer rests on the mark. */
  title: string
  onOpen?: () => void
}

export interface MapVehicle extends MapPlace {
  /** Degrees clockwise from north. */
  heading: number
}
