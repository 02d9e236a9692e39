export { CHARTS } from './charts'
export { tripsText } from './exclusion-texts'
export { phaseTrips } from './trips'
