export { OpenArrivalsDocument } from './arrival.generated'
export { texts as arrivalTexts } from './texts'
