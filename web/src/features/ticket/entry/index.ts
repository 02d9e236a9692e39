export { CorrectDrawer } from './CorrectDrawer'
export { driverTripsUrl, monthUrl, usedUrl } from './links'
export { Linked, Used } from './Used'
