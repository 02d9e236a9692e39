import type { Fix } from './position.js'

/** Brings a measured way onto the roads. Fixes come in the order of time, in WGS-84; so does the answer. */
export interface RoadSnapper {
  snap(fixes: readonly Fix[]): Promise<Fix[]>
}

/** One point in ten goes to road snapping (001 §9). */
const SAMPLE_EVERY = 10

/** Every tenth fix, and the last one, so that the way ends where it ended. */
export const sampled = (fixes: readonly Fix[]): Fix[] =>
  fixes.filter((_, at) => at % SAMPLE_EVERY === 0 || at === fixes.length - 1)
