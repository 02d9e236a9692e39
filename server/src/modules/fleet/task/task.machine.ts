import { reviewedMachine } from '../../price/index.js'
import { fleetTexts } from '../texts.js'

/** Task applications go the way of direct-pay prices, under the same permissions. */
export const taskMachine = reviewedMachine(fleetTexts.what)
