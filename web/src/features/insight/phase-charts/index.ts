export { CHARTS } from './charts'
export { reasonTexts, tripsText } from './exclusion-texts'
export { phaseTrips } from './trips'
