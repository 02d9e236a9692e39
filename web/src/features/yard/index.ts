export { OpenArrivals } from './arrival/OpenArrivals'
