import { Control, DomUtil } from 'leaflet'
import { texts } from '../texts'

/** The map is never turned, and says so. */
export class North extends Control {
  override onAdd(): HTMLElement {
    const element = DomUtil.create('div', 'tf-map-north')
    element.title = texts.mapNorth
    element.textContent = texts.mapNorthSign
    return element
  }
}
