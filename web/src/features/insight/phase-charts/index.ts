export { VIEWS } from './charts'
export { costPartTexts, reasonTexts, tripsText } from './exclusion-texts'
export { ofPhase, phaseTrips } from './trips'
