import { Field, Float, ID, Int, ObjectType } from 'type-graphql'
import { nameLabel, spanLabels } from '../enums.js'
import { waybillLabels as labels, plate } from '../waybill/fields.js'
import { CoordinateSystem, PointFlag, RouteBasis, TrackFlag, TrackSnapping } from './enums.js'

@ObjectType({ description: '轨迹上的一个定位点' })
export class TrackPoint {
  @Field(() => Float, { description: '经度' })
  lng!: number

  @Field(() => Float, { description: '纬度' })
  lat!: number

  @Field(() => Date, { description: '定位时间' })
  time!: string

  @Field(() => Float, { nullable: true, description: '速度，公里/时' })
  speed!: number | null

  @Field(() => Int, { nullable: true, description: '方向，正北起顺时针的度数，0 到 359' })
  heading!: number | null

  @Field(() => [PointFlag], { description: '异常；有异常的点不计里程、不参与回放' })
  flags!: PointFlag[]
}

@ObjectType({ description: '一次停留：在50米以内停了至少3分钟' })
export class TrackStop {
  @Field(() => Float, { description: '经度' })
  lng!: number

  @Field(() => Float, { description: '纬度' })
  lat!: number

  @Field(() => Date, { description: spanLabels.from })
  from!: string

  @Field(() => Date, { description: spanLabels.to })
  to!: string

  @Field(() => Int, { description: '时长，秒' })
  duration!: number
}

@ObjectType({ description: '项目或渣土场所在的位置' })
export class TrackPlace {
  @Field({ description: nameLabel })
  name!: string

  @Field(() => Float, { description: '经度' })
  lng!: number

  @Field(() => Float, { description: '纬度' })
  lat!: number
}

/** A waybill's track: the positions of its truck from loading until completion. */
@ObjectType({ description: '运单的轨迹：装车（或出场）到完成之间该车的定位' })
export class WaybillTrack {
  @Field(() => ID, { description: labels.id })
  waybillId!: string

  @Field({ description: plate.label })
  truckCode!: string

  @Field(() => CoordinateSystem, { description: '坐标系' })
  coordinateSystem!: CoordinateSystem

  @Field(() => TrackSnapping, { description: '纠偏方式' })
  snapping!: TrackSnapping

  @Field(() => [TrackPoint], { description: '定位点，按时间；纠偏后的不含异常点' })
  points!: TrackPoint[]

  @Field(() => [TrackStop], { description: '停留，按时间' })
  stops!: TrackStop[]

  @Field(() => TrackPlace, { nullable: true, description: labels.projectName })
  origin!: TrackPlace | null

  @Field(() => TrackPlace, { nullable: true, description: labels.garbageName })
  destination!: TrackPlace | null

  @Field(() => Int, { description: '里程，米' })
  distance!: number

  @Field(() => Int, { description: '从第一个到最后一个定位点的时长，秒' })
  duration!: number

  @Field(() => Float, { nullable: true, description: '偏航里程所占的比例，0 到 1；没有渣土场、坐标或定位时为空' })
  offRouteShare!: number | null

  @Field(() => RouteBasis, { nullable: true, description: '偏航的比较依据' })
  offRouteBasis!: RouteBasis | null

  @Field(() => [TrackFlag], { description: '轨迹的异常' })
  flags!: TrackFlag[]
}
