import { describeEnum } from '../../../kernel/graphql.js'

export enum CoordinateSystem {
  WGS84 = 'WGS84',
  GCJ02 = 'GCJ02',
  BD09 = 'BD09',
}
describeEnum('CoordinateSystem', CoordinateSystem, '坐标系', {
  WGS84: 'WGS-84，定位设备的原始坐标',
  GCJ02: 'GCJ-02，国内地图（高德、腾讯）',
  BD09: 'BD-09，百度地图',
})

/** Reason why a position is impossible; it is stored, but left out of distances and playback. */
export enum PointFlag {
  OUT_OF_WORLD = 'OUT_OF_WORLD',
  FUTURE = 'FUTURE',
  TOO_OLD = 'TOO_OLD',
  TOO_FAST = 'TOO_FAST',
  JUMP = 'JUMP',
}
describeEnum('PointFlag', PointFlag, '定位点的异常', {
  OUT_OF_WORLD: '坐标不在地球上，或为 0,0',
  FUTURE: '时间晚于接收时间',
  TOO_OLD: '时间过早',
  TOO_FAST: '上报速度超过160公里/时',
  JUMP: '与前后定位点相距过远',
})

export enum TrackFlag {
  IMPOSSIBLE_POINTS = 'IMPOSSIBLE_POINTS',
  GAPS = 'GAPS',
  OFF_ROUTE = 'OFF_ROUTE',
  NOT_FROM_PROJECT = 'NOT_FROM_PROJECT',
  NOT_AT_SITE = 'NOT_AT_SITE',
  CUT_OFF = 'CUT_OFF',
}
describeEnum('TrackFlag', TrackFlag, '轨迹的异常', {
  IMPOSSIBLE_POINTS: '有异常定位点',
  GAPS: '有超过10分钟没有定位且车辆移动了的时段',
  OFF_ROUTE: '偏航里程超过三成',
  NOT_FROM_PROJECT: '轨迹没有经过项目1公里以内',
  NOT_AT_SITE: '已卸车，但轨迹没有到达渣土场1公里以内',
  CUT_OFF: '时间过长或定位点过多，只显示前一部分',
})

/** Form of the line: as measured, on the roads of a provider, or smoothed by the program. */
export enum TrackSnapping {
  NONE = 'NONE',
  ROADS = 'ROADS',
  SMOOTHED = 'SMOOTHED',
}
describeEnum('TrackSnapping', TrackSnapping, '轨迹的纠偏方式', {
  NONE: '未纠偏',
  ROADS: '已匹配到道路',
  SMOOTHED: '已平滑并抽稀',
})

/** Route that deviations are measured against. */
export enum RouteBasis {
  USUAL = 'USUAL',
  STRAIGHT = 'STRAIGHT',
}
describeEnum('RouteBasis', RouteBasis, '偏航的比较依据', {
  USUAL: '同一项目到同一渣土场最近的运输路线',
  STRAIGHT: '项目到渣土场的直线：途经该点不超过直线距离的1.5倍加2公里',
})
