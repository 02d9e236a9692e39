import { Baseline } from './0001-baseline/baseline.js'

/** In the order they run, which is what counts. A migration that has run anywhere is never edited; a change is a new one at the end. */
export const migrations = [{ name: '0001-baseline', class: Baseline }]
