export { VIEWS } from './charts'
export { costPartTexts, reasonTexts, tripsText } from './exclusion-texts'
export { phaseTrips } from './trips'
export { type Whose, whose } from './whose'
