import { z } from 'zod'
import { DomainError } from '../../kernel/errors.js'
import { CoordinateSystem } from '../../modules/waybill/track/enums.js'
import { MAX_POINTS } from '../../modules/waybill/track/ingest.schema.js'
import { waybillLabels as labels, plate } from '../../modules/waybill/waybill/fields.js'
import { coordinateSystem, given, givenId, judgedRow, maybe, rowsOf } from '../fields.js'
import { deviceRoute, type Route, route } from '../route.js'
import { count } from '../shapes.js'
import { gpsOf, gpsShape, measuredOf, measuredShape } from './track.presenter.js'

const params = z.object({ companyWaybillId: givenId(labels.id), coordinateSystem: coordinateSystem.optional() })

const measured = route({
  method: 'GET',
  path: '/chain/drivertruckgps/getGpsList',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'list',
  summary: '运单轨迹的原始定位点，含异常点，按时间；坐标默认为 WGS-84，没有定位时为空列表',
  params,
  answer: measuredShape,
  async handler({ actor, params, services }) {
    const system = params.coordinateSystem ?? CoordinateSystem.WGS84
    const request = { coordinateSystem: system, snapped: false, fields: new Set(['points']) }
    const track = await services.tracks.find(actor, params.companyWaybillId, request)
    if (!track) throw new DomainError('NOT_FOUND', { what: '运单' })
    return track.points.map(measuredOf)
  },
})

const shown = route({
  method: 'GET',
  path: '/chain/drivertruckgps/getGpsListNew',
  weight: 'outside',
  group: 'waybills',
  access: 'chain:companywaybill:get',
  result: 'list',
  summary:
    '运单轨迹的展示点：去除异常点，匹配道路（未配置道路服务时平滑并抽稀），按时间；坐标默认为 GCJ-02，没有定位时为空列表',
  params,
  answer: gpsShape,
  async handler({ actor, params, services }) {
    const system = params.coordinateSystem ?? CoordinateSystem.GCJ02
    const request = { coordinateSystem: system, snapped: true, fields: new Set(['points']) }
    const track = await services.tracks.find(actor, params.companyWaybillId, request)
    if (!track) throw new DomainError('NOT_FOUND', { what: '运单' })
    return track.points.map(gpsOf)
  },
})

/** Longest text of a point. */
const MAX_MEMBER = 64

const report = deviceRoute({
  method: 'POST',
  path: '/chain/drivertruckgps/addGpsList',
  group: 'waybills',
  result: 'object',
  summary:
    '定位设备或平台上报位置，一次最多500点；同一车辆同一时间只存一次，可重复、可乱序；不可能的点标记后保留，读不出的点与未知车牌的点逐点拒收，其余照存',
  body: z.object({
    points: rowsOf(
      judgedRow(
        z.object({
          truckCode: maybe(plate.label, MAX_MEMBER).describe(`${plate.label}；密钥属于一辆车时可不填`),
          gps: given('“经度,纬度”', MAX_MEMBER),
          createDatetime: given('定位时间，yyyy-MM-dd HH:mm:ss', MAX_MEMBER),
          speed: z.number().nullish().describe('速度，公里/时'),
          heading: z.number().nullish().describe('方向，正北起顺时针的度数'),
        }),
      ),
      '定位点',
      MAX_POINTS,
    ),
    coordinateSystem: coordinateSystem.nullish(),
  }),
  answer: z.object({
    received: count('收到的点数'),
    stored: count('新存的点数'),
    duplicates: count('已有的点数'),
    flagged: count('标记为异常的点数'),
    refused: z
      .array(z.object({ index: count('在 points 中的序号，从0开始'), msg: z.string().describe('拒收原因') }))
      .describe('拒收的点'),
  }),
  handler: ({ device, body, services }) => services.ingest.report(device, body),
})

export const trackRoutes: Route[] = [measured, shown, report]
