import { z } from 'zod'
import { refuseInTransaction } from '../../kernel/sql/transaction.js'
import { timesAlong } from './along.js'
import { convert } from './coordinates.js'
import { distanceM, type Fix, headingOf, kmh } from './position.js'
import { type RoadSnapper, sampled } from './snapper.js'

const TIMEOUT_MS = 5000
/** Most points of one request at that provider. */
const MAX_POINTS = 500
const MAX_KMH = 255

const answerSchema = z.object({
  errcode: z.literal(0),
  data: z.object({ points: z.array(z.object({ x: z.number(), y: z.number() })).min(2) }),
})

/**
 * Road matching over HTTP as AMap's 轨迹纠偏 speaks it: POST ?key=… with `[{x, y, sp, ag, tm}]` in GCJ-02, the first `tm`
 * in seconds since 1970 and each further one in seconds after it; `{errcode: 0, data: {points: [{x, y}]}}` comes back,
 * a line on the roads without times. One fix in ten is sent. Any other answer is an Error.
 */
export class AmapSnapper implements RoadSnapper {
  constructor(private readonly provider: { url: string; key: string | undefined }) {}

  async snap(fixes: readonly Fix[]): Promise<Fix[]> {
    refuseInTransaction('road snapping')
    const anchors = limited(sampled(fixes))
    const road = await this.match(anchors.map((anchor) => convert(anchor, 'WGS84', 'GCJ02')))
    return timesAlong(road, anchors)
  }

  private async match(anchors: readonly Fix[]) {
    const url = new URL(this.provider.url)
    if (this.provider.key) url.searchParams.set('key', this.provider.key)
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(anchors.map((anchor, at) => written(anchors, anchor, at))),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`road snapping answered ${response.status}`)
    const parsed = answerSchema.safeParse(await response.json())
    if (!parsed.success) throw new Error('road snapping answered with no road')
    return parsed.data.data.points.map(({ x, y }) => convert({ lng: x, lat: y }, 'GCJ02', 'WGS84'))
  }
}

function written(anchors: readonly Fix[], { lng, lat, at: time, speed, heading }: Fix, at: number) {
  const [before, next, begin] = [anchors[at - 1], anchors[at + 1], anchors[0]?.at ?? time]
  const driven = before ? kmh(distanceM(before, { lng, lat }), time - before.at) : 0
  const seconds = Math.floor(time / 1000)
  return {
    x: lng,
    y: lat,
    sp: Math.min(MAX_KMH, Math.round(speed ?? driven)),
    ag: heading ?? (next ? headingOf({ lng, lat }, next) : 0),
    tm: at === 0 ? seconds : seconds - Math.floor(begin / 1000),
  }
}

/** A longer way is sampled more sparsely. */
function limited(anchors: readonly Fix[]): Fix[] {
  const step = Math.ceil(anchors.length / MAX_POINTS)
  return anchors.filter((_, at) => at % step === 0 || at === anchors.length - 1)
}
