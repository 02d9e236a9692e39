/** A place in the coordinate system of the map's tiles. */
export interface MapPlace {
  lng: number
  lat: number
}

/** What a map is drawn on; without it there is a grid. */
export interface MapTileSource {
  url: string
  subdomains: string
  attribution: string
  maxZoom: number
}

export interface MapLine {
  id: string
  /** `way` is what the map is about; `past` lies over it; a `fence` goes around a place. */
  tone: 'way' | 'past' | 'fence'
  places: readonly MapPlace[]
}

/** A mark with words in it: never told apart by colour alone. */
export interface MapMark extends MapPlace {
  id: string
  tone: 'start' | 'end' | 'stop' | 'place' | 'wrong'
  text: string
  /** Said by screen readers and shown while the pointer rests on it. */
  title: string
  onOpen?: () => void
}

export interface MapVehicle extends MapPlace {
  /** Degrees clockwise from north. */
  heading: number
}
