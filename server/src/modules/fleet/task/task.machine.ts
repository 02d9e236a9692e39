import { reviewedMachine } from '../../price/index.js'
import { fleetTexts } from '../texts.js'

/** States of task applications: those of direct-pay prices, under the same permissions. */
export const taskMachine = reviewedMachine(fleetTexts.what)
