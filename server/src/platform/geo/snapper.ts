import type { Fix } from './position.js'

/** Moves a measured way onto the roads. Fixes are in the order of time and in WGS-84, before and after. */
export interface RoadSnapper {
  snap(fixes: readonly Fix[]): Promise<Fix[]>
}

/** One fix in so many is sent to road snapping, which costs by the point: one in ten is enough to find the road. */
const SAMPLE_EVERY = 10

/** Every tenth fix, and the last one, so that the way keeps its end. */
export const sampled = (fixes: readonly Fix[]): Fix[] =>
  fixes.filter((_, at) => at % SAMPLE_EVERY === 0 || at === fixes.length - 1)
