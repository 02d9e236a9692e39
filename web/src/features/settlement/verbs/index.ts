export { TripMenu } from './trips/TripMenu'
export { TripRowMenu } from './trips/TripRowMenu'
export { type TripVerbs, useTripVerbs } from './trips/useTripVerbs'
