import type { Mode, Unit } from './world.ts'

export interface Kind {
  modes: readonly (readonly [Mode, number])[]
  units: Record<Mode, Unit>
  soils: readonly (readonly [string, number])[]
  night: number
}

const BASE: Record<Mode, Unit> = { RELEASE: 'TRUCK', FREIGHT: 'CUBIC', INTERNAL: 'TRUCK', BACKFILL: 'TON' }

/** Soils that a site digs, ways in which it hauls, and the share of the nights. */
export const KINDS = {
  pit: {
    modes: [
      ['FREIGHT', 58],
      ['RELEASE', 30],
      ['INTERNAL', 8],
      ['BACKFILL', 4],
    ],
    units: BASE,
    soils: [
      ['普通土', 50],
      ['淤泥', 22],
      ['砂质土', 16],
      ['风化岩', 12],
    ],
    night: 0.68,
  },
  levelling: {
    modes: [
      ['INTERNAL', 40],
      ['FREIGHT', 32],
      ['BACKFILL', 20],
      ['RELEASE', 8],
    ],
    units: BASE,
    soils: [
      ['普通土', 46],
      ['石方', 26],
      ['风化岩', 20],
      ['回填土', 8],
    ],
    night: 0.35,
  },
  renewal: {
    modes: [
      ['FREIGHT', 66],
      ['RELEASE', 26],
      ['BACKFILL', 8],
    ],
    units: { ...BASE, FREIGHT: 'TRUCK' },
    soils: [
      ['建筑垃圾', 46],
      ['普通土', 40],
      ['淤泥', 14],
    ],
    night: 0.78,
  },
  road: {
    modes: [
      ['FREIGHT', 44],
      ['RELEASE', 40],
      ['BACKFILL', 16],
    ],
    units: { ...BASE, FREIGHT: 'TRUCK' },
    soils: [
      ['普通土', 58],
      ['淤泥', 18],
      ['砂质土', 14],
      ['建筑垃圾', 10],
    ],
    night: 0.6,
  },
} satisfies Record<string, Kind>

export interface ProjectPlan {
  name: string
  address: string
  lng: string
  lat: string
  kind: keyof typeof KINDS
  /** The share of the story during which it works. */
  span: readonly [number, number]
  /** `mode|soil` without a price. */
  gaps?: readonly string[]
}

/** name, tons per cubic metre, share by which it costs more than ordinary soil (percent) */
export const SOILS: readonly (readonly [string, string, number])[] = [
  ['普通土', '1.650', 100],
  ['淤泥', '1.750', 116],
  ['砂质土', '1.700', 98],
  ['石方', '2.300', 124],
  ['风化岩', '2.050', 110],
  ['建筑垃圾', '1.500', 108],
  ['回填土', '1.600', 90],
]

interface SitePlace {
  address: string
  garbage_type: string
  ownership: 'OWN' | 'SHARED'
  fence_radius_m: number | null
}

/** name, minutes to drive, longitude, latitude, and further facts of it */
export const SITES: readonly (readonly [string, number, string, string, SitePlace])[] = [
  [
    '部九窝余泥渣土受纳场',
    48,
    '114.033910',
    '22.597480',
    { address: '深圳市龙华区民治街道部九窝', garbage_type: '1', ownership: 'OWN', fence_radius_m: 800 },
  ],
  [
    '新屋围受纳场',
    42,
    '114.072350',
    '22.641270',
    { address: '深圳市龙岗区坂田街道新屋围', garbage_type: '1', ownership: 'SHARED', fence_radius_m: null },
  ],
  [
    '大铲湾渣土中转码头',
    35,
    '113.862740',
    '22.558630',
    { address: '深圳市宝安区西乡街道大铲湾港区', garbage_type: '3', ownership: 'SHARED', fence_radius_m: 600 },
  ],
  [
    '铁岗综合利用厂',
    38,
    '113.893150',
    '22.604820',
    { address: '深圳市宝安区西乡街道铁岗水库西侧', garbage_type: '9', ownership: 'SHARED', fence_radius_m: null },
  ],
  [
    '坪地绿色建材利用厂',
    62,
    '114.317660',
    '22.783910',
    { address: '深圳市龙岗区坪地街道富坪路', garbage_type: '9', ownership: 'SHARED', fence_radius_m: 500 },
  ],
  [
    '田头山回填区',
    70,
    '114.409570',
    '22.687340',
    { address: '深圳市坪山区石井街道田头社区', garbage_type: '2', ownership: 'OWN', fence_radius_m: null },
  ],
  [
    '赤石镇回填区',
    105,
    '115.081260',
    '22.868550',
    { address: '深汕特别合作区赤石镇', garbage_type: '2', ownership: 'SHARED', fence_radius_m: null },
  ],
  [
    '翠亨新区围垦区',
    96,
    '113.571480',
    '22.557930',
    { address: '中山市翠亨新区马鞍岛', garbage_type: '2', ownership: 'SHARED', fence_radius_m: 1500 },
  ],
  [
    '清林径受纳场',
    58,
    '114.252830',
    '22.776190',
    { address: '深圳市龙岗区龙城街道清林径', garbage_type: '1', ownership: 'OWN', fence_radius_m: null },
  ],
]

export const LONG_PROJECT =
  '深圳市光明区公明街道下村社区土地整备利益统筹项目暨光明科学城启动区配套安居工程（一期）基坑支护、土石方开挖外运及资源化综合利用工程总承包'

export const PROJECTS: readonly ProjectPlan[] = [
  {
    name: '前海桂湾十九单元03街坊基坑工程',
    address: '深圳市南山区前海桂湾四路',
    lng: '113.897120',
    lat: '22.534210',
    kind: 'pit',
    span: [0.25, 1],
  },
  {
    name: '深圳北站超核心区C2地块土石方工程',
    address: '深圳市龙华区致远中路',
    lng: '114.029350',
    lat: '22.610480',
    kind: 'pit',
    span: [0.4, 1],
    gaps: ['RELEASE|风化岩', 'INTERNAL|淤泥'],
  },
  {
    name: LONG_PROJECT,
    address: '深圳市光明区公明街道下村',
    lng: '113.905620',
    lat: '22.783140',
    kind: 'levelling',
    span: [0.55, 1],
  },
  {
    name: '大冲城市更新三期土石方工程',
    address: '深圳市南山区粤海街道大冲二路',
    lng: '113.956080',
    lat: '22.541530',
    kind: 'renewal',
    span: [0.1, 1],
    gaps: ['RELEASE|淤泥'],
  },
  {
    name: '布心水围片区城市更新拆除清运',
    address: '深圳市罗湖区东晓街道太白路',
    lng: '114.128470',
    lat: '22.582360',
    kind: 'renewal',
    span: [0, 0.55],
  },
  {
    name: '坪地低碳城启动区场地平整工程',
    address: '深圳市龙岗区坪地街道高桥',
    lng: '114.297410',
    lat: '22.770260',
    kind: 'levelling',
    span: [0, 0.7],
    gaps: ['FREIGHT|石方'],
  },
  {
    name: '机场东车辆段综合管廊土方工程',
    address: '深圳市宝安区航城街道',
    lng: '113.833910',
    lat: '22.625770',
    kind: 'road',
    span: [0.2, 1],
  },
  {
    name: '聚龙山湿地北侧道路工程',
    address: '深圳市坪山区坑梓街道',
    lng: '114.370250',
    lat: '22.737190',
    kind: 'road',
    span: [0, 0.45],
  },
]

export const MORE_PROJECTS: readonly ProjectPlan[] = [
  {
    name: '沙井海岸城二期基坑土石方',
    address: '深圳市宝安区沙井街道',
    lng: '113.799360',
    lat: '22.731850',
    kind: 'pit',
    span: [0, 1],
  },
  {
    name: '龙华清湖地铁上盖土方外运',
    address: '深圳市龙华区清湖路',
    lng: '114.040870',
    lat: '22.667020',
    kind: 'road',
    span: [0, 1],
    gaps: ['RELEASE|建筑垃圾'],
  },
  {
    name: '盐田港后方陆域场平工程',
    address: '深圳市盐田区深盐路',
    lng: '114.262480',
    lat: '22.589640',
    kind: 'levelling',
    span: [0, 1],
  },
]
