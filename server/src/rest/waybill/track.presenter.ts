import { z } from 'zod'
import type { PointFlag } from '../../modules/waybill/track/enums.js'
import type { TrackPoint } from '../../modules/waybill/track/track.view.js'
import { text, time, timeOf } from '../shapes.js'

/** Point of a track (docs/behaviour/waybill.md), with speed and heading. */
export const gpsShape = z.object({
  gps: text('“经度,纬度”'),
  createDatetime: time('定位时间'),
  speed: z.number().nullable().describe('速度，公里/时'),
  heading: z.int().nullable().describe('方向，正北起顺时针的度数'),
})

export const measuredShape = gpsShape.extend({
  status: z
    .int()
    .describe('0 正常；异常时为各数之和：1 坐标无效，2 时间超前，4 时间过早，8 速度过快，16 与前后的点相距过远'),
})

const numbers: Record<PointFlag, number> = { OUT_OF_WORLD: 1, FUTURE: 2, TOO_OLD: 4, TOO_FAST: 8, JUMP: 16 }

export const gpsOf = ({ lng, lat, time, speed, heading }: TrackPoint): z.output<typeof gpsShape> => ({
  gps: `${lng},${lat}`,
  createDatetime: timeOf(time) ?? '',
  speed,
  heading,
})

export const measuredOf = (point: TrackPoint): z.output<typeof measuredShape> => ({
  ...gpsOf(point),
  status: point.flags.reduce((sum, flag) => sum | numbers[flag], 0),
})
