import { waybillFields } from '../../../gql/fields/waybill.generated'
import { commonTexts } from '../../../ui/texts'

/** Every text of device keys. */
export const texts = {
  title: '定位设备',
  intro: '车载终端或定位平台凭密钥上报车辆位置；一辆车一个密钥，或整个车队的平台共用一个。',
  empty: '还没有密钥：新建一个，填到车载终端或定位平台的设置里',
  state: waybillFields.status.label,
  anyTruck: '不限车辆',
  neverUsed: '从未上报',
  tail: (tail: string) => `…${tail}`,
  valid: '有效',
  revoked: '已吊销',
  revokedAt: (time: string) => `${time} 吊销`,
  add: '新建密钥',
  createTitle: '新建设备密钥',
  nameHint: '如“前装终端”“北斗平台”，最多20个字',
  truckHint: '填车牌则只能上报这一辆车；不填可上报本公司任何车辆',
  use: '用途',
  positions: '上报位置',
  positionsAndPunches: '上报位置与打卡',
  useHint: '道闸等可上报装车、出场与卸车打卡，须不限车辆；以您的权限与项目范围计入运单',
  revoke: '吊销',
  revokeTitle: '吊销设备密钥',
  revokeQuestion: (name: string) => `吊销“${name}”的密钥？`,
  revokeAbout: '用它的设备将立即不能再上报，已上报的位置保留；吊销后不能恢复',
  alreadyRevoked: '密钥已吊销',
  shownTitle: '密钥已建立',
  shownOnce: '密钥只显示这一次，关闭后无法再查看。请现在复制，填入设备或平台。',
  shownNever: '密钥已在先前的请求中显示过，不能再次显示。如未保存，请吊销后重建。',
  keyLabel: '设备密钥',
  copy: '复制密钥',
  copied: commonTexts.copied,
  copyFailed: '浏览器不允许复制，请选中密钥后手动复制',
  usage: '设备或平台的设置',
  address: '上报地址',
  header: '请求头',
  format: '内容（JSON，一次最多500点）',
  formatNote:
    '时间为北京时间；坐标默认 WGS-84，国内平台多为 GCJ02，可另填 coordinateSystem。可重复上报，不会重复记录。',
  sample: (truckCode: string | null) =>
    JSON.stringify(
      {
        points: [
          {
            ...(truckCode ? {} : { truckCode: '粤B12345' }),
            gps: '114.057868,22.543099',
            createDatetime: '2026-11-21 08:30:00',
            speed: 42,
            heading: 90,
          },
        ],
      },
      null,
      2,
    ),
  docs: '完整说明见接口文档',
  close: '我已保存，关闭',
} as const

/** Texts of the keys of a dump site's gate and scales, where they differ. */
export const gateTexts = {
  title: '门岗设备',
  intro: '道闸、地磅凭密钥登记到场、卸土和拒收，过磅数量直接进来；一台设备一个密钥。',
  empty: '还没有密钥：新建一个，填到道闸或地磅的软件里',
  add: texts.add,
  nameHint: '如“东门道闸”“一号地磅”，最多20个字；登记时显示这个名称',
  format: '内容（JSON）',
  formatNote:
    '先以 GET /chain/yard/arrivalPage?truckCode=… 按车牌查到车次的 id；到场用 /chain/yard/arrive，拒收用 /chain/yard/refuse。',
  sample: JSON.stringify({ id: '…', siteWeight: 30.25 }, null, 2),
} as const
