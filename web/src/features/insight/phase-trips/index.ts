export { phaseBooked, phaseTrips, type Whose } from './addresses'
export { bookedText, costPartTexts, reasonTexts, tripsText } from './texts'
