export { PlaceFields } from './PlaceFields'
